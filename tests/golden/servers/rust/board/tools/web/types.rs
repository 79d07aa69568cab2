// Made by toolc from servers.tools; do not edit.

//! The payloads, results and errors of the toolset `web`.

/// The arguments of `web_search`.
///
/// Search the web.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WebSearchArgs {
    pub query: String,
}

impl WebSearchArgs {
    /// Takes the required fields.
    pub fn new(query: impl Into<String>) -> Self {
        Self {
            query: query.into(),
        }
    }
}

/// The arguments of `search_twice`.
///
/// Search twice.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchTwiceArgs {
    pub query: String,
}

impl SearchTwiceArgs {
    /// Takes the required fields.
    pub fn new(query: impl Into<String>) -> Self {
        Self {
            query: query.into(),
        }
    }
}

/// What the context gives to `web_search`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WebSearchInjected {
    pub tenant: String,
}

/// The errors of `web_search`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WebSearchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `search_twice`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchTwiceError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
