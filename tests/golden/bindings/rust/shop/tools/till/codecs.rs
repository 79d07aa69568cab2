// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `till` are read, written and checked.

use toolrt::table;

use super::packages::case_bindings::codecs as case_bindings;
use super::types::{
    BuyItemArgs, BuyItemError, ClearAllArgs, ClearAllError, Gone, LabelItemArgs, LabelItemError,
    SearchArgs, SearchError, SearchResult, SoldOut, WatchPriceArgs, WatchPriceError,
    WatchPriceInjected, WatchPriceItem, WatchPriceSide,
};

toolrt::record! {
    BuyItemArgs: BUY_ITEM_ARGS, closed;
    "id" id: required, STRING;
    "note" note: optional, STRING;
}

toolrt::record! {
    SearchArgs: SEARCH_ARGS, closed;
    "words" words: required, STRING;
    "most" most: optional, INT;
    "page" page: optional, STRING;
}

#[rustfmt::skip]
static SEARCH_RESULT_HITS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static SEARCH_RESULT_PRICES: table::List = table::List::of(table::Table::INT);

toolrt::record! {
    SearchResult: SEARCH_RESULT, closed;
    "hits" hits: required, List(&SEARCH_RESULT_HITS);
    "prices" prices: required, List(&SEARCH_RESULT_PRICES);
    "more" more: required, Nullable(&table::Table::STRING);
    "count" count: required, INT;
    "lang" lang: required, STRING;
}

toolrt::record! {
    WatchPriceArgs: WATCH_PRICE_ARGS, closed;
    "id" id: required, STRING;
}

toolrt::record! {
    WatchPriceItem: WATCH_PRICE_ITEM, closed;
    "at" at: required, STRING;
    "price" price: required, Record(&case_bindings::MONEY);
}

#[rustfmt::skip]
static WATCH_PRICE_SIDE_LOG: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    WatchPriceSide: WATCH_PRICE_SIDE, closed;
    "log" log: optional, List(&WATCH_PRICE_SIDE_LOG);
}

toolrt::record! {
    ClearAllArgs: CLEAR_ALL_ARGS, closed;
}

toolrt::record! {
    LabelItemArgs: LABEL_ITEM_ARGS, closed;
    "id" id: required, STRING;
    "text" text: required, STRING;
}

toolrt::tool_errors!(BuyItemError {
    "gone" => Gone(Gone),
    "sold_out" => SoldOut(SoldOut),
});

toolrt::tool_errors!(SearchError {
    "sold_out" => SoldOut(SoldOut),
});

#[rustfmt::skip]
#[doc(hidden)] pub static WATCH_PRICE_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::FLOAT);

/// How the watch price result is read and written.
pub fn watch_price_result() -> toolrt::Codec<Option<f64>> {
    toolrt::codec! {
        WATCH_PRICE_RESULT_TABLE: Nullable(&table::Table::FLOAT)
    }
}

impl toolrt::Inject for WatchPriceInjected {
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

toolrt::tool_errors!(WatchPriceError {});

toolrt::tool_errors!(ClearAllError {});

toolrt::tool_errors!(LabelItemError {});
