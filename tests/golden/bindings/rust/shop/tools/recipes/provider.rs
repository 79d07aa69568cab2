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

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<BuyFirst>();
    toolset.served::<ClearTwice>();
    toolset.served::<PageOf>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `buy_first`.
    BuyFirst: specs::BUY_FIRST, BuyFirstArgs => BuyFirstResult, BuyFirstError;
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

toolrt::tool! {
    /// The tool `clear_twice`.
    ClearTwice: specs::CLEAR_TWICE, ClearTwiceArgs => toolrt::Content, ClearTwiceError;
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

toolrt::tool! {
    /// The tool `page_of`.
    PageOf: specs::PAGE_OF, PageOfArgs => PageOfResult, PageOfError;
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
