// Made by toolc from collections.tools; do not edit.

//! What a host implements to provide the toolset `collections`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `collections`.
pub trait CollectionsTools: Send + Sync + 'static {
    /// Checks `Names`.
    fn check_collections0(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections0Args,
    ) -> impl Future<Output = Result<Names, CheckCollections0Error>> + Send;

    /// Checks `Tags`.
    fn check_collections1(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections1Args,
    ) -> impl Future<Output = Result<Tags, CheckCollections1Error>> + Send;

    /// Checks `Numbers`.
    fn check_collections2(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections2Args,
    ) -> impl Future<Output = Result<Numbers, CheckCollections2Error>> + Send;

    /// Checks `Points`.
    fn check_collections3(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections3Args,
    ) -> impl Future<Output = Result<Points, CheckCollections3Error>> + Send;

    /// Checks `Anything`.
    fn check_collections4(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections4Args,
    ) -> impl Future<Output = Result<Anything, CheckCollections4Error>> + Send;

    /// Checks `Scores`.
    fn check_collections5(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections5Args,
    ) -> impl Future<Output = Result<Scores, CheckCollections5Error>> + Send;

    /// Checks `Grid`.
    fn check_collections6(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections6Args,
    ) -> impl Future<Output = Result<Grid, CheckCollections6Error>> + Send;

    /// Checks `Span`.
    fn check_collections7(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections7Args,
    ) -> impl Future<Output = Result<Span, CheckCollections7Error>> + Send;

    /// Checks `Trail`.
    fn check_collections8(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections8Args,
    ) -> impl Future<Output = Result<Trail, CheckCollections8Error>> + Send;

    /// Checks `Bag`.
    fn check_collections9(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections9Args,
    ) -> impl Future<Output = Result<Bag, CheckCollections9Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: CollectionsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckCollections0>();
    toolset.tool::<CheckCollections1>();
    toolset.tool::<CheckCollections2>();
    toolset.tool::<CheckCollections3>();
    toolset.tool::<CheckCollections4>();
    toolset.tool::<CheckCollections5>();
    toolset.tool::<CheckCollections6>();
    toolset.tool::<CheckCollections7>();
    toolset.tool::<CheckCollections8>();
    toolset.tool::<CheckCollections9>();
    toolset.build()
}

/// The tool `check_collections0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections0;

impl toolrt::Tool for CheckCollections0 {
    type Args = CheckCollections0Args;
    type Result = Names;
    type Error = CheckCollections0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections0_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections1;

impl toolrt::Tool for CheckCollections1 {
    type Args = CheckCollections1Args;
    type Result = Tags;
    type Error = CheckCollections1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections1_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections2;

impl toolrt::Tool for CheckCollections2 {
    type Args = CheckCollections2Args;
    type Result = Numbers;
    type Error = CheckCollections2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections2_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections3;

impl toolrt::Tool for CheckCollections3 {
    type Args = CheckCollections3Args;
    type Result = Points;
    type Error = CheckCollections3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections3_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections4;

impl toolrt::Tool for CheckCollections4 {
    type Args = CheckCollections4Args;
    type Result = Anything;
    type Error = CheckCollections4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections4_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections5;

impl toolrt::Tool for CheckCollections5 {
    type Args = CheckCollections5Args;
    type Result = Scores;
    type Error = CheckCollections5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections5_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections6;

impl toolrt::Tool for CheckCollections6 {
    type Args = CheckCollections6Args;
    type Result = Grid;
    type Error = CheckCollections6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections6_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections7;

impl toolrt::Tool for CheckCollections7 {
    type Args = CheckCollections7Args;
    type Result = Span;
    type Error = CheckCollections7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections7_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections8;

impl toolrt::Tool for CheckCollections8 {
    type Args = CheckCollections8Args;
    type Result = Trail;
    type Error = CheckCollections8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections8_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections9;

impl toolrt::Tool for CheckCollections9 {
    type Args = CheckCollections9Args;
    type Result = Bag;
    type Error = CheckCollections9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections9_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
