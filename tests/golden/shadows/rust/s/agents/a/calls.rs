// Made by toolc from shadows.tools; do not edit.

//! Typed calls of the tools that the agent `a` uses, over any executor.

use super::super::super::super::s::tools::named::provider::{Bool, List};
use super::super::super::super::s::tools::named::types::{
    BoolArgs, BoolError, Either, ListArgs, ListError,
};

/// Typed calls of the tools that the agent `a` uses, over any executor.
#[derive(Clone, Copy)]
pub struct Calls<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Calls<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `list`.
    pub async fn list(
        &self,
        args: &ListArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Either>, toolrt::CallError<ListError>> {
        toolrt::host::call::<List>(self.executor, args, cx).await
    }

    /// Calls `bool`.
    pub async fn bool(
        &self,
        args: &BoolArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<BoolError>> {
        toolrt::host::call::<Bool>(self.executor, args, cx).await
    }

    /// Calls `bool`; `on_item` sees every item before the result is there.
    pub async fn stream_bool(
        &self,
        args: &BoolArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(bool) + Send + 'static,
    ) -> Result<bool, toolrt::CallError<BoolError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<Bool>(self.executor, args, &cx).await
    }
}
