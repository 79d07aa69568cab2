// Made by toolc from shared.tools; do not edit.

//! What a host implements to provide the toolset `helpers`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    CallsArgs, CallsError, CodecsArgs, CodecsError, Finding, PlanWipeArgs, PlanWipeError, WipeArgs,
    WipeError,
};

/// What a host implements to provide the toolset `helpers`.
pub trait HelpersTools: Send + Sync + 'static {
    /// The tool `codecs`.
    fn codecs(
        &self,
        cx: &toolrt::Context,
        args: CodecsArgs,
    ) -> impl Future<Output = Result<toolrt::Content, CodecsError>> + Send;

    /// What is wrong with arguments of `codecs`, by rules that the design cannot say; nothing by default.
    fn check_codecs(&self, _cx: &toolrt::Context, _args: &CodecsArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Its plan is named like the next tool.
    fn wipe(
        &self,
        cx: &toolrt::Context,
        args: WipeArgs,
    ) -> impl Future<Output = Result<bool, WipeError>> + Send;

    /// What is wrong with arguments of `wipe`, by rules that the design cannot say; nothing by default.
    fn check_wipe(&self, _cx: &toolrt::Context, _args: &WipeArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What `wipe` would do, without doing it.
    fn plan_wipe_2(
        &self,
        cx: &toolrt::Context,
        args: WipeArgs,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, WipeError>> + Send;

    /// The tool `plan_wipe`.
    fn plan_wipe(
        &self,
        cx: &toolrt::Context,
        args: PlanWipeArgs,
    ) -> impl Future<Output = Result<bool, PlanWipeError>> + Send;

    /// What is wrong with arguments of `plan_wipe`, by rules that the design cannot say; nothing by default.
    fn check_plan_wipe(&self, _cx: &toolrt::Context, _args: &PlanWipeArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `calls`.
    fn calls(
        &self,
        cx: &toolrt::Context,
        args: CallsArgs,
    ) -> impl Future<Output = Result<toolrt::Outcome<Finding, CallsError>, CallsError>> + Send;

    /// What is wrong with arguments of `calls`, by rules that the design cannot say; nothing by default.
    fn check_calls(&self, _cx: &toolrt::Context, _args: &CallsArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: HelpersTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Codecs>();
    toolset.dry_run_tool::<Wipe>();
    toolset.tool::<PlanWipe>();
    toolset.tool::<Calls>();
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
    toolset.served::<Codecs>();
    toolset.served::<Wipe>();
    toolset.served::<PlanWipe>();
    toolset.served::<Calls>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `codecs`.
    Codecs: specs::CODECS, CodecsArgs => toolrt::Content, CodecsError;
}

toolrt::handler! {
    Codecs for P: HelpersTools, codecs, check_codecs, complete;
}

toolrt::tool! {
    /// The tool `wipe`.
    Wipe: specs::WIPE, WipeArgs => bool, WipeError;
}

toolrt::handler! {
    Wipe for P: HelpersTools, wipe, check_wipe, complete;
}

toolrt::planner! {
    Wipe for P: HelpersTools, plan_wipe_2;
}

toolrt::tool! {
    /// The tool `plan_wipe`.
    PlanWipe: specs::PLAN_WIPE, PlanWipeArgs => bool, PlanWipeError;
}

toolrt::handler! {
    PlanWipe for P: HelpersTools, plan_wipe, check_plan_wipe, complete;
}

toolrt::tool! {
    /// The tool `calls`.
    Calls: specs::CALLS, CallsArgs => Finding, CallsError;
}

toolrt::handler! {
    Calls for P: HelpersTools, calls, check_calls, of;
}
