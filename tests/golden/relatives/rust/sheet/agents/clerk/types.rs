// Made by toolc from relatives.tools; do not edit.

//! The types of what the model of `clerk` answers.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::relatives::types::{Draft, DraftCompletion};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DraftAnswer {
    pub text: String,
}

impl DraftAnswer {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}
