// Made by toolc from tools.tools; do not edit.

//! The methods of the service `shop`.

use std::future::Future;

use super::types::{
    BuyError, BuyPayload, Found, Item, NoteError, NotePayload, NoteResult, Query, SearchError,
};

/// The methods of the service `shop`.
pub trait ShopService: Send + Sync + 'static {
    /// Buys an item.
    fn buy(
        &self,
        cx: &toolrt::Context,
        payload: BuyPayload,
    ) -> impl Future<Output = Result<Item, BuyError>> + Send;

    /// The method `search`.
    fn search(
        &self,
        cx: &toolrt::Context,
        payload: Query,
    ) -> impl Future<Output = Result<Found, SearchError>> + Send;

    /// The method `note`.
    fn note(
        &self,
        cx: &toolrt::Context,
        payload: NotePayload,
    ) -> impl Future<Output = Result<NoteResult, NoteError>> + Send;
}
