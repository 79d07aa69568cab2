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

/// The tool `web_search`.
#[derive(Debug, Clone, Copy)]
pub struct WebSearch;

impl toolrt::Tool for WebSearch {
    type Args = WebSearchArgs;
    type Result = Vec<String>;
    type Error = WebSearchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WEB_SEARCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::web_search_result()
    }
}

impl<P: WebTools> toolrt::Handler<P> for WebSearch {
    type Injected = WebSearchInjected;

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_web_search(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.web_search(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
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

/// The tool `search_twice`.
#[derive(Debug, Clone, Copy)]
pub struct SearchTwice;

impl toolrt::Tool for SearchTwice {
    type Args = SearchTwiceArgs;
    type Result = Vec<String>;
    type Error = SearchTwiceError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SEARCH_TWICE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::search_twice_result()
    }
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
