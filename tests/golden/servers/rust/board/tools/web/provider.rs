// Made by toolc from servers.tools; do not edit.

//! What a host implements to provide the toolset `web`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    SearchTwiceArgs, SearchTwiceError, WebSearchArgs, WebSearchError, WebSearchInjected,
};
use super::{codecs, specs};

/// The tools of a server elsewhere.
pub trait WebTools: Send + Sync + 'static {
    /// Search the web.
    fn web_search(
        &self,
        cx: &toolrt::Context,
        args: WebSearchArgs,
        injected: WebSearchInjected,
    ) -> impl Future<Output = Result<Vec<String>, WebSearchError>> + Send;

    /// What is wrong with arguments of `web_search`, by rules that the design cannot say; nothing by default.
    fn check_web_search(&self, _cx: &toolrt::Context, _args: &WebSearchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WebTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<WebSearch>();
    toolset.chain::<SearchTwice>();
    toolset.build()
}

/// Makes the toolset of the tools of the MCP server `search`, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.remote::<WebSearch>();
    toolset.chain::<SearchTwice>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `web_search`.
    WebSearch: specs::WEB_SEARCH, WebSearchArgs => Vec<String>, WebSearchError, by codecs::web_search_result();
}

toolrt::handler! {
    WebSearch for P: WebTools, web_search, check_web_search, complete, injected WebSearchInjected;
}

impl toolrt::Remoted for WebSearch {
    type Injected = WebSearchInjected;

    fn inputs(
        args: &Self::Args,
        injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        let inputs = toolrt::Inputs::of(args)?;
        let inputs = inputs.with("tenant", toolrt::Codec::of(), &injected.tenant)?;
        Ok(inputs)
    }
}

toolrt::tool! {
    /// The tool `search_twice`.
    SearchTwice: specs::SEARCH_TWICE, SearchTwiceArgs => Vec<String>, SearchTwiceError, by codecs::search_twice_result();
}

impl toolrt::Chained for SearchTwice {
    type Injected = ();

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
