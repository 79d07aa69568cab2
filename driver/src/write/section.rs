//! Files that a person keeps, with a section of ours in them: between two lines that the person has put there.
//!
//! In such a file, only the section counts: its text is what is compared, hashed, listed and replaced. What stands
//! around it is never changed.

use std::ops::Range;

/// The files that may be a person's: agents read them by these names.
const NAMES: [&str; 2] = ["AGENTS.md", "CLAUDE.md"];

/// The line above the section.
pub const BEGIN: &str = "<!-- toolc:begin -->";
/// The line below the section.
pub const END: &str = "<!-- toolc:end -->";

/// Whether a path may be a person's file with a section of ours.
pub(crate) fn may_have(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    NAMES.contains(&name)
}

/// Where the section of a file is; nothing where the whole file counts. Both lines must be there once, in their order.
pub(crate) fn of(path: &str, bytes: &[u8]) -> Option<Range<usize>> {
    if !may_have(path) {
        return None;
    }
    let begin = only_line(bytes, BEGIN)?;
    let end = only_line(bytes, END)?;
    (begin.end <= end.start).then_some(begin.end..end.start)
}

/// The whole file with another section, whose lines end as those of the file.
pub(crate) fn with(bytes: &[u8], section: &Range<usize>, text: &[u8]) -> Vec<u8> {
    let mut whole = bytes[..section.start].to_vec();
    match whole.ends_with(b"\r\n") {
        true => text
            .split_inclusive(|byte| *byte == b'\n')
            .for_each(|line| {
                let bare = line.strip_suffix(b"\n");
                whole.extend_from_slice(bare.unwrap_or(line));
                if bare.is_some() {
                    whole.extend_from_slice(b"\r\n");
                }
            }),
        false => whole.extend_from_slice(text),
    }
    whole.extend_from_slice(&bytes[section.end..]);
    whole
}

/// A line that is there once, with its line break.
fn only_line(bytes: &[u8], wanted: &str) -> Option<Range<usize>> {
    let (mut at, mut found) = (0, None);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let bare = line.strip_suffix(b"\n").unwrap_or(line);
        if bare.strip_suffix(b"\r").unwrap_or(bare) == wanted.as_bytes() {
            if found.is_some() {
                return None;
            }
            found = Some(at..at + line.len());
        }
        at += line.len();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{of, with};

    #[test]
    fn the_section_is_between_its_lines() {
        let text = b"Mine.\n<!-- toolc:begin -->\nold\n<!-- toolc:end -->\nAlso mine.";
        let section = of("docs/AGENTS.md", text).unwrap();
        assert_eq!(&text[section.clone()], b"old\n");
        assert_eq!(
            with(text, &section, b"new\nlines\n"),
            b"Mine.\n<!-- toolc:begin -->\nnew\nlines\n<!-- toolc:end -->\nAlso mine."
        );
        assert_eq!(of("docs/README.md", text), None);
    }

    #[test]
    fn line_ends_are_those_of_the_file() {
        let text = b"<!-- toolc:begin -->\r\n<!-- toolc:end -->";
        let section = of("AGENTS.md", text).unwrap();
        assert!(section.is_empty());
        assert_eq!(
            with(text, &section, b"a\nb\n"),
            b"<!-- toolc:begin -->\r\na\r\nb\r\n<!-- toolc:end -->"
        );
    }

    #[test]
    fn lines_that_are_not_clear_make_no_section() {
        for text in [
            "<!-- toolc:end -->\n<!-- toolc:begin -->\n",
            "<!-- toolc:begin -->\n",
            "<!-- toolc:begin -->\n<!-- toolc:begin -->\n<!-- toolc:end -->\n",
            " <!-- toolc:begin -->\n<!-- toolc:end -->\n",
            "x <!-- toolc:begin --> <!-- toolc:end -->",
            "",
        ] {
            assert_eq!(of("AGENTS.md", text.as_bytes()), None, "{text}");
        }
    }
}
