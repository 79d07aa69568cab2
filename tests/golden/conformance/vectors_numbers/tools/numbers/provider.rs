// Made by toolc from numbers.tools; do not edit.

//! What a host implements to provide the toolset `numbers`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
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
