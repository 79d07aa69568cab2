// Made by toolc from texts.tools; do not edit.

//! What a host implements to provide the toolset `texts`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
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
