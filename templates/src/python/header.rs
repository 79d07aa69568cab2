//! What a file of Python says of its origin.

use super::docs;
use crate::plan::origin::origin;

/// Line one of a file.
pub(super) fn header<'a>(files: impl Iterator<Item = &'a str>) -> String {
    format!("# {}", docs::one_line(&origin(files)))
}
