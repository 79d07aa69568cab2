// Made by toolc from places.tools; do not edit.

//! What a host implements to provide the toolset `places`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    CleanArgs, CleanError, Copy, CopyError, FetchArgs, FetchError, LoadArgs, LoadError, ReadArgs,
    ReadError, VisitArgs, VisitError,
};

/// Tools with paths and URIs in their arguments.
pub trait PlacesTools: Send + Sync + 'static {
    /// Reads a file.
    fn read(
        &self,
        cx: &toolrt::Context,
        args: ReadArgs,
    ) -> impl Future<Output = Result<String, ReadError>> + Send;

    /// What is wrong with arguments of `read`, by rules that the design cannot say; nothing by default.
    fn check_read(&self, _cx: &toolrt::Context, _args: &ReadArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Copies.
    fn copy(
        &self,
        cx: &toolrt::Context,
        args: Copy,
    ) -> impl Future<Output = Result<String, CopyError>> + Send;

    /// What is wrong with arguments of `copy`, by rules that the design cannot say; nothing by default.
    fn check_copy(&self, _cx: &toolrt::Context, _args: &Copy) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Cleans up.
    fn clean(
        &self,
        cx: &toolrt::Context,
        args: CleanArgs,
    ) -> impl Future<Output = Result<String, CleanError>> + Send;

    /// What is wrong with arguments of `clean`, by rules that the design cannot say; nothing by default.
    fn check_clean(&self, _cx: &toolrt::Context, _args: &CleanArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Deals with places of all kinds.
    fn visit(
        &self,
        cx: &toolrt::Context,
        args: VisitArgs,
    ) -> impl Future<Output = Result<String, VisitError>> + Send;

    /// What is wrong with arguments of `visit`, by rules that the design cannot say; nothing by default.
    fn check_visit(&self, _cx: &toolrt::Context, _args: &VisitArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Gets a page.
    fn fetch(
        &self,
        cx: &toolrt::Context,
        args: FetchArgs,
    ) -> impl Future<Output = Result<String, FetchError>> + Send;

    /// What is wrong with arguments of `fetch`, by rules that the design cannot say; nothing by default.
    fn check_fetch(&self, _cx: &toolrt::Context, _args: &FetchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Gets a file or a page, and nothing else.
    fn load(
        &self,
        cx: &toolrt::Context,
        args: LoadArgs,
    ) -> impl Future<Output = Result<String, LoadError>> + Send;

    /// What is wrong with arguments of `load`, by rules that the design cannot say; nothing by default.
    fn check_load(&self, _cx: &toolrt::Context, _args: &LoadArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: PlacesTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Read>();
    toolset.tool::<CopyTool>();
    toolset.tool::<Clean>();
    toolset.tool::<Visit>();
    toolset.tool::<Fetch>();
    toolset.tool::<Load>();
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
    toolset.served::<Read>();
    toolset.served::<CopyTool>();
    toolset.served::<Clean>();
    toolset.served::<Visit>();
    toolset.served::<Fetch>();
    toolset.served::<Load>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `read`.
    Read: specs::READ, ReadArgs => String, ReadError;
}

toolrt::handler! {
    Read for P: PlacesTools, read, check_read, complete;
}

toolrt::tool! {
    /// The tool `copy`.
    CopyTool: specs::COPY, Copy => String, CopyError;
}

toolrt::handler! {
    CopyTool for P: PlacesTools, copy, check_copy, complete;
}

toolrt::tool! {
    /// The tool `clean`.
    Clean: specs::CLEAN, CleanArgs => String, CleanError;
}

toolrt::handler! {
    Clean for P: PlacesTools, clean, check_clean, complete;
}

toolrt::tool! {
    /// The tool `visit`.
    Visit: specs::VISIT, VisitArgs => String, VisitError;
}

toolrt::handler! {
    Visit for P: PlacesTools, visit, check_visit, complete;
}

toolrt::tool! {
    /// The tool `fetch`.
    Fetch: specs::FETCH, FetchArgs => String, FetchError;
}

toolrt::handler! {
    Fetch for P: PlacesTools, fetch, check_fetch, complete;
}

toolrt::tool! {
    /// The tool `load`.
    Load: specs::LOAD, LoadArgs => String, LoadError;
}

toolrt::handler! {
    Load for P: PlacesTools, load, check_load, complete;
}
