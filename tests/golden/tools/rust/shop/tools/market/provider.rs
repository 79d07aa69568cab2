// Made by toolc from tools.tools; do not edit.

//! What a host implements to provide the toolset `market`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// Buy and sell.
pub trait MarketTools: Send + Sync + 'static {
    /// The tool `buy_item`.
    fn buy_item(
        &self,
        cx: &toolrt::Context,
        args: BuyItemArgs,
    ) -> impl Future<Output = Result<Item, BuyItemError>> + Send;

    /// The tool `search_items`.
    fn search_items(
        &self,
        cx: &toolrt::Context,
        args: SearchItemsArgs,
        injected: SearchItemsInjected,
    ) -> impl Future<Output = Result<Found, SearchItemsError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: MarketTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<BuyItem>();
    toolset.tool::<SearchItems>();
    toolset.build()
}

/// The tool `buy_item`.
#[derive(Debug, Clone, Copy)]
pub struct BuyItem;

impl toolrt::Tool for BuyItem {
    type Args = BuyItemArgs;
    type Result = Item;
    type Error = BuyItemError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BUY_ITEM
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: MarketTools> toolrt::Handler<P> for BuyItem {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.buy_item(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `search_items`.
#[derive(Debug, Clone, Copy)]
pub struct SearchItems;

impl toolrt::Tool for SearchItems {
    type Args = SearchItemsArgs;
    type Result = Found;
    type Error = SearchItemsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SEARCH_ITEMS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: MarketTools> toolrt::Handler<P> for SearchItems {
    type Injected = SearchItemsInjected;

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.search_items(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
