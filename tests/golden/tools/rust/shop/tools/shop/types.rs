// Made by toolc from tools.tools; do not edit.

//! The payloads, results and errors of the toolset `shop`.

/// The arguments of `note_text`.
///
/// Notes a text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NoteTextArgs {
    pub text: String,
}

impl NoteTextArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The result of `note_text`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteTextResult {
    pub length: i64,
}

impl NoteTextResult {
    /// Takes the required fields.
    pub fn new(length: i64) -> Self {
        Self { length }
    }
}

/// The errors of `note_text`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum NoteTextError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
