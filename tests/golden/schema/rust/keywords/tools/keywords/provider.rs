// Made by toolc from schema.tools; do not edit.

//! What a host implements to provide the toolset `keywords`, and how it becomes a toolset.

use std::future::Future;

use super::types::{FOOBar, GiveTextArgs, GiveTextError, SwapBarsArgs, SwapBarsError};
use super::{codecs, specs};

/// What a host implements to provide the toolset `keywords`.
pub trait KeywordsTools: Send + Sync + 'static {
    /// Take one, give the other.
    fn swap_bars(
        &self,
        cx: &toolrt::Context,
        args: SwapBarsArgs,
    ) -> impl Future<Output = Result<FOOBar, SwapBarsError>> + Send;

    /// What is wrong with arguments of `swap_bars`, by rules that the design cannot say; nothing by default.
    fn check_swap_bars(&self, _cx: &toolrt::Context, _args: &SwapBarsArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Give a text.
    fn give_text(
        &self,
        cx: &toolrt::Context,
        args: GiveTextArgs,
    ) -> impl Future<Output = Result<String, GiveTextError>> + Send;

    /// What is wrong with arguments of `give_text`, by rules that the design cannot say; nothing by default.
    fn check_give_text(&self, _cx: &toolrt::Context, _args: &GiveTextArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: KeywordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<SwapBars>();
    toolset.tool::<GiveText>();
    toolset.build()
}

/// The tool `swap_bars`.
#[derive(Debug, Clone, Copy)]
pub struct SwapBars;

impl toolrt::Tool for SwapBars {
    type Args = SwapBarsArgs;
    type Result = FOOBar;
    type Error = SwapBarsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SWAP_BARS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: KeywordsTools> toolrt::Handler<P> for SwapBars {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_swap_bars(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.swap_bars(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `give_text`.
#[derive(Debug, Clone, Copy)]
pub struct GiveText;

impl toolrt::Tool for GiveText {
    type Args = GiveTextArgs;
    type Result = String;
    type Error = GiveTextError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::GIVE_TEXT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::give_text_result()
    }
}

impl<P: KeywordsTools> toolrt::Handler<P> for GiveText {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_give_text(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.give_text(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
