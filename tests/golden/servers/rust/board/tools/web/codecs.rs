// Made by toolc from servers.tools; do not edit.

//! How the payloads, results and errors of the toolset `web` are read, written and checked.

use toolrt::table;

use super::types::{
    SearchTwiceArgs, SearchTwiceError, WebSearchArgs, WebSearchError, WebSearchInjected,
};

toolrt::record! {
    WebSearchArgs: WEB_SEARCH_ARGS, closed;
    "query" query: required, STRING;
}

toolrt::record! {
    SearchTwiceArgs: SEARCH_TWICE_ARGS, closed;
    "query" query: required, STRING;
}

#[rustfmt::skip]
static WEB_SEARCH_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
#[doc(hidden)] pub static WEB_SEARCH_RESULT_TABLE: table::Table = table::Table::List(&WEB_SEARCH_RESULT_TYPE);

/// How the web search result is read and written.
pub fn web_search_result() -> toolrt::Codec<Vec<String>> {
    toolrt::codec! {
        WEB_SEARCH_RESULT_TABLE: List(&WEB_SEARCH_RESULT_TYPE)
    }
}

impl toolrt::Inject for WebSearchInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            tenant: cx.inject(
                "tenant",
                toolrt::Source::Label("tenant"),
                <String as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(WebSearchError {});

#[rustfmt::skip]
static SEARCH_TWICE_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
#[doc(hidden)] pub static SEARCH_TWICE_RESULT_TABLE: table::Table = table::Table::List(&SEARCH_TWICE_RESULT_TYPE);

/// How the search twice result is read and written.
pub fn search_twice_result() -> toolrt::Codec<Vec<String>> {
    toolrt::codec! {
        SEARCH_TWICE_RESULT_TABLE: List(&SEARCH_TWICE_RESULT_TYPE)
    }
}

toolrt::tool_errors!(SearchTwiceError {});
