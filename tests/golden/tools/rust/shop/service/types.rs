// Made by toolc from tools.tools; do not edit.

//! The payloads, results and errors of the service `shop`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::case_tools::types::{Found, Item, NotHere, Query};

/// The payload of `buy`.
///
/// Buys an item.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyPayload {
    pub id: String,
    pub count: i64,
}

impl BuyPayload {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            count: 1,
        }
    }
}

/// The payload of `note`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NotePayload {
    pub text: String,
}

impl NotePayload {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The result of `note`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteResult {
    pub length: i64,
}

impl NoteResult {
    /// Takes the required fields.
    pub fn new(length: i64) -> Self {
        Self { length }
    }
}

/// The result of `buy`.
pub type BuyResult = Item;

/// The errors of `buy`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BuyError {
    /// Nothing has this id.
    NotHere(NotHere),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `search`.
pub type SearchResult = Found;

/// The errors of `search`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum NoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
