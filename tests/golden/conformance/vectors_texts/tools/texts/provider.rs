// Made by toolc from texts.tools; do not edit.

//! What a host implements to provide the toolset `texts`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    AtMostTwo, Both, CheckTexts0Args, CheckTexts0Error, CheckTexts1Args, CheckTexts1Error,
    CheckTexts2Args, CheckTexts2Error, CheckTexts3Args, CheckTexts3Error, CheckTexts4Args,
    CheckTexts4Error, CheckTexts5Args, CheckTexts5Error, CheckTexts6Args, CheckTexts6Error,
    CheckTexts7Args, CheckTexts7Error, CheckTexts8Args, CheckTexts8Error, CheckTexts9Args,
    CheckTexts9Error, CheckTexts10Args, CheckTexts10Error, Exact, Keyed, Little, Long, One, Short,
    Slug, Text, Three,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `texts`.
pub trait TextsTools: Send + Sync + 'static {
    /// Checks `Text`.
    fn check_texts0(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts0Args,
    ) -> impl Future<Output = Result<Text, CheckTexts0Error>> + Send;

    /// Checks `Short`.
    fn check_texts1(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts1Args,
    ) -> impl Future<Output = Result<Short, CheckTexts1Error>> + Send;

    /// Checks `Long`.
    fn check_texts2(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts2Args,
    ) -> impl Future<Output = Result<Long, CheckTexts2Error>> + Send;

    /// Checks `Exact`.
    fn check_texts3(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts3Args,
    ) -> impl Future<Output = Result<Exact, CheckTexts3Error>> + Send;

    /// Checks `Little`.
    fn check_texts4(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts4Args,
    ) -> impl Future<Output = Result<Little, CheckTexts4Error>> + Send;

    /// Checks `Both`.
    fn check_texts5(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts5Args,
    ) -> impl Future<Output = Result<Both, CheckTexts5Error>> + Send;

    /// Checks `One`.
    fn check_texts6(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts6Args,
    ) -> impl Future<Output = Result<One, CheckTexts6Error>> + Send;

    /// Checks `AtMostTwo`.
    fn check_texts7(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts7Args,
    ) -> impl Future<Output = Result<AtMostTwo, CheckTexts7Error>> + Send;

    /// Checks `Three`.
    fn check_texts8(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts8Args,
    ) -> impl Future<Output = Result<Three, CheckTexts8Error>> + Send;

    /// Checks `Slug`.
    fn check_texts9(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts9Args,
    ) -> impl Future<Output = Result<Slug, CheckTexts9Error>> + Send;

    /// Checks `Keyed`.
    fn check_texts10(
        &self,
        cx: &toolrt::Context,
        args: CheckTexts10Args,
    ) -> impl Future<Output = Result<Keyed, CheckTexts10Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: TextsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckTexts0>();
    toolset.tool::<CheckTexts1>();
    toolset.tool::<CheckTexts2>();
    toolset.tool::<CheckTexts3>();
    toolset.tool::<CheckTexts4>();
    toolset.tool::<CheckTexts5>();
    toolset.tool::<CheckTexts6>();
    toolset.tool::<CheckTexts7>();
    toolset.tool::<CheckTexts8>();
    toolset.tool::<CheckTexts9>();
    toolset.tool::<CheckTexts10>();
    toolset.build()
}

/// The tool `check_texts0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts0;

impl toolrt::Tool for CheckTexts0 {
    type Args = CheckTexts0Args;
    type Result = Text;
    type Error = CheckTexts0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts1;

impl toolrt::Tool for CheckTexts1 {
    type Args = CheckTexts1Args;
    type Result = Short;
    type Error = CheckTexts1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts1_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts2;

impl toolrt::Tool for CheckTexts2 {
    type Args = CheckTexts2Args;
    type Result = Long;
    type Error = CheckTexts2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts2_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts3;

impl toolrt::Tool for CheckTexts3 {
    type Args = CheckTexts3Args;
    type Result = Exact;
    type Error = CheckTexts3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts3_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts4;

impl toolrt::Tool for CheckTexts4 {
    type Args = CheckTexts4Args;
    type Result = Little;
    type Error = CheckTexts4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts4_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts5;

impl toolrt::Tool for CheckTexts5 {
    type Args = CheckTexts5Args;
    type Result = Both;
    type Error = CheckTexts5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts5_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts6;

impl toolrt::Tool for CheckTexts6 {
    type Args = CheckTexts6Args;
    type Result = One;
    type Error = CheckTexts6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts6_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts7;

impl toolrt::Tool for CheckTexts7 {
    type Args = CheckTexts7Args;
    type Result = AtMostTwo;
    type Error = CheckTexts7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts7_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts8;

impl toolrt::Tool for CheckTexts8 {
    type Args = CheckTexts8Args;
    type Result = Three;
    type Error = CheckTexts8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts8_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts9;

impl toolrt::Tool for CheckTexts9 {
    type Args = CheckTexts9Args;
    type Result = Slug;
    type Error = CheckTexts9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts9_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_texts10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckTexts10;

impl toolrt::Tool for CheckTexts10 {
    type Args = CheckTexts10Args;
    type Result = Keyed;
    type Error = CheckTexts10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_TEXTS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_texts10_result()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for CheckTexts10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_texts10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
