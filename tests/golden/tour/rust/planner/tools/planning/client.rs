// Made by toolc from planner.tools; do not edit.

//! Typed calls of the toolset `planning`, over any executor.

use super::provider::PlanSession;
use super::types::{Plan, PlanSessionArgs, PlanSessionError, Step};

/// Plan a session.
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

    /// Create a session plan.
    pub async fn plan_session(
        &self,
        args: &PlanSessionArgs,
        cx: &toolrt::Context,
    ) -> Result<Plan, toolrt::CallError<PlanSessionError>> {
        toolrt::host::call::<PlanSession>(&self.executor, args, cx).await
    }

    /// Calls `plan_session`; `on_item` sees every item before the result is there.
    pub async fn stream_plan_session(
        &self,
        args: &PlanSessionArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Step) + Send + 'static,
    ) -> Result<Plan, toolrt::CallError<PlanSessionError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<PlanSession>(&self.executor, args, &cx).await
    }

    toolrt::builds! {
        build_plan_session: PlanSession,
    }
}
