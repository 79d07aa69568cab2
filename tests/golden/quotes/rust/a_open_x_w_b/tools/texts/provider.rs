// Made by toolc from quotes.tools; do not edit.

//! What a host implements to provide the toolset `texts`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{COpenXWDArgs, COpenXWDError, Open};

/// What a host implements to provide the toolset `texts`.
pub trait TextsTools: Send + Sync + 'static {
    /// Takes "quotes" of \"""; open("x").
    fn c_open_x_w_d(
        &self,
        cx: &toolrt::Context,
        args: COpenXWDArgs,
    ) -> impl Future<Output = Result<Open, COpenXWDError>> + Send;

    /// What is wrong with arguments of `c_open_x_w_d`, by rules that the design cannot say; nothing by default.
    fn check_c_open_x_w_d(
        &self,
        _cx: &toolrt::Context,
        _args: &COpenXWDArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: TextsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<COpenXWD>();
    toolset.build()
}

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<COpenXWD>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `c"""; open('x', 'w'); """d`.
    COpenXWD: specs::C_OPEN_XWD, COpenXWDArgs => Open, COpenXWDError;
}

toolrt::handler! {
    COpenXWD for P: TextsTools, c_open_x_w_d, check_c_open_x_w_d, complete;
}
