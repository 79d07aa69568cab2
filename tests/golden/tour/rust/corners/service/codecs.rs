// Made by toolc from wide.tools; do not edit.

//! How the payloads and results of the service `corners` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::types::acme_corners::codecs as acme_corners;
use super::types::*;

/// How the search result is read and written.
pub fn search_result() -> toolrt::Codec<AcmeCornersSearchResult> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(SearchError {});
