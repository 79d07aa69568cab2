// Made by toolc from other.tools; do not edit.

//! The types of the package `other.names`.

/// A declared word of Python.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Exception {
    pub text: String,
}

impl Exception {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct T1 {
    pub way: String,
}

impl T1 {
    /// Takes the required fields.
    pub fn new(way: impl Into<String>) -> Self {
        Self { way: way.into() }
    }
}

/// Stands above what it names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Aliased {
    pub code: LookupError,
    pub all: Option<Vec<Warning>>,
}

impl Aliased {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { code: 3, all: None }
    }
}

impl Default for Aliased {
    fn default() -> Self {
        Self::new()
    }
}

pub type LookupError = i64;

pub type Warning = String;
