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

/// The tool `plan_session`.
#[derive(Debug, Clone, Copy)]
pub struct PlanSession;

impl toolrt::Tool for PlanSession {
    type Args = PlanSessionArgs;
    type Result = Plan;
    type Error = PlanSessionError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PLAN_SESSION
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlanningTools> toolrt::Handler<P> for PlanSession {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_plan_session(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.plan_session(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
