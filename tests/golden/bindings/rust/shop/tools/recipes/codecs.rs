// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `recipes` are read, written and checked.

use toolrt::table;

use super::packages::case_bindings::codecs as case_bindings;
use super::types::{
    BuyFirstArgs, BuyFirstError, BuyFirstInjected, BuyFirstResult, ClearTwiceArgs, ClearTwiceError,
    PageOfArgs, PageOfError, PageOfResult,
};

toolrt::record! {
    BuyFirstArgs: BUY_FIRST_ARGS, closed;
    "words" words: required, STRING;
}

#[rustfmt::skip]
static BUY_FIRST_RESULT_ALL: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    BuyFirstResult: BUY_FIRST_RESULT, closed;
    "bought" bought: required, Nullable(&table::Table::Record(&case_bindings::ITEM));
    "all" all: required, List(&BUY_FIRST_RESULT_ALL);
}

toolrt::record! {
    ClearTwiceArgs: CLEAR_TWICE_ARGS, closed;
}

toolrt::record! {
    PageOfArgs: PAGE_OF_ARGS, closed;
    "page" page: optional, STRING;
}

#[rustfmt::skip]
static PAGE_OF_RESULT_HITS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static PAGE_OF_RESULT_PRICES: table::List = table::List::of(table::Table::INT);

toolrt::record! {
    PageOfResult: PAGE_OF_RESULT, closed;
    "hits" hits: required, List(&PAGE_OF_RESULT_HITS);
    "prices" prices: required, List(&PAGE_OF_RESULT_PRICES);
    "more" more: required, Nullable(&table::Table::STRING);
    "count" count: required, INT;
    "lang" lang: required, STRING;
}

impl toolrt::Inject for BuyFirstInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <toolrt::Uuid as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(BuyFirstError {});

toolrt::tool_errors!(ClearTwiceError {});

toolrt::tool_errors!(PageOfError {});
