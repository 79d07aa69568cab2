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

/// The tool `search_archive`.
#[derive(Debug, Clone, Copy)]
pub struct SearchArchive;

impl toolrt::Tool for SearchArchive {
    type Args = SearchArchiveArgs;
    type Result = SearchArchiveResult;
    type Error = SearchArchiveError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SEARCH_ARCHIVE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ArchiveTools> toolrt::Handler<P> for SearchArchive {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_search_archive(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.search_archive(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `fetch`.
#[derive(Debug, Clone, Copy)]
pub struct Fetch;

impl toolrt::Tool for Fetch {
    type Args = FetchArgs;
    type Result = std::collections::BTreeMap<String, Finding>;
    type Error = FetchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FETCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::fetch_result()
    }
}

impl<P: ArchiveTools> toolrt::Handler<P> for Fetch {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_fetch(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.fetch(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `burn`.
#[derive(Debug, Clone, Copy)]
pub struct Burn;

impl toolrt::Tool for Burn {
    type Args = BurnArgs;
    type Result = toolrt::Content;
    type Error = BurnError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BURN
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ArchiveTools> toolrt::Handler<P> for Burn {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_burn(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.burn(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
