// Made by toolc from two.tools; do not edit.

//! The types of the package `corners.two`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Thing {
    pub there: i64,
}

impl Thing {
    /// Takes the required fields.
    pub fn new(there: i64) -> Self {
        Self { there }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Unused {
    pub a: Option<i64>,
}

impl Unused {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { a: None }
    }
}
