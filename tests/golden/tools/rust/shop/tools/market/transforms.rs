// Made by toolc from tools.tools; do not edit.

//! From the arguments of the bound tools of `market` to the payloads of their methods, and back with the results.

use toolrt::call::Step::Key;
use toolrt::call::{Expr, Path};

use super::super::super::service::types as service;
use super::types::{BuyItemArgs, Found, Item, SearchItemsArgs, SearchItemsInjected};

/// What `shop.buy` takes for a call of `buy_item`.
pub fn buy_item_payload(args: BuyItemArgs) -> Result<service::BuyPayload, toolrt::Internal> {
    Ok(service::BuyPayload {
        id: args.id,
        count: args.count,
    })
}

/// What `buy_item` gives for a result of `shop.buy`.
pub fn buy_item_result(result: service::BuyResult) -> Result<Item, toolrt::Internal> {
    Ok(result)
}

#[rustfmt::skip]
static SEARCH_ITEMS_ARGS: Expr = Expr::Object(&[
    ("text", Expr::Path(Path::of("args", &[Key("text")]))),
    ("run", Expr::Json(r#""r""#)),
]);

/// What `shop.search` takes for a call of `search_items`.
pub fn search_items_payload(
    args: SearchItemsArgs,
    injected: SearchItemsInjected,
) -> Result<service::Query, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    let inputs = inputs.with("run", toolrt::Codec::of(), &injected.run)?;
    inputs.mapped(&SEARCH_ITEMS_ARGS)
}

/// What `search_items` gives for a result of `shop.search`.
pub fn search_items_result(result: service::SearchResult) -> Result<Found, toolrt::Internal> {
    Ok(result)
}
