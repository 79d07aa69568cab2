//! A text of values as read, independent of its language.

use crate::ir::Value;

/// How deeply containers may be nested.
pub(super) const DEEPEST: usize = 256;

/// The language that a text was read as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// RFC 8259.
    Json,
    /// YAML 1.2.
    Yaml,
}

impl Language {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "JSON",
            Self::Yaml => "YAML",
        }
    }
}

/// Why a text cannot be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// The language that it was read as.
    pub language: Language,
    /// The byte at which it was noticed.
    pub offset: usize,
    /// A short description of the error.
    pub message: &'static str,
}

/// The values, and the repairs.
#[derive(Debug)]
pub(super) struct Document {
    /// The value.
    pub value: Value,
    /// One sentence each: keys that repeat, numbers that JSON does not have, halves of surrogate pairs.
    pub repairs: Vec<String>,
}
