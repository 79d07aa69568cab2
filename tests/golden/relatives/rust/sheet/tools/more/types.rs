// Made by toolc from relatives.tools; do not edit.

//! The payloads, results and errors of the toolset `more`.

/// The arguments of `stream_note`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StreamNoteArgs {
    pub x: i64,
}

impl StreamNoteArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The arguments of `stream`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StreamArgs {
    pub x: i64,
}

impl StreamArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The errors of `stream_note`.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamNoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `stream`.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
