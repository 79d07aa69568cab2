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
