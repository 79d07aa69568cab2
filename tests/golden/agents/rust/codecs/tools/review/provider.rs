// Made by toolc from shared.tools; do not edit.

//! What a host implements to provide the toolset `Review!`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{ReviewFindingArgs, ReviewFindingError, ReviewFindingResult};

/// What a host implements to provide the toolset `Review!`.
pub trait ReviewTools: Send + Sync + 'static {
    /// Its types are called like those of another toolset.
    fn review_finding(
        &self,
        cx: &toolrt::Context,
        args: ReviewFindingArgs,
    ) -> impl Future<Output = Result<ReviewFindingResult, ReviewFindingError>> + Send;

    /// What is wrong with arguments of `review_finding`, by rules that the design cannot say; nothing by default.
    fn check_review_finding(
        &self,
        _cx: &toolrt::Context,
        _args: &ReviewFindingArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ReviewTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ReviewFinding>();
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
    toolset.served::<ReviewFinding>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `review finding`.
    ReviewFinding: specs::REVIEW_FINDING, ReviewFindingArgs => ReviewFindingResult, ReviewFindingError;
}

toolrt::handler! {
    ReviewFinding for P: ReviewTools, review_finding, check_review_finding, complete;
}
