//! What becomes of a text that holds values, in whichever language they are written.

use crate::ir::Value;

/// How deep containers may stand inside each other.
pub(super) const DEEPEST: usize = 256;

/// What a text was read as.
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
    /// What it was read as.
    pub language: Language,
    /// The byte at which it was noticed.
    pub offset: usize,
    /// What is wrong, in a few words.
    pub message: &'static str,
}

/// What was read, and what was put right on the way.
#[derive(Debug)]
pub(super) struct Document {
    /// The value.
    pub value: Value,
    /// One sentence each: keys that repeat, numbers that JSON does not have, halves of surrogate pairs.
    pub repairs: Vec<String>,
}
