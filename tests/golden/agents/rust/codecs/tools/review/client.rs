// Made by toolc from shared.tools; do not edit.

//! Typed calls of the toolset `Review!`, over any executor.

use super::provider::ReviewFinding;
use super::types::{ReviewFindingArgs, ReviewFindingError, ReviewFindingResult};

/// Calls the tools of `Review!`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Its types are called like those of another toolset.
    pub async fn review_finding(
        &self,
        args: &ReviewFindingArgs,
        cx: &toolrt::Context,
    ) -> Result<ReviewFindingResult, toolrt::CallError<ReviewFindingError>> {
        toolrt::host::call::<ReviewFinding>(self.executor, args, cx).await
    }
}
