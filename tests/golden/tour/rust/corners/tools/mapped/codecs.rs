// Made by toolc from wide.tools; do not edit.

//! How the payloads, results and errors of the toolset `mapped` are read, written and checked.

use toolrt::table;

use super::types::{FindArgs, FindError, FindResult};

toolrt::record! {
    FindArgs: FIND_ARGS, closed;
    "query" query: required, STRING;
    "limit" limit: default("10", 10), INT;
}

#[rustfmt::skip]
static FIND_RESULT_HITS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    FindResult: FIND_RESULT, closed;
    "hits" hits: required, List(&FIND_RESULT_HITS);
    "more" more: required, Bool;
}

toolrt::tool_errors!(FindError {});
