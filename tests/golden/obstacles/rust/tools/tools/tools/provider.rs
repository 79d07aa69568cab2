// Made by toolc from obstacles.tools; do not edit.

//! What a host implements to provide the toolset `tools`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{Box_, ToolsToolArgs, ToolsToolError};

/// What a host implements to provide the toolset `tools`.
pub trait Tools: Send + Sync + 'static {
    /// The tool `tools_tool`.
    fn tools_tool(
        &self,
        cx: &toolrt::Context,
        args: ToolsToolArgs,
    ) -> impl Future<Output = Result<Box_, ToolsToolError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: Tools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ToolsTool>();
    toolset.build()
}

/// The tool `tools_tool`.
#[derive(Debug, Clone, Copy)]
pub struct ToolsTool;

impl toolrt::Tool for ToolsTool {
    type Args = ToolsToolArgs;
    type Result = Box_;
    type Error = ToolsToolError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TOOLS_TOOL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: Tools> toolrt::Handler<P> for ToolsTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.tools_tool(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
