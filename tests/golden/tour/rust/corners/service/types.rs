// Made by toolc from wide.tools; do not edit.

//! The payloads, results and errors of the service `corners`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::acme_corners::types::{
    SearchArgs, SearchResult as AcmeCornersSearchResult,
};

/// The result of `search`.
pub type SearchResult = AcmeCornersSearchResult;

/// The errors of `search`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
