// Made by toolc from numbers.tools; do not edit.

//! What a host implements to provide the toolset `numbers`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    AtLeast, AtMost, Below, Between, Cents, CheckNumbers0Args, CheckNumbers0Error,
    CheckNumbers1Args, CheckNumbers1Error, CheckNumbers2Args, CheckNumbers2Error,
    CheckNumbers3Args, CheckNumbers3Error, CheckNumbers4Args, CheckNumbers4Error,
    CheckNumbers5Args, CheckNumbers5Error, CheckNumbers6Args, CheckNumbers6Error,
    CheckNumbers7Args, CheckNumbers7Error, CheckNumbers8Args, CheckNumbers8Error,
    CheckNumbers9Args, CheckNumbers9Error, CheckNumbers10Args, CheckNumbers10Error,
    CheckNumbers11Args, CheckNumbers11Error, CheckNumbers12Args, CheckNumbers12Error,
    CheckNumbers13Args, CheckNumbers13Error, CheckNumbers14Args, CheckNumbers14Error,
    CheckNumbers15Args, CheckNumbers15Error, CheckNumbers16Args, CheckNumbers16Error,
    CheckNumbers17Args, CheckNumbers17Error, CheckNumbers18Args, CheckNumbers18Error,
    CheckNumbers19Args, CheckNumbers19Error, CheckNumbers20Args, CheckNumbers20Error,
    CheckNumbers21Args, CheckNumbers21Error, Five, Halves, Huge, Inside, Millis, Narrow, Odds,
    Percent, Positive, Real, Some_, Tenth, Third, Tight, Unit, Whole, Wide,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `numbers`.
pub trait NumbersTools: Send + Sync + 'static {
    /// Checks `Whole`.
    fn check_numbers0(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers0Args,
    ) -> impl Future<Output = Result<Whole, CheckNumbers0Error>> + Send;

    /// Checks `Real`.
    fn check_numbers1(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers1Args,
    ) -> impl Future<Output = Result<Real, CheckNumbers1Error>> + Send;

    /// Checks `Percent`.
    fn check_numbers2(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers2Args,
    ) -> impl Future<Output = Result<Percent, CheckNumbers2Error>> + Send;

    /// Checks `Positive`.
    fn check_numbers3(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers3Args,
    ) -> impl Future<Output = Result<Positive, CheckNumbers3Error>> + Send;

    /// Checks `Odds`.
    fn check_numbers4(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers4Args,
    ) -> impl Future<Output = Result<Odds, CheckNumbers4Error>> + Send;

    /// Checks `AtLeast`.
    fn check_numbers5(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers5Args,
    ) -> impl Future<Output = Result<AtLeast, CheckNumbers5Error>> + Send;

    /// Checks `Five`.
    fn check_numbers6(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers6Args,
    ) -> impl Future<Output = Result<Five, CheckNumbers6Error>> + Send;

    /// Checks `Tenth`.
    fn check_numbers7(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers7Args,
    ) -> impl Future<Output = Result<Tenth, CheckNumbers7Error>> + Send;

    /// Checks `Cents`.
    fn check_numbers8(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers8Args,
    ) -> impl Future<Output = Result<Cents, CheckNumbers8Error>> + Send;

    /// Checks `Some`.
    fn check_numbers9(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers9Args,
    ) -> impl Future<Output = Result<Some_, CheckNumbers9Error>> + Send;

    /// Checks `Between`.
    fn check_numbers10(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers10Args,
    ) -> impl Future<Output = Result<Between, CheckNumbers10Error>> + Send;

    /// Checks `Below`.
    fn check_numbers11(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers11Args,
    ) -> impl Future<Output = Result<Below, CheckNumbers11Error>> + Send;

    /// Checks `AtMost`.
    fn check_numbers12(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers12Args,
    ) -> impl Future<Output = Result<AtMost, CheckNumbers12Error>> + Send;

    /// Checks `Inside`.
    fn check_numbers13(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers13Args,
    ) -> impl Future<Output = Result<Inside, CheckNumbers13Error>> + Send;

    /// Checks `Tight`.
    fn check_numbers14(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers14Args,
    ) -> impl Future<Output = Result<Tight, CheckNumbers14Error>> + Send;

    /// Checks `Huge`.
    fn check_numbers15(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers15Args,
    ) -> impl Future<Output = Result<Huge, CheckNumbers15Error>> + Send;

    /// Checks `Unit`.
    fn check_numbers16(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers16Args,
    ) -> impl Future<Output = Result<Unit, CheckNumbers16Error>> + Send;

    /// Checks `Wide`.
    fn check_numbers17(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers17Args,
    ) -> impl Future<Output = Result<Wide, CheckNumbers17Error>> + Send;

    /// Checks `Third`.
    fn check_numbers18(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers18Args,
    ) -> impl Future<Output = Result<Third, CheckNumbers18Error>> + Send;

    /// Checks `Halves`.
    fn check_numbers19(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers19Args,
    ) -> impl Future<Output = Result<Halves, CheckNumbers19Error>> + Send;

    /// Checks `Millis`.
    fn check_numbers20(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers20Args,
    ) -> impl Future<Output = Result<Millis, CheckNumbers20Error>> + Send;

    /// Checks `Narrow`.
    fn check_numbers21(
        &self,
        cx: &toolrt::Context,
        args: CheckNumbers21Args,
    ) -> impl Future<Output = Result<Narrow, CheckNumbers21Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: NumbersTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckNumbers0>();
    toolset.tool::<CheckNumbers1>();
    toolset.tool::<CheckNumbers2>();
    toolset.tool::<CheckNumbers3>();
    toolset.tool::<CheckNumbers4>();
    toolset.tool::<CheckNumbers5>();
    toolset.tool::<CheckNumbers6>();
    toolset.tool::<CheckNumbers7>();
    toolset.tool::<CheckNumbers8>();
    toolset.tool::<CheckNumbers9>();
    toolset.tool::<CheckNumbers10>();
    toolset.tool::<CheckNumbers11>();
    toolset.tool::<CheckNumbers12>();
    toolset.tool::<CheckNumbers13>();
    toolset.tool::<CheckNumbers14>();
    toolset.tool::<CheckNumbers15>();
    toolset.tool::<CheckNumbers16>();
    toolset.tool::<CheckNumbers17>();
    toolset.tool::<CheckNumbers18>();
    toolset.tool::<CheckNumbers19>();
    toolset.tool::<CheckNumbers20>();
    toolset.tool::<CheckNumbers21>();
    toolset.build()
}

/// The tool `check_numbers0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers0;

impl toolrt::Tool for CheckNumbers0 {
    type Args = CheckNumbers0Args;
    type Result = Whole;
    type Error = CheckNumbers0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers1;

impl toolrt::Tool for CheckNumbers1 {
    type Args = CheckNumbers1Args;
    type Result = Real;
    type Error = CheckNumbers1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers2;

impl toolrt::Tool for CheckNumbers2 {
    type Args = CheckNumbers2Args;
    type Result = Percent;
    type Error = CheckNumbers2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers2_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers3;

impl toolrt::Tool for CheckNumbers3 {
    type Args = CheckNumbers3Args;
    type Result = Positive;
    type Error = CheckNumbers3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers3_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers4;

impl toolrt::Tool for CheckNumbers4 {
    type Args = CheckNumbers4Args;
    type Result = Odds;
    type Error = CheckNumbers4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers4_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers5;

impl toolrt::Tool for CheckNumbers5 {
    type Args = CheckNumbers5Args;
    type Result = AtLeast;
    type Error = CheckNumbers5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers5_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers6;

impl toolrt::Tool for CheckNumbers6 {
    type Args = CheckNumbers6Args;
    type Result = Five;
    type Error = CheckNumbers6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers6_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers7;

impl toolrt::Tool for CheckNumbers7 {
    type Args = CheckNumbers7Args;
    type Result = Tenth;
    type Error = CheckNumbers7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers7_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers8;

impl toolrt::Tool for CheckNumbers8 {
    type Args = CheckNumbers8Args;
    type Result = Cents;
    type Error = CheckNumbers8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers8_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers9;

impl toolrt::Tool for CheckNumbers9 {
    type Args = CheckNumbers9Args;
    type Result = Some_;
    type Error = CheckNumbers9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers9_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers10;

impl toolrt::Tool for CheckNumbers10 {
    type Args = CheckNumbers10Args;
    type Result = Between;
    type Error = CheckNumbers10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers10_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers11;

impl toolrt::Tool for CheckNumbers11 {
    type Args = CheckNumbers11Args;
    type Result = Below;
    type Error = CheckNumbers11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers11_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers12;

impl toolrt::Tool for CheckNumbers12 {
    type Args = CheckNumbers12Args;
    type Result = AtMost;
    type Error = CheckNumbers12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers12_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers13;

impl toolrt::Tool for CheckNumbers13 {
    type Args = CheckNumbers13Args;
    type Result = Inside;
    type Error = CheckNumbers13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers13_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers14;

impl toolrt::Tool for CheckNumbers14 {
    type Args = CheckNumbers14Args;
    type Result = Tight;
    type Error = CheckNumbers14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers14_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers15;

impl toolrt::Tool for CheckNumbers15 {
    type Args = CheckNumbers15Args;
    type Result = Huge;
    type Error = CheckNumbers15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers15_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers16;

impl toolrt::Tool for CheckNumbers16 {
    type Args = CheckNumbers16Args;
    type Result = Unit;
    type Error = CheckNumbers16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers16_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers17;

impl toolrt::Tool for CheckNumbers17 {
    type Args = CheckNumbers17Args;
    type Result = Wide;
    type Error = CheckNumbers17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers17_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers18`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers18;

impl toolrt::Tool for CheckNumbers18 {
    type Args = CheckNumbers18Args;
    type Result = Third;
    type Error = CheckNumbers18Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS18
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers18_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers18 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers18(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers19`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers19;

impl toolrt::Tool for CheckNumbers19 {
    type Args = CheckNumbers19Args;
    type Result = Halves;
    type Error = CheckNumbers19Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS19
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers19_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers19 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers19(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers20`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers20;

impl toolrt::Tool for CheckNumbers20 {
    type Args = CheckNumbers20Args;
    type Result = Millis;
    type Error = CheckNumbers20Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS20
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers20_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers20 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers20(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_numbers21`.
#[derive(Debug, Clone, Copy)]
pub struct CheckNumbers21;

impl toolrt::Tool for CheckNumbers21 {
    type Args = CheckNumbers21Args;
    type Result = Narrow;
    type Error = CheckNumbers21Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_NUMBERS21
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_numbers21_result()
    }
}

impl<P: NumbersTools> toolrt::Handler<P> for CheckNumbers21 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_numbers21(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
