// Made by toolc from words.tools; do not edit.

//! What a host implements to provide the toolset `words`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `words`.
pub trait WordsTools: Send + Sync + 'static {
    /// Checks `Number`.
    fn check_words0(
        &self,
        cx: &toolrt::Context,
        args: CheckWords0Args,
    ) -> impl Future<Output = Result<Number, CheckWords0Error>> + Send;

    /// Checks `Colour`.
    fn check_words1(
        &self,
        cx: &toolrt::Context,
        args: CheckWords1Args,
    ) -> impl Future<Output = Result<Colour, CheckWords1Error>> + Send;

    /// Checks `Keys`.
    fn check_words2(
        &self,
        cx: &toolrt::Context,
        args: CheckWords2Args,
    ) -> impl Future<Output = Result<Keys, CheckWords2Error>> + Send;

    /// Checks `Pair`.
    fn check_words3(
        &self,
        cx: &toolrt::Context,
        args: CheckWords3Args,
    ) -> impl Future<Output = Result<Pair, CheckWords3Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckWords0>();
    toolset.tool::<CheckWords1>();
    toolset.tool::<CheckWords2>();
    toolset.tool::<CheckWords3>();
    toolset.build()
}

/// The tool `check_words0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords0;

impl toolrt::Tool for CheckWords0 {
    type Args = CheckWords0Args;
    type Result = Number;
    type Error = CheckWords0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords1;

impl toolrt::Tool for CheckWords1 {
    type Args = CheckWords1Args;
    type Result = Colour;
    type Error = CheckWords1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords2;

impl toolrt::Tool for CheckWords2 {
    type Args = CheckWords2Args;
    type Result = Keys;
    type Error = CheckWords2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords3;

impl toolrt::Tool for CheckWords3 {
    type Args = CheckWords3Args;
    type Result = Pair;
    type Error = CheckWords3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
