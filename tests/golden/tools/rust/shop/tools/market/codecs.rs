// Made by toolc from tools.tools; do not edit.

//! How the payloads, results and errors of the toolset `market` are read, written and checked.

use toolrt::table;

use super::types::{
    BuyItemArgs, BuyItemError, NotHere, SearchItemsArgs, SearchItemsError, SearchItemsInjected,
    TooBusy,
};

#[rustfmt::skip]
static BUY_ITEM_ARGS_COUNT: table::Int = table::Int::ANY.at_least(1).at_most(9);

toolrt::record! {
    BuyItemArgs: BUY_ITEM_ARGS, closed;
    "id" id: required, STRING;
    "count" count: default("1", 1), int(&BUY_ITEM_ARGS_COUNT);
}

toolrt::record! {
    SearchItemsArgs: SEARCH_ITEMS_ARGS, closed;
    "text" text: required, STRING;
}

toolrt::tool_errors!(BuyItemError {
    "too_busy" => TooBusy(TooBusy),
    "not_here" => NotHere(NotHere),
});

impl toolrt::Inject for SearchItemsInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <String as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(SearchItemsError {});
