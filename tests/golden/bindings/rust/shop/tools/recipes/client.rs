// Made by toolc from bindings.tools; do not edit.

//! Typed calls of the toolset `recipes`, over any executor.

use super::provider::{BuyFirst, ClearTwice, PageOf};
use super::types::{
    BuyFirstArgs, BuyFirstError, BuyFirstResult, ClearTwiceArgs, ClearTwiceError, PageOfArgs,
    PageOfError, PageOfResult,
};

/// Only chains: nobody implements anything.
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

    /// Finds and buys the first.
    pub async fn buy_first(
        &self,
        args: &BuyFirstArgs,
        cx: &toolrt::Context,
    ) -> Result<BuyFirstResult, toolrt::CallError<BuyFirstError>> {
        toolrt::host::call::<BuyFirst>(&self.executor, args, cx).await
    }

    /// Passes content on.
    pub async fn clear_twice(
        &self,
        args: &ClearTwiceArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<ClearTwiceError>> {
        toolrt::host::call::<ClearTwice>(&self.executor, args, cx).await
    }

    /// Calls `page_of`.
    pub async fn page_of(
        &self,
        args: &PageOfArgs,
        cx: &toolrt::Context,
    ) -> Result<PageOfResult, toolrt::CallError<PageOfError>> {
        toolrt::host::call::<PageOf>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_buy_first: BuyFirst,
        build_clear_twice: ClearTwice,
        build_page_of: PageOf,
    }
}
