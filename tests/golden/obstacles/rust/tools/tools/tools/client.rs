// Made by toolc from obstacles.tools; do not edit.

//! Typed calls of the toolset `tools`, over any executor.

use super::provider::ToolsTool;
use super::types::{Box_, ToolsToolArgs, ToolsToolError};

/// Calls the tools of `tools`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `tools_tool`.
    pub async fn tools_tool(
        &self,
        args: &ToolsToolArgs,
        cx: &toolrt::Context,
    ) -> Result<Box_, toolrt::CallError<ToolsToolError>> {
        toolrt::host::call::<ToolsTool>(self.executor, args, cx).await
    }
}
