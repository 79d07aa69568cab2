// Made by toolc from lowered.tools; do not edit.

//! What a host implements to provide the toolset `lowered`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Answer, CheckLowered0Args, CheckLowered0Error, CheckLowered1Args, CheckLowered1Error,
    CheckLowered2Args, CheckLowered2Error, CheckLowered3Args, CheckLowered3Error,
    CheckLowered4Args, CheckLowered4Error, CheckLowered5Args, CheckLowered5Error,
    CheckLowered6Args, CheckLowered6Error, CheckLowered7Args, CheckLowered7Error,
    CheckLowered8Args, CheckLowered8Error, CheckLowered9Args, CheckLowered9Error,
    CheckLowered10Args, CheckLowered10Error, CheckLowered11Args, CheckLowered11Error,
    CheckLowered12Args, CheckLowered12Error, CheckLowered13Args, CheckLowered13Error, Deep,
    Documents, Either, Kept, Labels, Line, Nested, Odd, Pair, Point, Target, Tree, Way,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `lowered`.
pub trait LoweredTools: Send + Sync + 'static {
    /// Checks `Line`.
    fn check_lowered0(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered0Args,
    ) -> impl Future<Output = Result<Line, CheckLowered0Error>> + Send;

    /// Checks `Nested`.
    fn check_lowered1(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered1Args,
    ) -> impl Future<Output = Result<Nested, CheckLowered1Error>> + Send;

    /// Checks `Labels`.
    fn check_lowered2(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered2Args,
    ) -> impl Future<Output = Result<Labels, CheckLowered2Error>> + Send;

    /// Checks `Point`.
    fn check_lowered3(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered3Args,
    ) -> impl Future<Output = Result<Point, CheckLowered3Error>> + Send;

    /// Checks `Way`.
    fn check_lowered4(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered4Args,
    ) -> impl Future<Output = Result<Way, CheckLowered4Error>> + Send;

    /// Checks `Tree`.
    fn check_lowered5(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered5Args,
    ) -> impl Future<Output = Result<Tree, CheckLowered5Error>> + Send;

    /// Checks `Target`.
    fn check_lowered6(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered6Args,
    ) -> impl Future<Output = Result<Target, CheckLowered6Error>> + Send;

    /// Checks `Answer`.
    fn check_lowered7(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered7Args,
    ) -> impl Future<Output = Result<Answer, CheckLowered7Error>> + Send;

    /// Checks `Kept`.
    fn check_lowered8(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered8Args,
    ) -> impl Future<Output = Result<Kept, CheckLowered8Error>> + Send;

    /// Checks `Either`.
    fn check_lowered9(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered9Args,
    ) -> impl Future<Output = Result<Either, CheckLowered9Error>> + Send;

    /// Checks `Odd`.
    fn check_lowered10(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered10Args,
    ) -> impl Future<Output = Result<Odd, CheckLowered10Error>> + Send;

    /// Checks `Documents`.
    fn check_lowered11(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered11Args,
    ) -> impl Future<Output = Result<Documents, CheckLowered11Error>> + Send;

    /// Checks `Deep`.
    fn check_lowered12(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered12Args,
    ) -> impl Future<Output = Result<Deep, CheckLowered12Error>> + Send;

    /// Checks `Pair`.
    fn check_lowered13(
        &self,
        cx: &toolrt::Context,
        args: CheckLowered13Args,
    ) -> impl Future<Output = Result<Pair, CheckLowered13Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: LoweredTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckLowered0>();
    toolset.tool::<CheckLowered1>();
    toolset.tool::<CheckLowered2>();
    toolset.tool::<CheckLowered3>();
    toolset.tool::<CheckLowered4>();
    toolset.tool::<CheckLowered5>();
    toolset.tool::<CheckLowered6>();
    toolset.tool::<CheckLowered7>();
    toolset.tool::<CheckLowered8>();
    toolset.tool::<CheckLowered9>();
    toolset.tool::<CheckLowered10>();
    toolset.tool::<CheckLowered11>();
    toolset.tool::<CheckLowered12>();
    toolset.tool::<CheckLowered13>();
    toolset.build()
}

/// The tool `check_lowered0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered0;

impl toolrt::Tool for CheckLowered0 {
    type Args = CheckLowered0Args;
    type Result = Line;
    type Error = CheckLowered0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered1;

impl toolrt::Tool for CheckLowered1 {
    type Args = CheckLowered1Args;
    type Result = Nested;
    type Error = CheckLowered1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_lowered1_result()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered2;

impl toolrt::Tool for CheckLowered2 {
    type Args = CheckLowered2Args;
    type Result = Labels;
    type Error = CheckLowered2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_lowered2_result()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered3;

impl toolrt::Tool for CheckLowered3 {
    type Args = CheckLowered3Args;
    type Result = Point;
    type Error = CheckLowered3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_lowered3_result()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered4;

impl toolrt::Tool for CheckLowered4 {
    type Args = CheckLowered4Args;
    type Result = Way;
    type Error = CheckLowered4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_lowered4_result()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered5;

impl toolrt::Tool for CheckLowered5 {
    type Args = CheckLowered5Args;
    type Result = Tree;
    type Error = CheckLowered5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered6;

impl toolrt::Tool for CheckLowered6 {
    type Args = CheckLowered6Args;
    type Result = Target;
    type Error = CheckLowered6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered7;

impl toolrt::Tool for CheckLowered7 {
    type Args = CheckLowered7Args;
    type Result = Answer;
    type Error = CheckLowered7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered8;

impl toolrt::Tool for CheckLowered8 {
    type Args = CheckLowered8Args;
    type Result = Kept;
    type Error = CheckLowered8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered9;

impl toolrt::Tool for CheckLowered9 {
    type Args = CheckLowered9Args;
    type Result = Either;
    type Error = CheckLowered9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered10;

impl toolrt::Tool for CheckLowered10 {
    type Args = CheckLowered10Args;
    type Result = Odd;
    type Error = CheckLowered10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered11;

impl toolrt::Tool for CheckLowered11 {
    type Args = CheckLowered11Args;
    type Result = Documents;
    type Error = CheckLowered11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered12;

impl toolrt::Tool for CheckLowered12 {
    type Args = CheckLowered12Args;
    type Result = Deep;
    type Error = CheckLowered12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_lowered13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckLowered13;

impl toolrt::Tool for CheckLowered13 {
    type Args = CheckLowered13Args;
    type Result = Pair;
    type Error = CheckLowered13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_LOWERED13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LoweredTools> toolrt::Handler<P> for CheckLowered13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_lowered13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
