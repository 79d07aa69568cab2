// Made by toolc from shared.tools; do not edit.

//! What a host implements to provide the toolset `archive`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    BurnArgs, BurnError, FetchArgs, FetchError, Finding, SearchArchiveArgs, SearchArchiveError,
    SearchArchiveResult,
};
use super::{codecs, specs};

/// What was kept.
pub trait ArchiveTools: Send + Sync + 'static {
    /// Search.
    fn search_archive(
        &self,
        cx: &toolrt::Context,
        args: SearchArchiveArgs,
    ) -> impl Future<Output = Result<SearchArchiveResult, SearchArchiveError>> + Send;

    /// What is wrong with arguments of `search_archive`, by rules that the design cannot say; nothing by default.
    fn check_search_archive(
        &self,
        _cx: &toolrt::Context,
        _args: &SearchArchiveArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `fetch`.
    fn fetch(
        &self,
        cx: &toolrt::Context,
        args: FetchArgs,
    ) -> impl Future<Output = Result<std::collections::BTreeMap<String, Finding>, FetchError>> + Send;

    /// What is wrong with arguments of `fetch`, by rules that the design cannot say; nothing by default.
    fn check_fetch(&self, _cx: &toolrt::Context, _args: &FetchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Forget it.
    fn burn(
        &self,
        cx: &toolrt::Context,
        args: BurnArgs,
    ) -> impl Future<Output = Result<toolrt::Content, BurnError>> + Send;

    /// What is wrong with arguments of `burn`, by rules that the design cannot say; nothing by default.
    fn check_burn(&self, _cx: &toolrt::Context, _args: &BurnArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ArchiveTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<SearchArchive>();
    toolset.tool::<Fetch>();
    toolset.tool::<Burn>();
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
    toolset.served::<SearchArchive>();
    toolset.served::<Fetch>();
    toolset.served::<Burn>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `search_archive`.
    SearchArchive: specs::SEARCH_ARCHIVE, SearchArchiveArgs => SearchArchiveResult, SearchArchiveError;
}

toolrt::handler! {
    SearchArchive for P: ArchiveTools, search_archive, check_search_archive, complete;
}

toolrt::tool! {
    /// The tool `fetch`.
    Fetch: specs::FETCH, FetchArgs => std::collections::BTreeMap<String, Finding>, FetchError, by codecs::fetch_result();
}

toolrt::handler! {
    Fetch for P: ArchiveTools, fetch, check_fetch, complete;
}

toolrt::tool! {
    /// The tool `burn`.
    Burn: specs::BURN, BurnArgs => toolrt::Content, BurnError;
}

toolrt::handler! {
    Burn for P: ArchiveTools, burn, check_burn, complete;
}
