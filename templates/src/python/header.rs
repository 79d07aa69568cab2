//! What a file of Python says of its origin.

use super::docs;
use crate::plan::origin::origin;

/// Line one of a file that is made from these.
pub(super) fn header(sources: &[&str]) -> String {
    format!("# {}", docs::one_line(&origin(sources)))
}
