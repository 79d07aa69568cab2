// Made by toolc from schema.tools; do not edit.

//! Typed calls of the toolset `keywords`, over any executor.

use super::provider::{GiveText, SwapBars};
use super::types::{FOOBar, GiveTextArgs, GiveTextError, SwapBarsArgs, SwapBarsError};

/// Calls the tools of `keywords`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Take one, give the other.
    pub async fn swap_bars(
        &self,
        args: &SwapBarsArgs,
        cx: &toolrt::Context,
    ) -> Result<FOOBar, toolrt::CallError<SwapBarsError>> {
        toolrt::host::call::<SwapBars>(self.executor, args, cx).await
    }

    /// Give a text.
    pub async fn give_text(
        &self,
        args: &GiveTextArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<GiveTextError>> {
        toolrt::host::call::<GiveText>(self.executor, args, cx).await
    }
}
