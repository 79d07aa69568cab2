// Made by toolc from bindings.tools; do not edit.

//! What a host implements to provide the toolset `till`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::{ShopService, types as service};
use super::types::{
    BuyItemArgs, BuyItemError, ClearAllArgs, ClearAllError, Item, LabelItemArgs, LabelItemError,
    SearchArgs, SearchError, SearchResult, WatchPriceArgs, WatchPriceError, WatchPriceInjected,
    WatchPriceItem, WatchPriceSide,
};
use super::{codecs, specs, transforms};

/// Buy and look.
pub trait TillTools: Send + Sync + 'static {
    /// By name: everything is moved.
    fn buy_item(
        &self,
        cx: &toolrt::Context,
        args: BuyItemArgs,
    ) -> impl Future<Output = Result<Item, BuyItemError>> + Send;

    /// What is wrong with arguments of `buy_item`, by rules that the design cannot say; nothing by default.
    fn check_buy_item(&self, _cx: &toolrt::Context, _args: &BuyItemArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Mapped, and back: a limit of the method is narrower than the tool's.
    fn search(
        &self,
        cx: &toolrt::Context,
        args: SearchArgs,
    ) -> impl Future<Output = Result<SearchResult, SearchError>> + Send;

    /// What is wrong with arguments of `search`, by rules that the design cannot say; nothing by default.
    fn check_search(&self, _cx: &toolrt::Context, _args: &SearchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// By name, but of other types: whatever fits by shape.
    fn watch_price(
        &self,
        cx: &toolrt::Context,
        args: WatchPriceArgs,
        injected: WatchPriceInjected,
        sink: toolrt::Sink<WatchPriceItem>,
    ) -> impl Future<
        Output = Result<
            toolrt::WithSide<toolrt::Outcome<Option<f64>, WatchPriceError>, WatchPriceSide>,
            WatchPriceError,
        >,
    > + Send;

    /// What is wrong with arguments of `watch_price`, by rules that the design cannot say; nothing by default.
    fn check_watch_price(
        &self,
        _cx: &toolrt::Context,
        _args: &WatchPriceArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Nothing in, nothing out.
    fn clear_all(
        &self,
        cx: &toolrt::Context,
        args: ClearAllArgs,
    ) -> impl Future<Output = Result<toolrt::Content, ClearAllError>> + Send;

    /// What is wrong with arguments of `clear_all`, by rules that the design cannot say; nothing by default.
    fn check_clear_all(&self, _cx: &toolrt::Context, _args: &ClearAllArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The caller's text meets the method's limit.
    fn label_item(
        &self,
        cx: &toolrt::Context,
        args: LabelItemArgs,
    ) -> impl Future<Output = Result<String, LabelItemError>> + Send;

    /// What is wrong with arguments of `label_item`, by rules that the design cannot say; nothing by default.
    fn check_label_item(&self, _cx: &toolrt::Context, _args: &LabelItemArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: TillTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<BuyItem>();
    toolset.tool::<Search>();
    toolset.tool::<WatchPrice>();
    toolset.tool::<ClearAll>();
    toolset.tool::<LabelItem>();
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
    toolset.served::<Search>();
    toolset.served::<WatchPrice>();
    toolset.served::<ClearAll>();
    toolset.served::<LabelItem>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `buy_item`.
    BuyItem: specs::BUY_ITEM, BuyItemArgs => Item, BuyItemError;
}

toolrt::handler! {
    BuyItem for P: TillTools, buy_item, check_buy_item, complete;
}

toolrt::tool! {
    /// The tool `search`.
    Search: specs::SEARCH, SearchArgs => SearchResult, SearchError;
}

toolrt::handler! {
    Search for P: TillTools, search, check_search, complete;
}

toolrt::tool! {
    /// The tool `watch_price`.
    WatchPrice: specs::WATCH_PRICE, WatchPriceArgs => Option<f64>, WatchPriceError, side WatchPriceSide, by codecs::watch_price_result();
}

toolrt::handler! {
    WatchPrice for P: TillTools, watch_price, check_watch_price, of_with, injected WatchPriceInjected, items toolrt::Codec::of();
}

toolrt::tool! {
    /// The tool `clear_all`.
    ClearAll: specs::CLEAR_ALL, ClearAllArgs => toolrt::Content, ClearAllError;
}

toolrt::handler! {
    ClearAll for P: TillTools, clear_all, check_clear_all, complete;
}

toolrt::tool! {
    /// The tool `label_item`.
    LabelItem: specs::LABEL_ITEM, LabelItemArgs => String, LabelItemError;
}

toolrt::handler! {
    LabelItem for P: TillTools, label_item, check_label_item, complete;
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: ShopService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: ShopService> TillTools for FromService<S> {
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
            Err(service::BuyError::Gone(error)) => Err(error.into()),
            Err(service::BuyError::SoldOut(error)) => Err(error.into()),
            Err(service::BuyError::Internal(error)) => Err(error.into()),
        }
    }

    async fn search(
        &self,
        cx: &toolrt::Context,
        args: SearchArgs,
    ) -> Result<SearchResult, SearchError> {
        let payload = transforms::search_payload(args)?;
        let service = &self.0;
        let result = service.find(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::search_result(result)?),
            Err(service::FindError::Internal(error)) => Err(error.into()),
        }
    }

    async fn watch_price(
        &self,
        cx: &toolrt::Context,
        args: WatchPriceArgs,
        injected: WatchPriceInjected,
        sink: toolrt::Sink<WatchPriceItem>,
    ) -> Result<
        toolrt::WithSide<toolrt::Outcome<Option<f64>, WatchPriceError>, WatchPriceSide>,
        WatchPriceError,
    > {
        let payload = transforms::watch_price_payload(args, injected)?;
        let sink = sink.through(service_codecs::watch_item());
        let service = &self.0;
        let result = service.watch(cx, payload, sink).await;
        match result {
            Ok(result) => {
                Ok(toolrt::Outcome::Complete(transforms::watch_price_result(result)?).into())
            }
            Err(service::WatchError::Internal(error)) => Err(error.into()),
        }
    }

    async fn clear_all(
        &self,
        cx: &toolrt::Context,
        args: ClearAllArgs,
    ) -> Result<toolrt::Content, ClearAllError> {
        let payload = transforms::clear_all_payload(args)?;
        let service = &self.0;
        let result = service.clear(cx, payload).await;
        match result {
            Ok(()) => Ok(toolrt::Content::default()),
            Err(service::ClearError::Internal(error)) => Err(error.into()),
        }
    }

    async fn label_item(
        &self,
        cx: &toolrt::Context,
        args: LabelItemArgs,
    ) -> Result<String, LabelItemError> {
        let payload = transforms::label_item_payload(args)?;
        let service = &self.0;
        let result = service.label(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::label_item_result(result)?),
            Err(service::LabelError::Internal(error)) => Err(error.into()),
        }
    }
}
