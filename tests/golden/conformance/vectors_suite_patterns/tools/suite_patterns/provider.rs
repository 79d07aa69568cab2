// Made by toolc from suite_patterns.tools; do not edit.

//! What a host implements to provide the toolset `suite_patterns`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    CheckSuitePatterns0Args, CheckSuitePatterns0Error, CheckSuitePatterns1Args,
    CheckSuitePatterns1Error, CheckSuitePatterns2Args, CheckSuitePatterns2Error,
    CheckSuitePatterns3Args, CheckSuitePatterns3Error, CheckSuitePatterns4Args,
    CheckSuitePatterns4Error, CheckSuitePatterns5Args, CheckSuitePatterns5Error,
    CheckSuitePatterns6Args, CheckSuitePatterns6Error, CheckSuitePatterns7Args,
    CheckSuitePatterns7Error, CheckSuitePatterns8Args, CheckSuitePatterns8Error,
    CheckSuitePatterns9Args, CheckSuitePatterns9Error, CheckSuitePatterns10Args,
    CheckSuitePatterns10Error, CheckSuitePatterns11Args, CheckSuitePatterns11Error,
    CheckSuitePatterns12Args, CheckSuitePatterns12Error, CheckSuitePatterns13Args,
    CheckSuitePatterns13Error, CheckSuitePatterns14Args, CheckSuitePatterns14Error, P1, P2, P3, P4,
    P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `suite_patterns`.
pub trait SuitePatternsTools: Send + Sync + 'static {
    /// Checks `P1`.
    fn check_suite_patterns0(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns0Args,
    ) -> impl Future<Output = Result<P1, CheckSuitePatterns0Error>> + Send;

    /// Checks `P2`.
    fn check_suite_patterns1(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns1Args,
    ) -> impl Future<Output = Result<P2, CheckSuitePatterns1Error>> + Send;

    /// Checks `P3`.
    fn check_suite_patterns2(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns2Args,
    ) -> impl Future<Output = Result<P3, CheckSuitePatterns2Error>> + Send;

    /// Checks `P4`.
    fn check_suite_patterns3(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns3Args,
    ) -> impl Future<Output = Result<P4, CheckSuitePatterns3Error>> + Send;

    /// Checks `P5`.
    fn check_suite_patterns4(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns4Args,
    ) -> impl Future<Output = Result<P5, CheckSuitePatterns4Error>> + Send;

    /// Checks `P6`.
    fn check_suite_patterns5(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns5Args,
    ) -> impl Future<Output = Result<P6, CheckSuitePatterns5Error>> + Send;

    /// Checks `P7`.
    fn check_suite_patterns6(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns6Args,
    ) -> impl Future<Output = Result<P7, CheckSuitePatterns6Error>> + Send;

    /// Checks `P8`.
    fn check_suite_patterns7(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns7Args,
    ) -> impl Future<Output = Result<P8, CheckSuitePatterns7Error>> + Send;

    /// Checks `P9`.
    fn check_suite_patterns8(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns8Args,
    ) -> impl Future<Output = Result<P9, CheckSuitePatterns8Error>> + Send;

    /// Checks `P10`.
    fn check_suite_patterns9(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns9Args,
    ) -> impl Future<Output = Result<P10, CheckSuitePatterns9Error>> + Send;

    /// Checks `P11`.
    fn check_suite_patterns10(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns10Args,
    ) -> impl Future<Output = Result<P11, CheckSuitePatterns10Error>> + Send;

    /// Checks `P12`.
    fn check_suite_patterns11(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns11Args,
    ) -> impl Future<Output = Result<P12, CheckSuitePatterns11Error>> + Send;

    /// Checks `P13`.
    fn check_suite_patterns12(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns12Args,
    ) -> impl Future<Output = Result<P13, CheckSuitePatterns12Error>> + Send;

    /// Checks `P14`.
    fn check_suite_patterns13(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns13Args,
    ) -> impl Future<Output = Result<P14, CheckSuitePatterns13Error>> + Send;

    /// Checks `P15`.
    fn check_suite_patterns14(
        &self,
        cx: &toolrt::Context,
        args: CheckSuitePatterns14Args,
    ) -> impl Future<Output = Result<P15, CheckSuitePatterns14Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: SuitePatternsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckSuitePatterns0>();
    toolset.tool::<CheckSuitePatterns1>();
    toolset.tool::<CheckSuitePatterns2>();
    toolset.tool::<CheckSuitePatterns3>();
    toolset.tool::<CheckSuitePatterns4>();
    toolset.tool::<CheckSuitePatterns5>();
    toolset.tool::<CheckSuitePatterns6>();
    toolset.tool::<CheckSuitePatterns7>();
    toolset.tool::<CheckSuitePatterns8>();
    toolset.tool::<CheckSuitePatterns9>();
    toolset.tool::<CheckSuitePatterns10>();
    toolset.tool::<CheckSuitePatterns11>();
    toolset.tool::<CheckSuitePatterns12>();
    toolset.tool::<CheckSuitePatterns13>();
    toolset.tool::<CheckSuitePatterns14>();
    toolset.build()
}

/// The tool `check_suite_patterns0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns0;

impl toolrt::Tool for CheckSuitePatterns0 {
    type Args = CheckSuitePatterns0Args;
    type Result = P1;
    type Error = CheckSuitePatterns0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns0_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns1;

impl toolrt::Tool for CheckSuitePatterns1 {
    type Args = CheckSuitePatterns1Args;
    type Result = P2;
    type Error = CheckSuitePatterns1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns1_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns2;

impl toolrt::Tool for CheckSuitePatterns2 {
    type Args = CheckSuitePatterns2Args;
    type Result = P3;
    type Error = CheckSuitePatterns2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns2_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns3;

impl toolrt::Tool for CheckSuitePatterns3 {
    type Args = CheckSuitePatterns3Args;
    type Result = P4;
    type Error = CheckSuitePatterns3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns3_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns4;

impl toolrt::Tool for CheckSuitePatterns4 {
    type Args = CheckSuitePatterns4Args;
    type Result = P5;
    type Error = CheckSuitePatterns4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns4_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns5;

impl toolrt::Tool for CheckSuitePatterns5 {
    type Args = CheckSuitePatterns5Args;
    type Result = P6;
    type Error = CheckSuitePatterns5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns5_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns6;

impl toolrt::Tool for CheckSuitePatterns6 {
    type Args = CheckSuitePatterns6Args;
    type Result = P7;
    type Error = CheckSuitePatterns6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns6_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns7;

impl toolrt::Tool for CheckSuitePatterns7 {
    type Args = CheckSuitePatterns7Args;
    type Result = P8;
    type Error = CheckSuitePatterns7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns7_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns8;

impl toolrt::Tool for CheckSuitePatterns8 {
    type Args = CheckSuitePatterns8Args;
    type Result = P9;
    type Error = CheckSuitePatterns8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns8_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns9;

impl toolrt::Tool for CheckSuitePatterns9 {
    type Args = CheckSuitePatterns9Args;
    type Result = P10;
    type Error = CheckSuitePatterns9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns9_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns10;

impl toolrt::Tool for CheckSuitePatterns10 {
    type Args = CheckSuitePatterns10Args;
    type Result = P11;
    type Error = CheckSuitePatterns10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns10_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns11;

impl toolrt::Tool for CheckSuitePatterns11 {
    type Args = CheckSuitePatterns11Args;
    type Result = P12;
    type Error = CheckSuitePatterns11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns11_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns12;

impl toolrt::Tool for CheckSuitePatterns12 {
    type Args = CheckSuitePatterns12Args;
    type Result = P13;
    type Error = CheckSuitePatterns12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns12_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns13;

impl toolrt::Tool for CheckSuitePatterns13 {
    type Args = CheckSuitePatterns13Args;
    type Result = P14;
    type Error = CheckSuitePatterns13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns13_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_patterns14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuitePatterns14;

impl toolrt::Tool for CheckSuitePatterns14 {
    type Args = CheckSuitePatterns14Args;
    type Result = P15;
    type Error = CheckSuitePatterns14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_PATTERNS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_suite_patterns14_result()
    }
}

impl<P: SuitePatternsTools> toolrt::Handler<P> for CheckSuitePatterns14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_patterns14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
