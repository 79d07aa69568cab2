// Made by toolc from bindings.tools; do not edit.

//! The methods of the service `shop`.

use std::future::Future;

use super::types::{
    BuyError, BuyPayload, ClearError, ClearPayload, FindError, FindResult, Item, LabelError,
    LabelPayload, Query, StockError, StockInjected, StockPayload, WatchError, WatchItem,
    WatchPayload,
};

/// Sells.
pub trait ShopService: Send + Sync + 'static {
    /// The method `buy`.
    fn buy(
        &self,
        cx: &toolrt::Context,
        payload: BuyPayload,
    ) -> impl Future<Output = Result<Item, BuyError>> + Send;

    /// The method `find`.
    fn find(
        &self,
        cx: &toolrt::Context,
        payload: Query,
    ) -> impl Future<Output = Result<FindResult, FindError>> + Send;

    /// Declared once, a method and a tool.
    fn stock(
        &self,
        cx: &toolrt::Context,
        payload: StockPayload,
        injected: StockInjected,
    ) -> impl Future<Output = Result<Vec<Item>, StockError>> + Send;

    /// The method `watch`.
    fn watch(
        &self,
        cx: &toolrt::Context,
        payload: WatchPayload,
        sink: toolrt::Sink<WatchItem>,
    ) -> impl Future<Output = Result<i64, WatchError>> + Send;

    /// The method `clear`.
    fn clear(
        &self,
        cx: &toolrt::Context,
        payload: ClearPayload,
    ) -> impl Future<Output = Result<(), ClearError>> + Send;

    /// The method `label`.
    fn label(
        &self,
        cx: &toolrt::Context,
        payload: LabelPayload,
    ) -> impl Future<Output = Result<String, LabelError>> + Send;
}
