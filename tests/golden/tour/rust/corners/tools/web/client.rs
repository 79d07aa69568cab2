// Made by toolc from wide.tools; do not edit.

//! Typed calls of the toolset `web`, over any executor.

use super::provider::WebSearch;
use super::types::{WebSearchArgs, WebSearchError, WebSearchResult};

/// Calls the tools of `web`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Search the web.
    pub async fn web_search(
        &self,
        args: &WebSearchArgs,
        cx: &toolrt::Context,
    ) -> Result<WebSearchResult, toolrt::CallError<WebSearchError>> {
        toolrt::host::call::<WebSearch>(self.executor, args, cx).await
    }
}
