// Made by toolc from bindings.tools; do not edit.

//! From the arguments of the bound tools of `till` to the payloads of their methods, and back with the results.

use toolrt::call::Step::{Each, Key};
use toolrt::call::{Expr, Path};

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::types as service;
use super::codecs;
use super::types::{
    BuyItemArgs, ClearAllArgs, Item, LabelItemArgs, SearchArgs, SearchResult, WatchPriceArgs,
    WatchPriceInjected,
};

/// What `shop.buy` takes for a call of `buy_item`.
pub fn buy_item_payload(args: BuyItemArgs) -> Result<service::BuyPayload, toolrt::Internal> {
    Ok(service::BuyPayload {
        id: args.id,
        count: 1,
        note: args.note,
    })
}

/// What `buy_item` gives for a result of `shop.buy`.
pub fn buy_item_result(result: service::BuyResult) -> Result<Item, toolrt::Internal> {
    Ok(result)
}

#[rustfmt::skip]
static SEARCH_ARGS: Expr = Expr::Object(&[
    ("text", Expr::Path(Path::of("args", &[Key("words")]))),
    ("limit", Expr::Path(Path::of("args", &[Key("most")]))),
]);

/// What `shop.find` takes for a call of `search`.
pub fn search_payload(args: SearchArgs) -> Result<service::Query, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    inputs.mapped(&SEARCH_ARGS)
}

#[rustfmt::skip]
static SEARCH_RESULT: Expr = Expr::Object(&[
    ("hits", Expr::Path(Path::of("result", &[Key("items"), Each, Key("id")]))),
    ("prices", Expr::Path(Path::of("result", &[Key("items"), Each, Key("price"), Key("amount")]))),
    ("more", Expr::Path(Path::of("result", &[Key("next")]))),
    ("count", Expr::Path(Path::of("result", &[Key("items")]).counted())),
    ("lang", Expr::Json(r#""en""#)),
]);

/// What `search` gives for a result of `shop.find`.
pub fn search_result(result: service::FindResult) -> Result<SearchResult, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::find_result(),
        &result,
        toolrt::Codec::of(),
        Some(&SEARCH_RESULT),
    )
}

/// What `shop.watch` takes for a call of `watch_price`.
pub fn watch_price_payload(
    args: WatchPriceArgs,
    injected: WatchPriceInjected,
) -> Result<service::WatchPayload, toolrt::Internal> {
    Ok(service::WatchPayload {
        id: args.id,
        token: injected.token,
    })
}

/// What `watch_price` gives for a result of `shop.watch`.
pub fn watch_price_result(result: service::WatchResult) -> Result<Option<f64>, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::watch_result(),
        &result,
        codecs::watch_price_result(),
        None,
    )
}

/// What `shop.clear` takes for a call of `clear_all`.
pub fn clear_all_payload(_args: ClearAllArgs) -> Result<service::ClearPayload, toolrt::Internal> {
    Ok(service::ClearPayload {})
}

/// What `shop.label` takes for a call of `label_item`.
pub fn label_item_payload(args: LabelItemArgs) -> Result<service::LabelPayload, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    inputs.payload()
}

/// What `label_item` gives for a result of `shop.label`.
pub fn label_item_result(result: service::LabelResult) -> Result<String, toolrt::Internal> {
    Ok(result)
}
