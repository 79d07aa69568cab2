// Made by toolc from shared.tools; do not edit.

//! Typed calls of the tools that the agent `agents` uses, over any executor.

use super::archive::tools::archive::provider::{Burn, SearchArchive};
use super::archive::tools::archive::types::{
    BurnArgs, BurnError, SearchArchiveArgs, SearchArchiveError, SearchArchiveResult,
};

/// Typed calls of the tools that the agent `agents` uses, over any executor.
#[derive(Clone)]
pub struct Calls<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Calls<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Search.
    pub async fn search_archive(
        &self,
        args: &SearchArchiveArgs,
        cx: &toolrt::Context,
    ) -> Result<SearchArchiveResult, toolrt::CallError<SearchArchiveError>> {
        toolrt::host::call::<SearchArchive>(&self.executor, args, cx).await
    }

    /// Forget it.
    pub async fn burn(
        &self,
        args: &BurnArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<BurnError>> {
        toolrt::host::call::<Burn>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_search_archive: SearchArchive,
        build_burn: Burn,
    }
}
