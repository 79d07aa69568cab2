// Made by toolc from bindings.tools; do not edit.

//! Typed calls of the toolset `shop`, over any executor.

use super::provider::StockOf;
use super::types::{Item, StockOfArgs, StockOfError};

/// Sells.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Declared once, a method and a tool.
    pub async fn stock_of(
        &self,
        args: &StockOfArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Item>, toolrt::CallError<StockOfError>> {
        toolrt::host::call::<StockOf>(self.executor, args, cx).await
    }
}
