// Made by toolc from bindings.tools; do not edit.

//! From the arguments of the bound tools of `shop` to the payloads of their methods, and back with the results.

use super::super::super::service::types as service;
use super::types::{Item, StockOfArgs, StockOfInjected};

/// What `shop.stock` takes for a call of `stock_of`.
pub fn stock_of_payload(
    args: StockOfArgs,
    _injected: StockOfInjected,
) -> Result<service::StockPayload, toolrt::Internal> {
    Ok(service::StockPayload { id: args.id })
}

/// What `stock_of` gives for a result of `shop.stock`.
pub fn stock_of_result(result: service::StockResult) -> Result<Vec<Item>, toolrt::Internal> {
    Ok(result)
}
