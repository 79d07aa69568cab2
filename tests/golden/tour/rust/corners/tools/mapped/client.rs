// Made by toolc from wide.tools; do not edit.

//! Typed calls of the toolset `mapped`, over any executor.

use super::provider::Find;
use super::types::{FindArgs, FindError, FindResult};

/// Calls the tools of `mapped`.
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

    /// Find by free text.
    pub async fn find(
        &self,
        args: &FindArgs,
        cx: &toolrt::Context,
    ) -> Result<FindResult, toolrt::CallError<FindError>> {
        toolrt::host::call::<Find>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_find: Find,
    }
}
