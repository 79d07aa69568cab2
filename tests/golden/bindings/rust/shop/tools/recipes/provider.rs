// Made by toolc from bindings.tools; do not edit.

//! What a host implements to provide the toolset `recipes`, and how it becomes a toolset.

use super::specs;
use super::types::{
    BuyFirstArgs, BuyFirstError, BuyFirstInjected, BuyFirstResult, ClearTwiceArgs, ClearTwiceError,
    PageOfArgs, PageOfError, PageOfResult,
};

/// Only chains: nobody implements anything.
pub trait RecipesTools: Send + Sync + 'static {}

/// All tools are chains, so that nothing is left to implement.
impl RecipesTools for () {}

/// The toolset, implemented by `tools`.
pub fn toolset<P: RecipesTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.chain::<BuyFirst>();
    toolset.chain::<ClearTwice>();
    toolset.chain::<PageOf>();
    toolset.build()
}

/// The tool `buy_first`.
#[derive(Debug, Clone, Copy)]
pub struct BuyFirst;

impl toolrt::Tool for BuyFirst {
    type Args = BuyFirstArgs;
    type Result = BuyFirstResult;
    type Error = BuyFirstError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BUY_FIRST
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl toolrt::Chained for BuyFirst {
    type Injected = BuyFirstInjected;

    fn inputs(
        args: &Self::Args,
        injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        let inputs = toolrt::Inputs::of(args)?;
        let inputs = inputs.with("run", toolrt::Codec::of(), &injected.run)?;
        Ok(inputs)
    }
}

/// The tool `clear_twice`.
#[derive(Debug, Clone, Copy)]
pub struct ClearTwice;

impl toolrt::Tool for ClearTwice {
    type Args = ClearTwiceArgs;
    type Result = toolrt::Content;
    type Error = ClearTwiceError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CLEAR_TWICE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl toolrt::Chained for ClearTwice {
    type Injected = ();

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}

/// The tool `page_of`.
#[derive(Debug, Clone, Copy)]
pub struct PageOf;

impl toolrt::Tool for PageOf {
    type Args = PageOfArgs;
    type Result = PageOfResult;
    type Error = PageOfError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PAGE_OF
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl toolrt::Chained for PageOf {
    type Injected = ();

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
