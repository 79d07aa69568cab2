// Made by toolc from places.tools; do not edit.

//! What a host implements to provide the toolset `places`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    CleanArgs, CleanError, Copy_, CopyError, CopyOutArgs, CopyOutError, FetchArgs, FetchError,
    FetchOursArgs, FetchOursError, LinkArgs, LinkError, ListArgs, ListError, LoadArgs, LoadError,
    ReadArgs, ReadError, VisitArgs, VisitError,
};

/// Tools with paths and URIs in their arguments.
pub trait PlacesTools: Send + Sync + 'static {
    /// Reads a file.
    fn read(
        &self,
        cx: &toolrt::Context,
        args: ReadArgs,
    ) -> impl Future<Output = Result<String, ReadError>> + Send;

    /// Lists a folder, this one by default.
    fn list(
        &self,
        cx: &toolrt::Context,
        args: ListArgs,
    ) -> impl Future<Output = Result<String, ListError>> + Send;

    /// Copies.
    fn copy(
        &self,
        cx: &toolrt::Context,
        args: Copy_,
    ) -> impl Future<Output = Result<String, CopyError>> + Send;

    /// Copies again, where the design says it.
    fn copy_out(
        &self,
        cx: &toolrt::Context,
        args: CopyOutArgs,
    ) -> impl Future<Output = Result<String, CopyOutError>> + Send;

    /// Cleans up.
    fn clean(
        &self,
        cx: &toolrt::Context,
        args: CleanArgs,
    ) -> impl Future<Output = Result<String, CleanError>> + Send;

    /// Deals with places of all kinds.
    fn visit(
        &self,
        cx: &toolrt::Context,
        args: VisitArgs,
    ) -> impl Future<Output = Result<String, VisitError>> + Send;

    /// Gets a page.
    fn fetch(
        &self,
        cx: &toolrt::Context,
        args: FetchArgs,
    ) -> impl Future<Output = Result<String, FetchError>> + Send;

    /// Gets a page of ours.
    fn fetch_ours(
        &self,
        cx: &toolrt::Context,
        args: FetchOursArgs,
    ) -> impl Future<Output = Result<String, FetchOursError>> + Send;

    /// Gets a file or a page, and nothing else.
    fn load(
        &self,
        cx: &toolrt::Context,
        args: LoadArgs,
    ) -> impl Future<Output = Result<String, LoadError>> + Send;

    /// Writes a link, which nobody opens.
    fn link(
        &self,
        cx: &toolrt::Context,
        args: LinkArgs,
    ) -> impl Future<Output = Result<String, LinkError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: PlacesTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Read>();
    toolset.tool::<List>();
    toolset.tool::<CopyTool>();
    toolset.tool::<CopyOut>();
    toolset.tool::<Clean>();
    toolset.tool::<Visit>();
    toolset.tool::<Fetch>();
    toolset.tool::<FetchOurs>();
    toolset.tool::<Load>();
    toolset.tool::<Link>();
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

/// The tool `list`.
#[derive(Debug, Clone, Copy)]
pub struct List;

impl toolrt::Tool for List {
    type Args = ListArgs;
    type Result = String;
    type Error = ListError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LIST
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for List {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.list(cx, args).await?;
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

/// The tool `copy_out`.
#[derive(Debug, Clone, Copy)]
pub struct CopyOut;

impl toolrt::Tool for CopyOut {
    type Args = CopyOutArgs;
    type Result = String;
    type Error = CopyOutError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COPY_OUT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for CopyOut {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.copy_out(cx, args).await?;
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

/// The tool `fetch_ours`.
#[derive(Debug, Clone, Copy)]
pub struct FetchOurs;

impl toolrt::Tool for FetchOurs {
    type Args = FetchOursArgs;
    type Result = String;
    type Error = FetchOursError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FETCH_OURS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for FetchOurs {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.fetch_ours(cx, args).await?;
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

/// The tool `link`.
#[derive(Debug, Clone, Copy)]
pub struct Link;

impl toolrt::Tool for Link {
    type Args = LinkArgs;
    type Result = String;
    type Error = LinkError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LINK
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: PlacesTools> toolrt::Handler<P> for Link {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.link(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
