// Made by toolc from wide.tools; do not edit.

//! Typed calls of the toolset `mapped`, over any executor.

use super::provider::Find;
use super::types::{FindArgs, FindError, FindResult};

/// Calls the tools of `mapped`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Find by free text.
    pub async fn find(
        &self,
        args: &FindArgs,
        cx: &toolrt::Context,
    ) -> Result<FindResult, toolrt::CallError<FindError>> {
        toolrt::host::call::<Find>(self.executor, args, cx).await
    }
}
