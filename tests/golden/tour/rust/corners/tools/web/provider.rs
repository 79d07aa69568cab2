// Made by toolc from wide.tools; do not edit.

//! What a host implements to provide the toolset `web`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    WebSearchArgs, WebSearchError, WebSearchInjected, WebSearchResult, WebSearchSide,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `web`.
pub trait WebTools: Send + Sync + 'static {
    /// Search the web.
    fn web_search(
        &self,
        cx: &toolrt::Context,
        args: WebSearchArgs,
        injected: WebSearchInjected,
    ) -> impl Future<
        Output = Result<toolrt::WithSide<WebSearchResult, WebSearchSide>, WebSearchError>,
    > + Send;

    /// What is wrong with arguments of `web_search`, by rules that the design cannot say; nothing by default.
    fn check_web_search(&self, _cx: &toolrt::Context, _args: &WebSearchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WebTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<WebSearch>();
    toolset.build()
}

/// Makes the toolset of the tools of the MCP server `search-server`, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.remote::<WebSearch>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `web-search`.
    WebSearch: specs::WEB_SEARCH, WebSearchArgs => WebSearchResult, WebSearchError, side WebSearchSide;
}

toolrt::handler! {
    WebSearch for P: WebTools, web_search, check_web_search, complete_with, injected WebSearchInjected;
}

impl toolrt::Remoted for WebSearch {
    type Injected = WebSearchInjected;

    fn inputs(
        args: &Self::Args,
        injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        let inputs = toolrt::Inputs::of(args)?;
        let inputs = inputs.with(
            "token",
            codecs::web_search_injected_token_argument(),
            &injected.token,
        )?;
        Ok(inputs)
    }
}
