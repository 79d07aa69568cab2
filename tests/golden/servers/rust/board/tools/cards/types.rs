// Made by toolc from servers.tools; do not edit.

//! The payloads, results and errors of the toolset `cards`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_servers::types::{Card, Column, NoSuchCard};

/// The arguments of `find_cards`.
///
/// Find cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct FindCardsArgs {
    pub query: String,
    pub region: Option<String>,
}

impl FindCardsArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            query: String::new(),
            region: None,
        }
    }
}

/// The arguments of `move_card`.
///
/// Move a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveCardArgs {
    pub id: i64,
    pub column: Column,
}

impl MoveCardArgs {
    /// Takes the required fields.
    pub fn new(id: i64, column: Column) -> Self {
        Self { id, column }
    }
}

/// The arguments of `draw`.
///
/// Draw the board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DrawArgs {}

/// What the context gives to `find_cards`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindCardsInjected {
    pub run: String,
}

/// The errors of `find_cards`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindCardsError {
    /// There is no such card.
    NoSuchCard(NoSuchCard),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `move_card`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum MoveCardError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `draw`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DrawError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
