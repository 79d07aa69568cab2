// Made by toolc from sheet.tools; do not edit.

//! The types of the package `sheet_service`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Row {
    pub cells: Vec<String>,
}

impl Row {
    /// Takes the required fields.
    pub fn new(cells: Vec<String>) -> Self {
        Self { cells }
    }
}
