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

/// The tool `codecs`.
#[derive(Debug, Clone, Copy)]
pub struct Codecs;

impl toolrt::Tool for Codecs {
    type Args = CodecsArgs;
    type Result = toolrt::Content;
    type Error = CodecsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CODECS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: HelpersTools> toolrt::Handler<P> for Codecs {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_codecs(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.codecs(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `wipe`.
#[derive(Debug, Clone, Copy)]
pub struct Wipe;

impl toolrt::Tool for Wipe {
    type Args = WipeArgs;
    type Result = bool;
    type Error = WipeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WIPE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: HelpersTools> toolrt::Handler<P> for Wipe {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_wipe(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.wipe(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P: HelpersTools> toolrt::Planner<P> for Wipe {
    async fn plan(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools.plan_wipe_2(cx, args).await
    }
}

/// The tool `plan_wipe`.
#[derive(Debug, Clone, Copy)]
pub struct PlanWipe;

impl toolrt::Tool for PlanWipe {
    type Args = PlanWipeArgs;
    type Result = bool;
    type Error = PlanWipeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PLAN_WIPE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: HelpersTools> toolrt::Handler<P> for PlanWipe {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_plan_wipe(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.plan_wipe(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `calls`.
#[derive(Debug, Clone, Copy)]
pub struct Calls;

impl toolrt::Tool for Calls {
    type Args = CallsArgs;
    type Result = Finding;
    type Error = CallsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CALLS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: HelpersTools> toolrt::Handler<P> for Calls {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_calls(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.calls(cx, args).await?;
        Ok(toolrt::Reply::of(result))
    }
}
