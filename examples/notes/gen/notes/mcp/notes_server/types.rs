// Made by toolc from notes.tools; do not edit.

//! The types of the resources and prompts of the server `notes_server`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_notes::types::{Length, NoSuchNote, NoteName};

/// The arguments of `notes_server/note`.
///
/// The text of a note.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NoteArgs {
    pub name: String,
}

impl NoteArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// The arguments of `notes_server/summarize`.
///
/// Summarize what the notes say of a topic.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SummarizeArgs {
    /// What the summary is about.
    pub topic: String,
    pub length: Length,
}

impl SummarizeArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(topic: impl Into<String>) -> Self {
        Self {
            topic: topic.into(),
            length: Length::Short,
        }
    }
}

/// The arguments of `notes_server/tidy`.
///
/// Tidy up a note.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TidyArgs {
    pub name: NoteName,
}

impl TidyArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// The errors of `notes_server/note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum NoteError {
    /// There is no note of this name.
    NoSuchNote(NoSuchNote),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `notes_server/summarize`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SummarizeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `notes_server/tidy`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum TidyError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
