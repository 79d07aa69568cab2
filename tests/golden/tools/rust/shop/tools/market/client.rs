// Made by toolc from tools.tools; do not edit.

//! Typed calls of the toolset `market`, over any executor.

use super::provider::{BuyItem, SearchItems};
use super::types::{BuyItemArgs, BuyItemError, Found, Item, SearchItemsArgs, SearchItemsError};

/// Buy and sell.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Calls `buy_item`.
    ///
    /// # Errors
    /// - `TooBusy`: The error `too_busy`.
    /// - `NotHere`: Nothing has this id.
    pub async fn buy_item(
        &self,
        args: &BuyItemArgs,
        cx: &toolrt::Context,
    ) -> Result<Item, toolrt::CallError<BuyItemError>> {
        toolrt::host::call::<BuyItem>(&self.executor, args, cx).await
    }

    /// Calls `search_items`.
    pub async fn search_items(
        &self,
        args: &SearchItemsArgs,
        cx: &toolrt::Context,
    ) -> Result<Found, toolrt::CallError<SearchItemsError>> {
        toolrt::host::call::<SearchItems>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_buy_item: BuyItem,
        build_search_items: SearchItems,
    }
}
