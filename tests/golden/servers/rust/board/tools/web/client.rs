// Made by toolc from servers.tools; do not edit.

//! Typed calls of the toolset `web`, over any executor.

use super::provider::{SearchTwice, WebSearch};
use super::types::{SearchTwiceArgs, SearchTwiceError, WebSearchArgs, WebSearchError};

/// The tools of a server elsewhere.
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
    ) -> Result<Vec<String>, toolrt::CallError<WebSearchError>> {
        toolrt::host::call::<WebSearch>(&self.executor, args, cx).await
    }

    /// Search twice.
    pub async fn search_twice(
        &self,
        args: &SearchTwiceArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<String>, toolrt::CallError<SearchTwiceError>> {
        toolrt::host::call::<SearchTwice>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_web_search: WebSearch,
        build_search_twice: SearchTwice,
    }
}
