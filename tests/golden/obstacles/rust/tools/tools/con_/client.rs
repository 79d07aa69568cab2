// Made by toolc from obstacles.tools; do not edit.

//! Typed calls of the toolset `con`, over any executor.

use super::provider::AuxTool;
use super::types::{AuxToolArgs, AuxToolError};

/// Calls the tools of `con`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `aux_tool`.
    pub async fn aux_tool(
        &self,
        args: &AuxToolArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<AuxToolError>> {
        toolrt::host::call::<AuxTool>(self.executor, args, cx).await
    }
}
