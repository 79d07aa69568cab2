// Made by toolc from research.tools; do not edit.

//! The payloads, results and errors of the toolset `notes`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_research::types::Note;

/// The arguments of `find_notes`.
///
/// Find the notes that hold all of these words.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindNotesArgs {
    pub words: Vec<String>,
}

impl FindNotesArgs {
    /// Takes the required fields.
    pub fn new(words: Vec<String>) -> Self {
        Self { words }
    }
}

/// The arguments of `read_note`.
///
/// Read one note.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadNoteArgs {
    pub id: String,
}

impl ReadNoteArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The arguments of `delete_note`.
///
/// Delete a note.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeleteNoteArgs {
    pub id: String,
}

impl DeleteNoteArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The errors of `find_notes`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindNotesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `read_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReadNoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `delete_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DeleteNoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
