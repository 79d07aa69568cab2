// Made by toolc from desk.tools; do not edit.

//! Typed calls of the toolset `review`, over any executor.

use super::provider::{ReviewAll, ReviewFinding};
use super::types::{
    ReviewAllArgs, ReviewAllError, ReviewFindingArgs, ReviewFindingError, ReviewFindingResult,
};

/// Reviews, done by an agent.
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
        build_review_finding: ReviewFinding,
        build_review_all: ReviewAll,
    }
}
