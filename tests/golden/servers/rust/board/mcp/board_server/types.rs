// Made by toolc from servers.tools; do not edit.

//! The types of the resources and prompts of the server `board_server`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_servers::types::{Card, How, NoSuchCard};

/// The arguments of `board_server/column`.
///
/// All cards of a column.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ColumnArgs {
    pub name: String,
}

impl ColumnArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// The arguments of `board_server/picture`.
///
/// The picture of the board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PictureArgs {}

/// The arguments of `board_server/a file`.
///
/// Files beside the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AFileArgs {
    pub path: String,
}

impl AFileArgs {
    /// Takes the required fields.
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into() }
    }
}

/// The arguments of `board_server/notes`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct NotesArgs {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CompareArgsDepth {
    N1,
    N2,
}

impl CompareArgsDepth {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::N1, Self::N2];

    /// The number on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::N1 => 1,
            Self::N2 => 2,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CompareArgsLimits {
    pub top: i64,
}

impl CompareArgsLimits {
    /// Takes the required fields.
    pub fn new(top: i64) -> Self {
        Self { top }
    }
}

/// The arguments of `board_server/compare`.
///
/// Compare a card with a sketch.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CompareArgs {
    /// The card.
    pub card: String,
    pub how: How,
    pub loud: Option<bool>,
    pub depth: toolrt::Maybe<CompareArgsDepth>,
    pub limits: Option<CompareArgsLimits>,
}

impl CompareArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(card: impl Into<String>) -> Self {
        Self {
            card: card.into(),
            how: How::Fast,
            loud: None,
            depth: toolrt::Maybe::Absent,
            limits: None,
        }
    }
}

/// The arguments of `board_server/important`.
///
/// Whatever the host finds important.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct ImportantArgs {
    pub topic: Option<String>,
}

impl ImportantArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { topic: None }
    }
}

/// The errors of `board_server/column`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ColumnError {
    /// There is no such card.
    NoSuchCard(NoSuchCard),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `board_server/picture`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PictureError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `board_server/a file`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum AFileError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `board_server/notes`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum NotesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `board_server/compare`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CompareError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `board_server/important`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ImportantError {
    /// There is no such card.
    NoSuchCard(NoSuchCard),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
