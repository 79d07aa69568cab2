// Made by toolc from bindings.tools; do not edit.

//! How the payloads and results of the service `shop` are read, written and checked.

use toolrt::table;

use super::super::super::types::case_bindings::codecs as case_bindings;
use super::types::{
    BuyError, BuyPayload, ClearError, ClearPayload, FindError, FindResult, Gone, LabelError,
    LabelPayload, SoldOut, StockError, StockInjected, StockPayload, WatchError, WatchItem,
    WatchPayload,
};

toolrt::record! {
    BuyPayload: BUY_PAYLOAD, closed;
    "id" id: required, STRING;
    "count" count: default("1", 1), INT;
    "note" note: optional, STRING;
}

#[rustfmt::skip]
static FIND_RESULT_ITEMS: table::List = table::List::of(table::Table::Record(&case_bindings::ITEM));

toolrt::record! {
    FindResult: FIND_RESULT, closed;
    "items" items: required, List(&FIND_RESULT_ITEMS);
    "total" total: required, INT;
    "next" next: required, Nullable(&table::Table::STRING);
}

toolrt::record! {
    StockPayload: STOCK_PAYLOAD, closed;
    "id" id: required, STRING;
}

toolrt::record! {
    WatchPayload: WATCH_PAYLOAD, closed;
    "id" id: required, STRING;
    "token" token: required, Secret(&table::Table::STRING);
}

toolrt::record! {
    WatchItem: WATCH_ITEM, closed;
    "at" at: required, DATE_TIME;
    "price" price: required, Record(&case_bindings::MONEY);
}

toolrt::record! {
    ClearPayload: CLEAR_PAYLOAD, closed;
}

#[rustfmt::skip]
static LABEL_PAYLOAD_TEXT: table::Text = table::Text::ANY.max(8);

toolrt::record! {
    LabelPayload: LABEL_PAYLOAD, closed;
    "id" id: required, STRING;
    "text" text: required, text(&LABEL_PAYLOAD_TEXT);
}

toolrt::tool_errors!(BuyError {
    "gone" => Gone(Gone),
    "sold_out" => SoldOut(SoldOut),
});

/// How the find result is read and written.
pub fn find_result() -> toolrt::Codec<FindResult> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(FindError {});

impl toolrt::Inject for StockInjected {
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

toolrt::tool_errors!(StockError {
    "gone" => Gone(Gone),
});

#[rustfmt::skip]
static WATCH_RESULT_TYPE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
#[doc(hidden)] pub static WATCH_RESULT_TABLE: table::Table = table::Table::Int(&WATCH_RESULT_TYPE);

/// How the watch result is read and written.
pub fn watch_result() -> toolrt::Codec<i64> {
    toolrt::codec! {
        WATCH_RESULT_TABLE: int(&WATCH_RESULT_TYPE)
    }
}

/// How the watch item is read and written.
pub fn watch_item() -> toolrt::Codec<WatchItem> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(WatchError {});

toolrt::tool_errors!(ClearError {});

toolrt::tool_errors!(LabelError {});
