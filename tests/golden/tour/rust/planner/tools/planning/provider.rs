// Made by toolc from planner.tools; do not edit.

//! What a host implements to provide the toolset `planning`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{Plan, PlanSessionArgs, PlanSessionError, Step};

/// Plan a session.
pub trait PlanningTools: Send + Sync + 'static {
    /// Create a session plan.
    fn plan_session(
        &self,
        cx: &toolrt::Context,
        args: PlanSessionArgs,
        sink: toolrt::Sink<Step>,
    ) -> impl Future<Output = Result<Plan, PlanSessionError>> + Send;

    /// What is wrong with arguments of `plan_session`, by rules that the design cannot say; nothing by default.
    fn check_plan_session(
        &self,
        _cx: &toolrt::Context,
        _args: &PlanSessionArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: PlanningTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<PlanSession>();
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
    toolset.served::<PlanSession>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `plan_session`.
    PlanSession: specs::PLAN_SESSION, PlanSessionArgs => Plan, PlanSessionError;
}

toolrt::handler! {
    PlanSession for P: PlanningTools, plan_session, check_plan_session, complete, items toolrt::Codec::of();
}
