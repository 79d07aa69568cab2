// Made by toolc from notes.tools; do not edit.

//! The payloads, results and errors of the toolset `notes`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_notes::types::{Match, NoSuchNote, Note, NoteName};

/// The arguments of `list_notes`.
///
/// List the names of all notes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ListNotesArgs {}

/// The result of `list_notes`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ListNotesResult {
    pub names: Vec<NoteName>,
}

impl ListNotesResult {
    /// Takes the required fields.
    pub fn new(names: Vec<NoteName>) -> Self {
        Self { names }
    }
}

/// The arguments of `search_notes`.
///
/// Find lines that contain a text, in any case of its letters.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchNotesArgs {
    /// What to look for.
    pub text: String,
    pub limit: i64,
}

impl SearchNotesArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            limit: 20,
        }
    }
}

/// The result of `search_notes`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchNotesResult {
    pub matches: Vec<Match>,
    pub complete: bool,
}

impl SearchNotesResult {
    /// Takes the required fields.
    pub fn new(matches: Vec<Match>, complete: bool) -> Self {
        Self { matches, complete }
    }
}

/// The arguments of `read_note`.
///
/// Read a note.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadNoteArgs {
    pub name: NoteName,
}

impl ReadNoteArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// The arguments of `write_note`.
///
/// Write a note; one of the same name is replaced.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WriteNoteArgs {
    pub name: NoteName,
    pub text: String,
}

impl WriteNoteArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
        }
    }
}

/// The result of `write_note`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WriteNoteResult {
    pub created: bool,
}

impl WriteNoteResult {
    /// Takes the required fields.
    pub fn new(created: bool) -> Self {
        Self { created }
    }
}

/// The arguments of `delete_note`.
///
/// Delete a note for good.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeleteNoteArgs {
    pub name: NoteName,
}

impl DeleteNoteArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// The result of `delete_note`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DeleteNoteResult {
    pub deleted: bool,
}

impl DeleteNoteResult {
    /// Takes the required fields.
    pub fn new(deleted: bool) -> Self {
        Self { deleted }
    }
}

/// The errors of `list_notes`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ListNotesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `search_notes`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchNotesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `read_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReadNoteError {
    /// There is no note of this name.
    NoSuchNote(NoSuchNote),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `write_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WriteNoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `delete_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DeleteNoteError {
    /// There is no note of this name.
    NoSuchNote(NoSuchNote),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
