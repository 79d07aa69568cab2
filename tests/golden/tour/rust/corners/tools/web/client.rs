// Made by toolc from wide.tools; do not edit.

//! Typed calls of the toolset `web`, over any executor.

use super::provider::WebSearch;
use super::types::{WebSearchArgs, WebSearchError, WebSearchResult};

/// Calls the tools of `web`.
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

    /// Search the web.
    pub async fn web_search(
        &self,
        args: &WebSearchArgs,
        cx: &toolrt::Context,
    ) -> Result<WebSearchResult, toolrt::CallError<WebSearchError>> {
        toolrt::host::call::<WebSearch>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_web_search: WebSearch,
    }
}
