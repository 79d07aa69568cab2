// Made by toolc from shared.tools; do not edit.

//! Typed calls of the tools that the agent `keeper` uses, over any executor.

use super::super::super::tools::archive::provider::{Burn, Fetch, SearchArchive};
use super::super::super::tools::archive::types::{
    BurnArgs, BurnError, FetchArgs, FetchError, Finding as ArchiveFinding, SearchArchiveArgs,
    SearchArchiveError, SearchArchiveResult,
};
use super::desk::tools::research::provider::{Research, StreamResearch};
use super::desk::tools::research::types::{
    Finding, Move, ResearchArgs, ResearchError, StreamResearchArgs, StreamResearchError,
};

/// Typed calls of the tools that the agent `keeper` uses, over any executor.
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

    /// Find out.
    ///
    /// # Errors
    /// - `NobodyKnows`: Nobody knows.
    pub async fn research(
        &self,
        args: &ResearchArgs,
        cx: &toolrt::Context,
    ) -> Result<Finding, toolrt::CallError<ResearchError>> {
        toolrt::host::call::<Research>(&self.executor, args, cx).await
    }

    /// Calls `research`; `on_item` sees every item before the result is there.
    pub async fn stream_research_2(
        &self,
        args: &ResearchArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Move) + Send + 'static,
    ) -> Result<Finding, toolrt::CallError<ResearchError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<Research>(&self.executor, args, &cx).await
    }

    /// Calls `stream_research`.
    pub async fn stream_research(
        &self,
        args: &StreamResearchArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<StreamResearchError>> {
        toolrt::host::call::<StreamResearch>(&self.executor, args, cx).await
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
    ) -> Result<std::collections::BTreeMap<String, ArchiveFinding>, toolrt::CallError<FetchError>>
    {
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
        build_research: Research,
        build_stream_research: StreamResearch,
        build_search_archive: SearchArchive,
        build_fetch: Fetch,
        build_burn: Burn,
    }
}
