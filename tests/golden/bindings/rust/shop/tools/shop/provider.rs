// Made by toolc from bindings.tools; do not edit.

//! What a host implements to provide the toolset `shop`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{ShopService, types as service};
use super::types::{Item, StockOfArgs, StockOfError, StockOfInjected};
use super::{codecs, specs, transforms};

/// Sells.
pub trait ShopTools: Send + Sync + 'static {
    /// Declared once, a method and a tool.
    fn stock_of(
        &self,
        cx: &toolrt::Context,
        args: StockOfArgs,
        injected: StockOfInjected,
    ) -> impl Future<Output = Result<Vec<Item>, StockOfError>> + Send;

    /// What is wrong with arguments of `stock_of`, by rules that the design cannot say; nothing by default.
    fn check_stock_of(&self, _cx: &toolrt::Context, _args: &StockOfArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ShopTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<StockOf>();
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
    toolset.served::<StockOf>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `stock_of`.
    StockOf: specs::STOCK_OF, StockOfArgs => Vec<Item>, StockOfError, by codecs::stock_of_result();
}

toolrt::handler! {
    StockOf for P: ShopTools, stock_of, check_stock_of, complete, injected StockOfInjected;
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: ShopService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: ShopService> ShopTools for FromService<S> {
    async fn stock_of(
        &self,
        cx: &toolrt::Context,
        args: StockOfArgs,
        injected: StockOfInjected,
    ) -> Result<Vec<Item>, StockOfError> {
        let payload = transforms::stock_of_payload(args, injected)?;
        let injected = toolrt::call::injected(cx)?;
        let service = &self.0;
        let result = service.stock(cx, payload, injected).await;
        match result {
            Ok(result) => Ok(transforms::stock_of_result(result)?),
            Err(service::StockError::Gone(error)) => Err(error.into()),
            Err(service::StockError::Internal(error)) => Err(error.into()),
        }
    }
}
