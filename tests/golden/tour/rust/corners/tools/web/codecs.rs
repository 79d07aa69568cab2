// Made by toolc from wide.tools; do not edit.

//! How the payloads, results and errors of the toolset `web` are read, written and checked.

use toolrt::table;

use super::packages::acme_corners::codecs as acme_corners;
use super::types::{
    WebSearchArgs, WebSearchError, WebSearchInjected, WebSearchResult, WebSearchResultResultsItem,
    WebSearchSide,
};

toolrt::record! {
    WebSearchArgs: WEB_SEARCH_ARGS, closed;
    "query" query: required, STRING;
}

toolrt::record! {
    WebSearchResultResultsItem: WEB_SEARCH_RESULT_RESULTS_ITEM, closed;
    "title" title: required, STRING;
    "url" url: required, URI;
}

#[rustfmt::skip]
static WEB_SEARCH_RESULT_RESULTS: table::List = table::List::of(table::Table::Record(&WEB_SEARCH_RESULT_RESULTS_ITEM));

toolrt::record! {
    WebSearchResult: WEB_SEARCH_RESULT, closed;
    "results" results: required, List(&WEB_SEARCH_RESULT_RESULTS);
    "keywords" keywords: required, Record(&acme_corners::KEYWORD);
    "nested" nested: required, Record(&acme_corners::NESTED);
    "open" open: required, Record(&acme_corners::OPEN);
    "typed" typed: required, Record(&acme_corners::OPEN_TYPED);
    "based" based: required, Record(&acme_corners::BASED);
    "wire" wire: required, Enum(&acme_corners::WIRE);
}

toolrt::record! {
    WebSearchSide: WEB_SEARCH_SIDE, closed;
    "raw" raw: optional, Json;
}

#[rustfmt::skip]
#[doc(hidden)] pub static WEB_SEARCH_INJECTED_TOKEN_ARGUMENT_TABLE: table::Table = table::Table::Secret(&table::Table::STRING);

/// How the web search injected token argument is read and written.
pub fn web_search_injected_token_argument() -> toolrt::Codec<toolrt::Secret<String>> {
    toolrt::codec! {
        WEB_SEARCH_INJECTED_TOKEN_ARGUMENT_TABLE: Secret(&table::Table::STRING)
    }
}

impl toolrt::Inject for WebSearchInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            token: cx.inject(
                "token",
                toolrt::Source::Label("token"),
                <toolrt::Secret<String> as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(WebSearchError {});
