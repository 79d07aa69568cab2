// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `archive` are read, written and checked.

use toolrt::table;

use super::packages::acme_shared::codecs as acme_shared;
use super::types::{
    BurnArgs, BurnError, FetchArgs, FetchError, Finding, SearchArchiveArgs, SearchArchiveError,
    SearchArchiveResult,
};

#[rustfmt::skip]
static SEARCH_ARCHIVE_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(100);

toolrt::record! {
    SearchArchiveArgs: SEARCH_ARCHIVE_ARGS, closed;
    "text" text: required, STRING;
    "limit" limit: default("10", 10), int(&SEARCH_ARCHIVE_ARGS_LIMIT);
}

#[rustfmt::skip]
static SEARCH_ARCHIVE_RESULT_ITEMS: table::List = table::List::of(table::Table::Record(&acme_shared::ITEM));

toolrt::record! {
    SearchArchiveResult: SEARCH_ARCHIVE_RESULT, closed;
    "items" items: required, List(&SEARCH_ARCHIVE_RESULT_ITEMS);
    "next_cursor" next_cursor: optional, STRING;
}

#[rustfmt::skip]
static FETCH_ARGS_IDS: table::List = table::List::of(table::Table::UUID);

toolrt::record! {
    FetchArgs: FETCH_ARGS, closed;
    "ids" ids: required, List(&FETCH_ARGS_IDS);
}

toolrt::record! {
    BurnArgs: BURN_ARGS, closed;
    "id" id: required, UUID;
}

toolrt::tool_errors!(SearchArchiveError {});

#[rustfmt::skip]
static FETCH_RESULT_TYPE: table::Map = table::Map::of(table::Table::Record(&acme_shared::FINDING));
#[rustfmt::skip]
#[doc(hidden)] pub static FETCH_RESULT_TABLE: table::Table = table::Table::Map(&FETCH_RESULT_TYPE);

/// How the fetch result is read and written.
pub fn fetch_result() -> toolrt::Codec<std::collections::BTreeMap<String, Finding>> {
    toolrt::codec! {
        FETCH_RESULT_TABLE: Map(&FETCH_RESULT_TYPE)
    }
}

toolrt::tool_errors!(FetchError {});

toolrt::tool_errors!(BurnError {});
