// Made by toolc from desk.tools; do not edit.

//! Typed calls of the tools that the agent `Reviewer` uses, over any executor.

use super::super::super::tools::research::provider::Research;
use super::super::super::tools::research::types::{Finding, Move, ResearchArgs, ResearchError};
use super::super::super::tools::review::provider::{ReviewAll, ReviewFinding};
use super::super::super::tools::review::types::{
    ReviewAllArgs, ReviewAllError, ReviewFindingArgs, ReviewFindingError, ReviewFindingResult,
};

/// Typed calls of the tools that the agent `Reviewer` uses, over any executor.
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
    pub async fn stream_research(
        &self,
        args: &ResearchArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Move) + Send + 'static,
    ) -> Result<Finding, toolrt::CallError<ResearchError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<Research>(&self.executor, args, &cx).await
    }

    /// Say what is wrong with it.
    pub async fn review_finding(
        &self,
        args: &ReviewFindingArgs,
        cx: &toolrt::Context,
    ) -> Result<ReviewFindingResult, toolrt::CallError<ReviewFindingError>> {
        toolrt::host::call::<ReviewFinding>(&self.executor, args, cx).await
    }

    /// Calls `review_all`.
    pub async fn review_all(
        &self,
        args: &ReviewAllArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Value, toolrt::CallError<ReviewAllError>> {
        toolrt::host::call::<ReviewAll>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_research: Research,
        build_review_finding: ReviewFinding,
        build_review_all: ReviewAll,
    }
}
