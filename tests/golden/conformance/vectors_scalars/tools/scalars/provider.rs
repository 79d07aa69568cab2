// Made by toolc from scalars.tools; do not edit.

//! What a host implements to provide the toolset `scalars`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Any, CheckScalars0Args, CheckScalars0Error, CheckScalars1Args, CheckScalars1Error,
    CheckScalars2Args, CheckScalars2Error, CheckScalars3Args, CheckScalars3Error,
    CheckScalars4Args, CheckScalars4Error, CheckScalars5Args, CheckScalars5Error,
    CheckScalars6Args, CheckScalars6Error, CheckScalars7Args, CheckScalars7Error,
    CheckScalars8Args, CheckScalars8Error, CheckScalars9Args, CheckScalars9Error,
    CheckScalars10Args, CheckScalars10Error, CheckScalars11Args, CheckScalars11Error,
    CheckScalars12Args, CheckScalars12Error, CheckScalars13Args, CheckScalars13Error,
    CheckScalars14Args, CheckScalars14Error, CheckScalars15Args, CheckScalars15Error,
    CheckScalars16Args, CheckScalars16Error, CheckScalars17Args, CheckScalars17Error, Data, Flag,
    Noted, Nothing, Point, Real, Text, Whole,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `scalars`.
pub trait ScalarsTools: Send + Sync + 'static {
    /// Checks `Text`.
    fn check_scalars0(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars0Args,
    ) -> impl Future<Output = Result<Text, CheckScalars0Error>> + Send;

    /// Checks `Whole`.
    fn check_scalars1(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars1Args,
    ) -> impl Future<Output = Result<Whole, CheckScalars1Error>> + Send;

    /// Checks `Real`.
    fn check_scalars2(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars2Args,
    ) -> impl Future<Output = Result<Real, CheckScalars2Error>> + Send;

    /// Checks `Flag`.
    fn check_scalars3(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars3Args,
    ) -> impl Future<Output = Result<Flag, CheckScalars3Error>> + Send;

    /// Checks `Nothing`.
    fn check_scalars4(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars4Args,
    ) -> impl Future<Output = Result<Nothing, CheckScalars4Error>> + Send;

    /// Checks `MaybeText`.
    fn check_scalars5(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars5Args,
    ) -> impl Future<Output = Result<Option<String>, CheckScalars5Error>> + Send;

    /// Checks `Any`.
    fn check_scalars6(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars6Args,
    ) -> impl Future<Output = Result<Any, CheckScalars6Error>> + Send;

    /// Checks `MaybeWhole`.
    fn check_scalars7(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars7Args,
    ) -> impl Future<Output = Result<Option<i64>, CheckScalars7Error>> + Send;

    /// Checks `MaybeReal`.
    fn check_scalars8(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars8Args,
    ) -> impl Future<Output = Result<Option<f64>, CheckScalars8Error>> + Send;

    /// Checks `MaybeFlag`.
    fn check_scalars9(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars9Args,
    ) -> impl Future<Output = Result<Option<bool>, CheckScalars9Error>> + Send;

    /// Checks `MaybeAny`.
    fn check_scalars10(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars10Args,
    ) -> impl Future<Output = Result<Option<toolrt::Value>, CheckScalars10Error>> + Send;

    /// Checks `MaybeData`.
    fn check_scalars11(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars11Args,
    ) -> impl Future<Output = Result<Option<toolrt::Bytes>, CheckScalars11Error>> + Send;

    /// Checks `MaybeDay`.
    fn check_scalars12(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars12Args,
    ) -> impl Future<Output = Result<Option<toolrt::Date>, CheckScalars12Error>> + Send;

    /// Checks `MaybeList`.
    fn check_scalars13(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars13Args,
    ) -> impl Future<Output = Result<Option<Vec<i64>>, CheckScalars13Error>> + Send;

    /// Checks `MaybeMap`.
    fn check_scalars14(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars14Args,
    ) -> impl Future<
        Output = Result<Option<std::collections::BTreeMap<String, i64>>, CheckScalars14Error>,
    > + Send;

    /// Checks `MaybeRecord`.
    fn check_scalars15(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars15Args,
    ) -> impl Future<Output = Result<Option<Point>, CheckScalars15Error>> + Send;

    /// Checks `Data`.
    fn check_scalars16(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars16Args,
    ) -> impl Future<Output = Result<Data, CheckScalars16Error>> + Send;

    /// Checks `Noted`.
    fn check_scalars17(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars17Args,
    ) -> impl Future<Output = Result<Noted, CheckScalars17Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ScalarsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckScalars0>();
    toolset.tool::<CheckScalars1>();
    toolset.tool::<CheckScalars2>();
    toolset.tool::<CheckScalars3>();
    toolset.tool::<CheckScalars4>();
    toolset.tool::<CheckScalars5>();
    toolset.tool::<CheckScalars6>();
    toolset.tool::<CheckScalars7>();
    toolset.tool::<CheckScalars8>();
    toolset.tool::<CheckScalars9>();
    toolset.tool::<CheckScalars10>();
    toolset.tool::<CheckScalars11>();
    toolset.tool::<CheckScalars12>();
    toolset.tool::<CheckScalars13>();
    toolset.tool::<CheckScalars14>();
    toolset.tool::<CheckScalars15>();
    toolset.tool::<CheckScalars16>();
    toolset.tool::<CheckScalars17>();
    toolset.build()
}

/// The tool `check_scalars0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars0;

impl toolrt::Tool for CheckScalars0 {
    type Args = CheckScalars0Args;
    type Result = Text;
    type Error = CheckScalars0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars1;

impl toolrt::Tool for CheckScalars1 {
    type Args = CheckScalars1Args;
    type Result = Whole;
    type Error = CheckScalars1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars2;

impl toolrt::Tool for CheckScalars2 {
    type Args = CheckScalars2Args;
    type Result = Real;
    type Error = CheckScalars2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars3;

impl toolrt::Tool for CheckScalars3 {
    type Args = CheckScalars3Args;
    type Result = Flag;
    type Error = CheckScalars3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars4;

impl toolrt::Tool for CheckScalars4 {
    type Args = CheckScalars4Args;
    type Result = Nothing;
    type Error = CheckScalars4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars5;

impl toolrt::Tool for CheckScalars5 {
    type Args = CheckScalars5Args;
    type Result = Option<String>;
    type Error = CheckScalars5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars5_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars6;

impl toolrt::Tool for CheckScalars6 {
    type Args = CheckScalars6Args;
    type Result = Any;
    type Error = CheckScalars6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars7;

impl toolrt::Tool for CheckScalars7 {
    type Args = CheckScalars7Args;
    type Result = Option<i64>;
    type Error = CheckScalars7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars7_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars8;

impl toolrt::Tool for CheckScalars8 {
    type Args = CheckScalars8Args;
    type Result = Option<f64>;
    type Error = CheckScalars8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars8_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars9;

impl toolrt::Tool for CheckScalars9 {
    type Args = CheckScalars9Args;
    type Result = Option<bool>;
    type Error = CheckScalars9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars9_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars10;

impl toolrt::Tool for CheckScalars10 {
    type Args = CheckScalars10Args;
    type Result = Option<toolrt::Value>;
    type Error = CheckScalars10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars10_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars11;

impl toolrt::Tool for CheckScalars11 {
    type Args = CheckScalars11Args;
    type Result = Option<toolrt::Bytes>;
    type Error = CheckScalars11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars11_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars12;

impl toolrt::Tool for CheckScalars12 {
    type Args = CheckScalars12Args;
    type Result = Option<toolrt::Date>;
    type Error = CheckScalars12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars12_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars13;

impl toolrt::Tool for CheckScalars13 {
    type Args = CheckScalars13Args;
    type Result = Option<Vec<i64>>;
    type Error = CheckScalars13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars13_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars14;

impl toolrt::Tool for CheckScalars14 {
    type Args = CheckScalars14Args;
    type Result = Option<std::collections::BTreeMap<String, i64>>;
    type Error = CheckScalars14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars14_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars15;

impl toolrt::Tool for CheckScalars15 {
    type Args = CheckScalars15Args;
    type Result = Option<Point>;
    type Error = CheckScalars15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars15_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars16;

impl toolrt::Tool for CheckScalars16 {
    type Args = CheckScalars16Args;
    type Result = Data;
    type Error = CheckScalars16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars17;

impl toolrt::Tool for CheckScalars17 {
    type Args = CheckScalars17Args;
    type Result = Noted;
    type Error = CheckScalars17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars17_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
