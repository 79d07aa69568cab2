// Made by toolc from shared.tools; do not edit.

//! Typed calls of the toolset `helpers`, over any executor.

use super::provider::{Calls, Codecs, PlanWipe, Wipe};
use super::types::{
    CallsArgs, CallsError, CodecsArgs, CodecsError, Finding, PlanWipeArgs, PlanWipeError, WipeArgs,
    WipeError,
};

/// Calls the tools of `helpers`.
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

    /// Calls `codecs`.
    pub async fn codecs(
        &self,
        args: &CodecsArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<CodecsError>> {
        toolrt::host::call::<Codecs>(&self.executor, args, cx).await
    }

    /// Its plan is named like the next tool.
    pub async fn wipe(
        &self,
        args: &WipeArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<WipeError>> {
        toolrt::host::call::<Wipe>(&self.executor, args, cx).await
    }

    /// Calls `plan_wipe`.
    pub async fn plan_wipe(
        &self,
        args: &PlanWipeArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<PlanWipeError>> {
        toolrt::host::call::<PlanWipe>(&self.executor, args, cx).await
    }

    /// Calls `calls`.
    pub async fn calls(
        &self,
        args: &CallsArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Outcome<Finding, CallsError>, toolrt::CallError<CallsError>> {
        toolrt::host::call_partial::<Calls>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_codecs: Codecs,
        build_wipe: Wipe,
        build_plan_wipe: PlanWipe,
        build_calls: Calls,
    }
}
