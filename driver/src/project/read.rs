//! From the bytes of a source file to its text.

use std::path::Path;

use crate::problem::{Problem, shown};
use crate::regular;

/// The text of a file, without the byte-order mark that some editors write.
pub(super) fn text_of(path: &Path) -> Result<String, Problem> {
    let mut text = whole_text_of(path)?;
    if text.starts_with('\u{FEFF}') {
        text.drain(..'\u{FEFF}'.len_utf8());
    }
    Ok(text)
}

/// The text of a file, unchanged.
pub(crate) fn whole_text_of(path: &Path) -> Result<String, Problem> {
    let bytes = regular::read(path).map_err(|error| {
        Problem::disk("read", path, &error)
            .help("check that the file is there and that you may read it")
    })?;
    text(bytes, &shown(path))
}

/// The text of some bytes; `shown` names their source.
pub(crate) fn text(bytes: Vec<u8>, shown: &str) -> Result<String, Problem> {
    let not_text = |why: String| Problem::content(why).help("save it as UTF-8");
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(not_text(format!("`{shown}` is in UTF-16, not in UTF-8")));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
        not_text(format!(
            "`{shown}` is not UTF-8: byte 0x{:02X} at offset {at}, on line {line}",
            bytes[at]
        ))
    })?;
    if u32::try_from(text.len()).is_err() {
        return Err(Problem::content(format!("`{shown}` is larger than 4 GiB"))
            .help("split it into several files"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_encodings_are_told() {
        let problem = text(b"one\ntwo \xE9t\xE9".to_vec(), "a.tools").unwrap_err();
        assert_eq!(
            problem.message,
            "`a.tools` is not UTF-8: byte 0xE9 at offset 8, on line 2"
        );
        assert!(
            text(b"\xFF\xFEp\0".to_vec(), "a")
                .unwrap_err()
                .message
                .contains("UTF-16")
        );
    }
}
