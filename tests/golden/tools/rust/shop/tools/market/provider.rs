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

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<BuyItem>();
    toolset.served::<SearchItems>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `buy_item`.
    BuyItem: specs::BUY_ITEM, BuyItemArgs => Item, BuyItemError;
}

toolrt::handler! {
    BuyItem for P: MarketTools, buy_item, check_buy_item, complete;
}

toolrt::tool! {
    /// The tool `search_items`.
    SearchItems: specs::SEARCH_ITEMS, SearchItemsArgs => Found, SearchItemsError;
}

toolrt::handler! {
    SearchItems for P: MarketTools, search_items, check_search_items, complete, injected SearchItemsInjected;
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
