// Made by toolc from bindings.tools; do not edit.

//! Typed calls of the toolset `till`, over any executor.

use super::provider::{BuyItem, ClearAll, LabelItem, Search, WatchPrice};
use super::types::{
    BuyItemArgs, BuyItemError, ClearAllArgs, ClearAllError, Item, LabelItemArgs, LabelItemError,
    SearchArgs, SearchError, SearchResult, WatchPriceArgs, WatchPriceError, WatchPriceItem,
};

/// Buy and look.
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

    /// By name: everything is moved.
    ///
    /// # Errors
    /// - `Gone`: Nothing has this id.
    /// - `SoldOut`: Too much.
    pub async fn buy_item(
        &self,
        args: &BuyItemArgs,
        cx: &toolrt::Context,
    ) -> Result<Item, toolrt::CallError<BuyItemError>> {
        toolrt::host::call::<BuyItem>(&self.executor, args, cx).await
    }

    /// Mapped, and back: a limit of the method is narrower than the tool's.
    ///
    /// # Errors
    /// - `SoldOut`: Too much.
    pub async fn search(
        &self,
        args: &SearchArgs,
        cx: &toolrt::Context,
    ) -> Result<SearchResult, toolrt::CallError<SearchError>> {
        toolrt::host::call::<Search>(&self.executor, args, cx).await
    }

    /// All pages of `search`, from the one that `args` asks for.
    pub fn pages_search(
        &self,
        args: &SearchArgs,
        cx: &toolrt::Context,
    ) -> toolrt::Pages<'a, Search> {
        toolrt::Pages::new(self.executor.clone(), args, cx)
    }

    /// By name, but of other types: whatever fits by shape.
    pub async fn watch_price(
        &self,
        args: &WatchPriceArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Outcome<Option<f64>, WatchPriceError>, toolrt::CallError<WatchPriceError>>
    {
        toolrt::host::call_partial::<WatchPrice>(&self.executor, args, cx).await
    }

    /// Calls `watch_price`; `on_item` sees every item before the result is there.
    pub async fn stream_watch_price(
        &self,
        args: &WatchPriceArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(WatchPriceItem) + Send + 'static,
    ) -> Result<toolrt::Outcome<Option<f64>, WatchPriceError>, toolrt::CallError<WatchPriceError>>
    {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call_partial::<WatchPrice>(&self.executor, args, &cx).await
    }

    /// Nothing in, nothing out.
    pub async fn clear_all(
        &self,
        args: &ClearAllArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<ClearAllError>> {
        toolrt::host::call::<ClearAll>(&self.executor, args, cx).await
    }

    /// The caller's text meets the method's limit.
    pub async fn label_item(
        &self,
        args: &LabelItemArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<LabelItemError>> {
        toolrt::host::call::<LabelItem>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_buy_item: BuyItem,
        build_search: Search,
        build_watch_price: WatchPrice,
        build_clear_all: ClearAll,
        build_label_item: LabelItem,
    }
}
