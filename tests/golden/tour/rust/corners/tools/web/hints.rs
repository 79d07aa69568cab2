// Made by toolc from wide.tools; do not edit.

//! What the tools of `web` say while they run, behind their results, and to whom they ask for consent.

use super::provider::WebSearch;
use super::types::{WebSearchArgs, WebSearchResult};

/// What `web-search` reminds the model of behind its result: `Quote your sources.`
pub fn web_search_reminder(args: &WebSearchArgs, result: &WebSearchResult) -> String {
    toolrt::host::reminder::<WebSearch>(args, result)
}
