// Made by toolc from shared.tools; do not edit.

//! Typed calls of the toolset `Review!`, over any executor.

use super::provider::ReviewFinding;
use super::types::{ReviewFindingArgs, ReviewFindingError, ReviewFindingResult};

/// Calls the tools of `Review!`.
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

    /// Its types are called like those of another toolset.
    pub async fn review_finding(
        &self,
        args: &ReviewFindingArgs,
        cx: &toolrt::Context,
    ) -> Result<ReviewFindingResult, toolrt::CallError<ReviewFindingError>> {
        toolrt::host::call::<ReviewFinding>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_review_finding: ReviewFinding,
    }
}
