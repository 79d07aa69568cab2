// Made by toolc from shared.tools; do not edit.

//! Typed calls of the toolset `archive`, over any executor.

use super::provider::{Burn, Fetch, SearchArchive};
use super::types::{
    BurnArgs, BurnError, FetchArgs, FetchError, Finding, SearchArchiveArgs, SearchArchiveError,
    SearchArchiveResult,
};

/// What was kept.
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

    /// Search.
    pub async fn search_archive(
        &self,
        args: &SearchArchiveArgs,
        cx: &toolrt::Context,
    ) -> Result<SearchArchiveResult, toolrt::CallError<SearchArchiveError>> {
        toolrt::host::call::<SearchArchive>(&self.executor, args, cx).await
    }

    /// Calls `fetch`.
    pub async fn fetch(
        &self,
        args: &FetchArgs,
        cx: &toolrt::Context,
    ) -> Result<std::collections::BTreeMap<String, Finding>, toolrt::CallError<FetchError>> {
        toolrt::host::call::<Fetch>(&self.executor, args, cx).await
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
        build_fetch: Fetch,
        build_burn: Burn,
    }
}
