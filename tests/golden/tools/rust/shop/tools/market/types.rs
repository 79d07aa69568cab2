// Made by toolc from tools.tools; do not edit.

//! The payloads, results and errors of the toolset `market`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_tools::types::{Found, Item, NotHere, TooBusy};

/// The arguments of `buy_item`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyItemArgs {
    pub id: String,
    pub count: i64,
}

impl BuyItemArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            count: 1,
        }
    }
}

/// The arguments of `search_items`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchItemsArgs {
    pub text: String,
}

impl SearchItemsArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The errors of `buy_item`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BuyItemError {
    TooBusy(TooBusy),
    /// Nothing has this id.
    NotHere(NotHere),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `search_items`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchItemsInjected {
    pub run: String,
}

/// The errors of `search_items`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchItemsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
