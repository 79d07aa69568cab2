// Made by toolc from wide.tools; do not edit.

//! The payloads, results and errors of the toolset `web`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_common::types::Money;
#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_corners::types::{
    Based, Keyword, Nested, NestedLevel, NestedMode, NestedPoint, NestedSort, Open, OpenTyped,
    Path3, Span, Wire,
};

/// The arguments of `web-search`.
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

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WebSearchResultResultsItem {
    pub title: String,
    pub url: toolrt::Uri,
}

impl WebSearchResultResultsItem {
    /// Takes the required fields.
    pub fn new(title: impl Into<String>, url: toolrt::Uri) -> Self {
        Self {
            title: title.into(),
            url,
        }
    }
}

/// The result of `web-search`.
#[derive(Debug, Clone, PartialEq)]
pub struct WebSearchResult {
    pub results: Vec<WebSearchResultResultsItem>,
    pub keywords: Keyword,
    pub nested: Nested,
    pub open: Open,
    pub typed: OpenTyped,
    pub based: Based,
    pub wire: Wire,
}

impl WebSearchResult {
    /// Takes the required fields.
    pub fn new(
        results: Vec<WebSearchResultResultsItem>,
        keywords: Keyword,
        nested: Nested,
        open: Open,
        typed: OpenTyped,
        based: Based,
        wire: Wire,
    ) -> Self {
        Self {
            results,
            keywords,
            nested,
            open,
            typed,
            based,
            wire,
        }
    }
}

/// What `web-search` gives beside its result.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct WebSearchSide {
    pub raw: Option<toolrt::Value>,
}

impl WebSearchSide {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { raw: None }
    }
}

/// What the context gives to `web-search`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WebSearchInjected {
    pub token: toolrt::Secret<String>,
}

/// The errors of `web-search`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WebSearchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
