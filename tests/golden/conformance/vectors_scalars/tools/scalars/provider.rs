// Made by toolc from scalars.tools; do not edit.

//! What a host implements to provide the toolset `scalars`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `scalars`.
pub trait ScalarsTools: Send + Sync + 'static {
    /// Checks `Text`.
    fn check_scalars0(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars0Args,
    ) -> impl Future<Output = Result<Text, CheckScalars0Error>> + Send;

    /// Checks `Whole`.
    fn check_scalars1(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars1Args,
    ) -> impl Future<Output = Result<Whole, CheckScalars1Error>> + Send;

    /// Checks `Real`.
    fn check_scalars2(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars2Args,
    ) -> impl Future<Output = Result<Real, CheckScalars2Error>> + Send;

    /// Checks `Flag`.
    fn check_scalars3(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars3Args,
    ) -> impl Future<Output = Result<Flag, CheckScalars3Error>> + Send;

    /// Checks `Nothing`.
    fn check_scalars4(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars4Args,
    ) -> impl Future<Output = Result<Nothing, CheckScalars4Error>> + Send;

    /// Checks `MaybeText`.
    fn check_scalars5(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars5Args,
    ) -> impl Future<Output = Result<Option<String>, CheckScalars5Error>> + Send;

    /// Checks `Any`.
    fn check_scalars6(
        &self,
        cx: &toolrt::Context,
        args: CheckScalars6Args,
    ) -> impl Future<Output = Result<Any, CheckScalars6Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ScalarsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckScalars0>();
    toolset.tool::<CheckScalars1>();
    toolset.tool::<CheckScalars2>();
    toolset.tool::<CheckScalars3>();
    toolset.tool::<CheckScalars4>();
    toolset.tool::<CheckScalars5>();
    toolset.tool::<CheckScalars6>();
    toolset.build()
}

/// The tool `check_scalars0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars0;

impl toolrt::Tool for CheckScalars0 {
    type Args = CheckScalars0Args;
    type Result = Text;
    type Error = CheckScalars0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars1;

impl toolrt::Tool for CheckScalars1 {
    type Args = CheckScalars1Args;
    type Result = Whole;
    type Error = CheckScalars1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars2;

impl toolrt::Tool for CheckScalars2 {
    type Args = CheckScalars2Args;
    type Result = Real;
    type Error = CheckScalars2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars3;

impl toolrt::Tool for CheckScalars3 {
    type Args = CheckScalars3Args;
    type Result = Flag;
    type Error = CheckScalars3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars4;

impl toolrt::Tool for CheckScalars4 {
    type Args = CheckScalars4Args;
    type Result = Nothing;
    type Error = CheckScalars4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars5;

impl toolrt::Tool for CheckScalars5 {
    type Args = CheckScalars5Args;
    type Result = Option<String>;
    type Error = CheckScalars5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_scalars5_result()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_scalars6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckScalars6;

impl toolrt::Tool for CheckScalars6 {
    type Args = CheckScalars6Args;
    type Result = Any;
    type Error = CheckScalars6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SCALARS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ScalarsTools> toolrt::Handler<P> for CheckScalars6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_scalars6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
