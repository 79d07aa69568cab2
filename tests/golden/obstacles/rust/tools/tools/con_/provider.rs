// Made by toolc from obstacles.tools; do not edit.

//! What a host implements to provide the toolset `con`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{AuxToolArgs, AuxToolError};

/// What a host implements to provide the toolset `con`.
pub trait ConTools: Send + Sync + 'static {
    /// The tool `aux_tool`.
    fn aux_tool(
        &self,
        cx: &toolrt::Context,
        args: AuxToolArgs,
    ) -> impl Future<Output = Result<toolrt::Content, AuxToolError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ConTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<AuxTool>();
    toolset.build()
}

/// The tool `aux_tool`.
#[derive(Debug, Clone, Copy)]
pub struct AuxTool;

impl toolrt::Tool for AuxTool {
    type Args = AuxToolArgs;
    type Result = toolrt::Content;
    type Error = AuxToolError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::AUX_TOOL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ConTools> toolrt::Handler<P> for AuxTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.aux_tool(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
