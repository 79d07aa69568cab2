// Made by toolc from bindings.tools; do not edit.

//! Typed calls of the toolset `shop`, over any executor.

use super::provider::StockOf;
use super::types::{Item, StockOfArgs, StockOfError};

/// Sells.
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

    /// Declared once, a method and a tool.
    ///
    /// # Errors
    /// - `Gone`: Nothing has this id.
    pub async fn stock_of(
        &self,
        args: &StockOfArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Item>, toolrt::CallError<StockOfError>> {
        toolrt::host::call::<StockOf>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_stock_of: StockOf,
    }
}
