// Made by toolc from wide.tools; do not edit.

//! How the payloads and results of the service `corners` are read, written and checked.

use super::types::{AcmeCornersSearchResult, SearchError};

/// How the search result is read and written.
pub fn search_result() -> toolrt::Codec<AcmeCornersSearchResult> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(SearchError {});
