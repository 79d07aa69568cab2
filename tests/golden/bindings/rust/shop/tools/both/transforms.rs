// Made by toolc from bindings.tools; do not edit.

//! From the arguments of the bound tools of `both` to the payloads of their methods, and back with the results.

use toolrt::call::Step::Key;
use toolrt::call::{Expr, Path};

use super::super::super::service::types as shop_service;
use super::codecs;
use super::depot::service::codecs as depot_service_codecs;
use super::depot::service::types as depot_service;
use super::types::{CountBoxesArgs, CountBoxesInjected, Item, LookArgs, LookInjected};

#[rustfmt::skip]
static COUNT_BOXES_ARGS: Expr = Expr::Object(&[
    ("kinds", Expr::Path(Path::of("args", &[Key("sizes")]))),
    ("run", Expr::Path(Path::of("$injected", &[Key("run")]))),
]);

/// What `depot.count` takes for a call of `count_boxes`.
pub fn count_boxes_payload(
    args: CountBoxesArgs,
    injected: CountBoxesInjected,
) -> Result<depot_service::CountPayload, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    let inputs = inputs.with("run", toolrt::Codec::of(), &injected.run)?;
    inputs.mapped(&COUNT_BOXES_ARGS)
}

/// What `count_boxes` gives for a result of `depot.count`.
pub fn count_boxes_result(
    result: depot_service::CountResult,
) -> Result<std::collections::BTreeMap<String, f64>, toolrt::Internal> {
    toolrt::call::transform_result(
        depot_service_codecs::count_result(),
        &result,
        codecs::count_boxes_result(),
        None,
    )
}

/// What `shop.stock` takes for a call of `look`.
pub fn look_payload(
    args: LookArgs,
    _injected: LookInjected,
) -> Result<shop_service::StockPayload, toolrt::Internal> {
    Ok(shop_service::StockPayload { id: args.id })
}

/// What `look` gives for a result of `shop.stock`.
pub fn look_result(result: shop_service::StockResult) -> Result<Vec<Item>, toolrt::Internal> {
    Ok(result)
}
