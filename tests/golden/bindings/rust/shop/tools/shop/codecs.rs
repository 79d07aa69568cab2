// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `shop` are read, written and checked.

use toolrt::table;

use super::packages::case_bindings::codecs as case_bindings;
use super::types::{Gone, Item, StockOfArgs, StockOfError, StockOfInjected};

toolrt::record! {
    StockOfArgs: STOCK_OF_ARGS, closed;
    "id" id: required, STRING;
}

#[rustfmt::skip]
static STOCK_OF_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&case_bindings::ITEM));
#[rustfmt::skip]
#[doc(hidden)] pub static STOCK_OF_RESULT_TABLE: table::Table = table::Table::List(&STOCK_OF_RESULT_TYPE);

/// How the stock of result is read and written.
pub fn stock_of_result() -> toolrt::Codec<Vec<Item>> {
    toolrt::codec! {
        STOCK_OF_RESULT_TABLE: List(&STOCK_OF_RESULT_TYPE)
    }
}

impl toolrt::Inject for StockOfInjected {
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

toolrt::tool_errors!(StockOfError {
    "gone" => Gone(Gone),
});
