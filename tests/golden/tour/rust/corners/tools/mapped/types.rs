// Made by toolc from wide.tools; do not edit.

//! The payloads, results and errors of the toolset `mapped`.

/// The arguments of `find`.
///
/// Find by free text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindArgs {
    pub query: String,
    pub limit: i64,
}

impl FindArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(query: impl Into<String>) -> Self {
        Self {
            query: query.into(),
            limit: 10,
        }
    }
}

/// The result of `find`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindResult {
    pub hits: Vec<String>,
    pub more: bool,
}

impl FindResult {
    /// Takes the required fields.
    pub fn new(hits: Vec<String>, more: bool) -> Self {
        Self { hits, more }
    }
}

/// The errors of `find`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
