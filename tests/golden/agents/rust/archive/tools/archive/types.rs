// Made by toolc from shared.tools; do not edit.

//! The payloads, results and errors of the toolset `archive`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_shared::types::{Finding, Item};

/// The arguments of `search_archive`.
///
/// Search.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchArchiveArgs {
    pub text: String,
    pub limit: i64,
}

impl SearchArchiveArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            limit: 10,
        }
    }
}

/// The result of `search_archive`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchArchiveResult {
    pub items: Vec<Item>,
    pub next_cursor: Option<String>,
}

impl SearchArchiveResult {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(items: Vec<Item>) -> Self {
        Self {
            items,
            next_cursor: None,
        }
    }
}

/// The arguments of `fetch`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FetchArgs {
    pub ids: Vec<toolrt::Uuid>,
}

impl FetchArgs {
    /// Takes the required fields.
    pub fn new(ids: Vec<toolrt::Uuid>) -> Self {
        Self { ids }
    }
}

/// The arguments of `burn`.
///
/// Forget it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BurnArgs {
    pub id: toolrt::Uuid,
}

impl BurnArgs {
    /// Takes the required fields.
    pub fn new(id: toolrt::Uuid) -> Self {
        Self { id }
    }
}

/// The errors of `search_archive`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchArchiveError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `fetch`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FetchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `burn`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BurnError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
