// Made by toolc from codecs.tools; do not edit.

//! The types of the package `codecs`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell {
    pub value: i64,
}

impl Cell {
    /// Takes the required fields.
    pub fn new(value: i64) -> Self {
        Self { value }
    }
}
