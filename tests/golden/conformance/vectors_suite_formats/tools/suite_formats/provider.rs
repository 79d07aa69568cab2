// Made by toolc from suite_formats.tools; do not edit.

//! What a host implements to provide the toolset `suite_formats`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    CheckSuiteFormats0Args, CheckSuiteFormats0Error, CheckSuiteFormats1Args,
    CheckSuiteFormats1Error, CheckSuiteFormats2Args, CheckSuiteFormats2Error,
    CheckSuiteFormats3Args, CheckSuiteFormats3Error, CheckSuiteFormats4Args,
    CheckSuiteFormats4Error, CheckSuiteFormats5Args, CheckSuiteFormats5Error,
    CheckSuiteFormats6Args, CheckSuiteFormats6Error, CheckSuiteFormats7Args,
    CheckSuiteFormats7Error, CheckSuiteFormats8Args, CheckSuiteFormats8Error,
    CheckSuiteFormats9Args, CheckSuiteFormats9Error, Date, DateTime, Duration, Email, Hostname,
    Ipv4, Ipv6, Time, Uri, Uuid,
};

/// What a host implements to provide the toolset `suite_formats`.
pub trait SuiteFormatsTools: Send + Sync + 'static {
    /// Checks `DateTime`.
    fn check_suite_formats0(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats0Args,
    ) -> impl Future<Output = Result<DateTime, CheckSuiteFormats0Error>> + Send;

    /// Checks `Date`.
    fn check_suite_formats1(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats1Args,
    ) -> impl Future<Output = Result<Date, CheckSuiteFormats1Error>> + Send;

    /// Checks `Duration`.
    fn check_suite_formats2(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats2Args,
    ) -> impl Future<Output = Result<Duration, CheckSuiteFormats2Error>> + Send;

    /// Checks `Email`.
    fn check_suite_formats3(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats3Args,
    ) -> impl Future<Output = Result<Email, CheckSuiteFormats3Error>> + Send;

    /// Checks `Hostname`.
    fn check_suite_formats4(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats4Args,
    ) -> impl Future<Output = Result<Hostname, CheckSuiteFormats4Error>> + Send;

    /// Checks `Ipv4`.
    fn check_suite_formats5(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats5Args,
    ) -> impl Future<Output = Result<Ipv4, CheckSuiteFormats5Error>> + Send;

    /// Checks `Ipv6`.
    fn check_suite_formats6(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats6Args,
    ) -> impl Future<Output = Result<Ipv6, CheckSuiteFormats6Error>> + Send;

    /// Checks `Time`.
    fn check_suite_formats7(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats7Args,
    ) -> impl Future<Output = Result<Time, CheckSuiteFormats7Error>> + Send;

    /// Checks `Uri`.
    fn check_suite_formats8(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats8Args,
    ) -> impl Future<Output = Result<Uri, CheckSuiteFormats8Error>> + Send;

    /// Checks `Uuid`.
    fn check_suite_formats9(
        &self,
        cx: &toolrt::Context,
        args: CheckSuiteFormats9Args,
    ) -> impl Future<Output = Result<Uuid, CheckSuiteFormats9Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: SuiteFormatsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckSuiteFormats0>();
    toolset.tool::<CheckSuiteFormats1>();
    toolset.tool::<CheckSuiteFormats2>();
    toolset.tool::<CheckSuiteFormats3>();
    toolset.tool::<CheckSuiteFormats4>();
    toolset.tool::<CheckSuiteFormats5>();
    toolset.tool::<CheckSuiteFormats6>();
    toolset.tool::<CheckSuiteFormats7>();
    toolset.tool::<CheckSuiteFormats8>();
    toolset.tool::<CheckSuiteFormats9>();
    toolset.build()
}

/// The tool `check_suite_formats0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats0;

impl toolrt::Tool for CheckSuiteFormats0 {
    type Args = CheckSuiteFormats0Args;
    type Result = DateTime;
    type Error = CheckSuiteFormats0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats1;

impl toolrt::Tool for CheckSuiteFormats1 {
    type Args = CheckSuiteFormats1Args;
    type Result = Date;
    type Error = CheckSuiteFormats1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats2;

impl toolrt::Tool for CheckSuiteFormats2 {
    type Args = CheckSuiteFormats2Args;
    type Result = Duration;
    type Error = CheckSuiteFormats2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats3;

impl toolrt::Tool for CheckSuiteFormats3 {
    type Args = CheckSuiteFormats3Args;
    type Result = Email;
    type Error = CheckSuiteFormats3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats4;

impl toolrt::Tool for CheckSuiteFormats4 {
    type Args = CheckSuiteFormats4Args;
    type Result = Hostname;
    type Error = CheckSuiteFormats4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats5;

impl toolrt::Tool for CheckSuiteFormats5 {
    type Args = CheckSuiteFormats5Args;
    type Result = Ipv4;
    type Error = CheckSuiteFormats5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats6;

impl toolrt::Tool for CheckSuiteFormats6 {
    type Args = CheckSuiteFormats6Args;
    type Result = Ipv6;
    type Error = CheckSuiteFormats6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats7;

impl toolrt::Tool for CheckSuiteFormats7 {
    type Args = CheckSuiteFormats7Args;
    type Result = Time;
    type Error = CheckSuiteFormats7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats8;

impl toolrt::Tool for CheckSuiteFormats8 {
    type Args = CheckSuiteFormats8Args;
    type Result = Uri;
    type Error = CheckSuiteFormats8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_suite_formats9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSuiteFormats9;

impl toolrt::Tool for CheckSuiteFormats9 {
    type Args = CheckSuiteFormats9Args;
    type Result = Uuid;
    type Error = CheckSuiteFormats9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SUITE_FORMATS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SuiteFormatsTools> toolrt::Handler<P> for CheckSuiteFormats9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_suite_formats9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
