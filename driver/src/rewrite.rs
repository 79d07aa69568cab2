//! Changes a source of the user: in one step, and only if it has not changed since it was read.

use std::fs;
use std::path::Path;

use crate::draft::Draft;
use crate::problem::{Problem, shown};

/// The byte-order mark of some editors; it is not part of the compiled text, and is kept.
const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Replaces the text that was read by a new one. A link stays a link, permissions are kept, and a concurrent reader
/// sees one text or the other.
pub fn rewrite(path: &Path, old: &str, new: &str) -> Result<(), Problem> {
    let refused = |error: std::io::Error| Problem::disk("write", path, &error);
    let place = fs::canonicalize(path).map_err(refused)?;
    let permissions = fs::metadata(&place).map_err(refused)?.permissions();
    if permissions.readonly() {
        let message = format!("cannot write `{}`: it is read-only", shown(path));
        return Err(Problem::outside(message).help("let it be written, or leave it out"));
    }
    // Whoever else writes there has to be done before it is looked at.
    let draft = Draft::of(&place).map_err(refused)?;
    let bytes = fs::read(&place).map_err(refused)?;
    let mark: &[u8] = match bytes.strip_prefix(BYTE_ORDER_MARK) {
        Some(text) if text == old.as_bytes() => BYTE_ORDER_MARK,
        Some(_) | None if bytes == old.as_bytes() => &[],
        Some(_) | None => {
            let message = format!("`{}` was changed while toolc ran", shown(path));
            return Err(
                Problem::content(message).help("run toolc again; the file is as it was saved")
            );
        }
    };
    draft
        .put(&[mark, new.as_bytes()].concat(), Some(permissions))
        .map_err(refused)
}
