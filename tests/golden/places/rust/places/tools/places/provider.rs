// Made by toolc from places.tools; do not edit.

//! What a host implements to provide the toolset `places`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    CleanArgs, CleanError, Copy_, CopyError, FetchArgs, FetchError, LoadArgs, LoadError, ReadArgs,
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
        args: Copy_,
    ) -> impl Future<Output = Result<String, CopyError>> + Send;

    /// What is wrong with arguments of `copy`, by rules that the design cannot say; nothing by default.
    fn check_copy(&self, _cx: &toolrt::Context, _args: &Copy_) -> Vec<toolrt::Issue> {
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

/// The tool `read`.
#[derive(Debug, Clone, Copy)]
pub struct Read;

impl toolrt::Tool for Read {
    type Args = ReadArgs;
    type Result = String;
    type Error = ReadError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for Read {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_read(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `copy`.
#[derive(Debug, Clone, Copy)]
pub struct CopyTool;

impl toolrt::Tool for CopyTool {
    type Args = Copy_;
    type Result = String;
    type Error = CopyError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COPY
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for CopyTool {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_copy(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.copy(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `clean`.
#[derive(Debug, Clone, Copy)]
pub struct Clean;

impl toolrt::Tool for Clean {
    type Args = CleanArgs;
    type Result = String;
    type Error = CleanError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CLEAN
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for Clean {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_clean(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.clean(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `visit`.
#[derive(Debug, Clone, Copy)]
pub struct Visit;

impl toolrt::Tool for Visit {
    type Args = VisitArgs;
    type Result = String;
    type Error = VisitError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::VISIT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for Visit {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_visit(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.visit(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `fetch`.
#[derive(Debug, Clone, Copy)]
pub struct Fetch;

impl toolrt::Tool for Fetch {
    type Args = FetchArgs;
    type Result = String;
    type Error = FetchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FETCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for Fetch {
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

/// The tool `load`.
#[derive(Debug, Clone, Copy)]
pub struct Load;

impl toolrt::Tool for Load {
    type Args = LoadArgs;
    type Result = String;
    type Error = LoadError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LOAD
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for Load {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_load(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.load(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
