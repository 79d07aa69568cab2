//! What a file of Rust says of its origin: the sources, and the runtime that it is tied to.

use super::docs;
use crate::plan::origin::origin;

/// The version of the runtime that generated code is tied to.
pub(super) const RUNTIME: &str = "0.1";

/// Line one of a file that is made from these.
pub(super) fn header(sources: &[&str]) -> String {
    format!("// {}", docs::one_line(&origin(sources)))
}
