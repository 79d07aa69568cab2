// Made by toolc from tools.tools; do not edit.

//! What a host implements to provide the toolset `market`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{ShopService, types as service};
use super::types::{
    BuyItemArgs, BuyItemError, Found, Item, SearchItemsArgs, SearchItemsError, SearchItemsInjected,
};
use super::{specs, transforms};

/// Buy and sell.
pub trait MarketTools: Send + Sync + 'static {
    /// The tool `buy_item`.
    fn buy_item(
        &self,
        cx: &toolrt::Context,
        args: BuyItemArgs,
    ) -> impl Future<Output = Result<Item, BuyItemError>> + Send;

    /// What is wrong with arguments of `buy_item`, by rules that the design cannot say; nothing by default.
    fn check_buy_item(&self, _cx: &toolrt::Context, _args: &BuyItemArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `search_items`.
    fn search_items(
        &self,
        cx: &toolrt::Context,
        args: SearchItemsArgs,
        injected: SearchItemsInjected,
    ) -> impl Future<Output = Result<Found, SearchItemsError>> + Send;

    /// What is wrong with arguments of `search_items`, by rules that the design cannot say; nothing by default.
    fn check_search_items(
        &self,
        _cx: &toolrt::Context,
        _args: &SearchItemsArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
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

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_buy_item(cx, args)
    }

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

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_search_items(cx, args)
    }

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

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: ShopService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: ShopService> MarketTools for FromService<S> {
    async fn buy_item(
        &self,
        cx: &toolrt::Context,
        args: BuyItemArgs,
    ) -> Result<Item, BuyItemError> {
        let payload = transforms::buy_item_payload(args)?;
        let service = &self.0;
        let result = service.buy(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::buy_item_result(result)?),
            Err(service::BuyError::NotHere(error)) => Err(error.into()),
            Err(service::BuyError::Internal(error)) => Err(error.into()),
        }
    }

    async fn search_items(
        &self,
        cx: &toolrt::Context,
        args: SearchItemsArgs,
        injected: SearchItemsInjected,
    ) -> Result<Found, SearchItemsError> {
        let payload = transforms::search_items_payload(args, injected)?;
        let service = &self.0;
        let result = service.search(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::search_items_result(result)?),
            Err(service::SearchError::Internal(error)) => Err(error.into()),
        }
    }
}
