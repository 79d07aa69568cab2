// Made by toolc from desk.tools; do not edit.

//! Typed calls of the toolset `research`, over any executor.

use super::provider::{Research, StreamResearch, Summarize};
use super::types::{
    Finding, Move, ResearchArgs, ResearchError, StreamResearchArgs, StreamResearchError,
    SummarizeArgs, SummarizeError, SummarizeResultItem,
};

/// Research, done by an agent.
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

    /// Calls `summarize`.
    pub async fn summarize(
        &self,
        args: &SummarizeArgs,
        cx: &toolrt::Context,
    ) -> Result<
        toolrt::Outcome<Vec<SummarizeResultItem>, SummarizeError>,
        toolrt::CallError<SummarizeError>,
    > {
        toolrt::host::call_partial::<Summarize>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_research: Research,
        build_stream_research: StreamResearch,
        build_summarize: Summarize,
    }
}
