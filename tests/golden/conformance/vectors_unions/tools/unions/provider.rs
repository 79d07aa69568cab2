// Made by toolc from unions.tools; do not edit.

//! What a host implements to provide the toolset `unions`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `unions`.
pub trait UnionsTools: Send + Sync + 'static {
    /// Checks `Trigger`.
    fn check_unions0(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions0Args,
    ) -> impl Future<Output = Result<Trigger, CheckUnions0Error>> + Send;

    /// Checks `Answer`.
    fn check_unions1(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions1Args,
    ) -> impl Future<Output = Result<Answer, CheckUnions1Error>> + Send;

    /// Checks `Locator`.
    fn check_unions2(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions2Args,
    ) -> impl Future<Output = Result<Locator, CheckUnions2Error>> + Send;

    /// Checks `Number`.
    fn check_unions3(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions3Args,
    ) -> impl Future<Output = Result<Number, CheckUnions3Error>> + Send;

    /// Checks `Either`.
    fn check_unions4(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions4Args,
    ) -> impl Future<Output = Result<Either, CheckUnions4Error>> + Send;

    /// Checks `Shape`.
    fn check_unions5(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions5Args,
    ) -> impl Future<Output = Result<Shape, CheckUnions5Error>> + Send;

    /// Checks `Loose`.
    fn check_unions6(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions6Args,
    ) -> impl Future<Output = Result<Loose, CheckUnions6Error>> + Send;

    /// Checks `Deep`.
    fn check_unions7(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions7Args,
    ) -> impl Future<Output = Result<Option<Deep>, CheckUnions7Error>> + Send;

    /// Checks `Holder`.
    fn check_unions8(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions8Args,
    ) -> impl Future<Output = Result<Holder, CheckUnions8Error>> + Send;

    /// Checks `Quoted`.
    fn check_unions9(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions9Args,
    ) -> impl Future<Output = Result<Quoted, CheckUnions9Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: UnionsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckUnions0>();
    toolset.tool::<CheckUnions1>();
    toolset.tool::<CheckUnions2>();
    toolset.tool::<CheckUnions3>();
    toolset.tool::<CheckUnions4>();
    toolset.tool::<CheckUnions5>();
    toolset.tool::<CheckUnions6>();
    toolset.tool::<CheckUnions7>();
    toolset.tool::<CheckUnions8>();
    toolset.tool::<CheckUnions9>();
    toolset.build()
}

/// The tool `check_unions0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions0;

impl toolrt::Tool for CheckUnions0 {
    type Args = CheckUnions0Args;
    type Result = Trigger;
    type Error = CheckUnions0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions1;

impl toolrt::Tool for CheckUnions1 {
    type Args = CheckUnions1Args;
    type Result = Answer;
    type Error = CheckUnions1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions2;

impl toolrt::Tool for CheckUnions2 {
    type Args = CheckUnions2Args;
    type Result = Locator;
    type Error = CheckUnions2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions3;

impl toolrt::Tool for CheckUnions3 {
    type Args = CheckUnions3Args;
    type Result = Number;
    type Error = CheckUnions3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions4;

impl toolrt::Tool for CheckUnions4 {
    type Args = CheckUnions4Args;
    type Result = Either;
    type Error = CheckUnions4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions5;

impl toolrt::Tool for CheckUnions5 {
    type Args = CheckUnions5Args;
    type Result = Shape;
    type Error = CheckUnions5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions6;

impl toolrt::Tool for CheckUnions6 {
    type Args = CheckUnions6Args;
    type Result = Loose;
    type Error = CheckUnions6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions7;

impl toolrt::Tool for CheckUnions7 {
    type Args = CheckUnions7Args;
    type Result = Option<Deep>;
    type Error = CheckUnions7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_unions7_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions8;

impl toolrt::Tool for CheckUnions8 {
    type Args = CheckUnions8Args;
    type Result = Holder;
    type Error = CheckUnions8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions9;

impl toolrt::Tool for CheckUnions9 {
    type Args = CheckUnions9Args;
    type Result = Quoted;
    type Error = CheckUnions9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
