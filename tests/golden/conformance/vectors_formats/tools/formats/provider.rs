// Made by toolc from formats.tools; do not edit.

//! What a host implements to provide the toolset `formats`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    ByHost, CheckFormats0Args, CheckFormats0Error, CheckFormats1Args, CheckFormats1Error,
    CheckFormats2Args, CheckFormats2Error, CheckFormats3Args, CheckFormats3Error,
    CheckFormats4Args, CheckFormats4Error, CheckFormats5Args, CheckFormats5Error,
    CheckFormats6Args, CheckFormats6Error, CheckFormats7Args, CheckFormats7Error,
    CheckFormats8Args, CheckFormats8Error, CheckFormats9Args, CheckFormats9Error,
    CheckFormats10Args, CheckFormats10Error, CheckFormats11Args, CheckFormats11Error,
    CheckFormats12Args, CheckFormats12Error, CheckFormats13Args, CheckFormats13Error,
    CheckFormats14Args, CheckFormats14Error, CheckFormats15Args, CheckFormats15Error, Clock, Data,
    Day, File, Host, Id, Link, Mail, Mails, ShortLink, Span, Stamp, V4, V6, When,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `formats`.
pub trait FormatsTools: Send + Sync + 'static {
    /// Checks `Stamp`.
    fn check_formats0(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats0Args,
    ) -> impl Future<Output = Result<Stamp, CheckFormats0Error>> + Send;

    /// Checks `Day`.
    fn check_formats1(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats1Args,
    ) -> impl Future<Output = Result<Day, CheckFormats1Error>> + Send;

    /// Checks `Clock`.
    fn check_formats2(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats2Args,
    ) -> impl Future<Output = Result<Clock, CheckFormats2Error>> + Send;

    /// Checks `Span`.
    fn check_formats3(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats3Args,
    ) -> impl Future<Output = Result<Span, CheckFormats3Error>> + Send;

    /// Checks `Id`.
    fn check_formats4(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats4Args,
    ) -> impl Future<Output = Result<Id, CheckFormats4Error>> + Send;

    /// Checks `Link`.
    fn check_formats5(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats5Args,
    ) -> impl Future<Output = Result<Link, CheckFormats5Error>> + Send;

    /// Checks `Mail`.
    fn check_formats6(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats6Args,
    ) -> impl Future<Output = Result<Mail, CheckFormats6Error>> + Send;

    /// Checks `Host`.
    fn check_formats7(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats7Args,
    ) -> impl Future<Output = Result<Host, CheckFormats7Error>> + Send;

    /// Checks `V4`.
    fn check_formats8(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats8Args,
    ) -> impl Future<Output = Result<V4, CheckFormats8Error>> + Send;

    /// Checks `V6`.
    fn check_formats9(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats9Args,
    ) -> impl Future<Output = Result<V6, CheckFormats9Error>> + Send;

    /// Checks `File`.
    fn check_formats10(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats10Args,
    ) -> impl Future<Output = Result<File, CheckFormats10Error>> + Send;

    /// Checks `Data`.
    fn check_formats11(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats11Args,
    ) -> impl Future<Output = Result<Data, CheckFormats11Error>> + Send;

    /// Checks `ShortLink`.
    fn check_formats12(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats12Args,
    ) -> impl Future<Output = Result<ShortLink, CheckFormats12Error>> + Send;

    /// Checks `Mails`.
    fn check_formats13(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats13Args,
    ) -> impl Future<Output = Result<Mails, CheckFormats13Error>> + Send;

    /// Checks `ByHost`.
    fn check_formats14(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats14Args,
    ) -> impl Future<Output = Result<ByHost, CheckFormats14Error>> + Send;

    /// Checks `When`.
    fn check_formats15(
        &self,
        cx: &toolrt::Context,
        args: CheckFormats15Args,
    ) -> impl Future<Output = Result<When, CheckFormats15Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: FormatsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckFormats0>();
    toolset.tool::<CheckFormats1>();
    toolset.tool::<CheckFormats2>();
    toolset.tool::<CheckFormats3>();
    toolset.tool::<CheckFormats4>();
    toolset.tool::<CheckFormats5>();
    toolset.tool::<CheckFormats6>();
    toolset.tool::<CheckFormats7>();
    toolset.tool::<CheckFormats8>();
    toolset.tool::<CheckFormats9>();
    toolset.tool::<CheckFormats10>();
    toolset.tool::<CheckFormats11>();
    toolset.tool::<CheckFormats12>();
    toolset.tool::<CheckFormats13>();
    toolset.tool::<CheckFormats14>();
    toolset.tool::<CheckFormats15>();
    toolset.build()
}

/// The tool `check_formats0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats0;

impl toolrt::Tool for CheckFormats0 {
    type Args = CheckFormats0Args;
    type Result = Stamp;
    type Error = CheckFormats0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats1;

impl toolrt::Tool for CheckFormats1 {
    type Args = CheckFormats1Args;
    type Result = Day;
    type Error = CheckFormats1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats2;

impl toolrt::Tool for CheckFormats2 {
    type Args = CheckFormats2Args;
    type Result = Clock;
    type Error = CheckFormats2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats3;

impl toolrt::Tool for CheckFormats3 {
    type Args = CheckFormats3Args;
    type Result = Span;
    type Error = CheckFormats3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats4;

impl toolrt::Tool for CheckFormats4 {
    type Args = CheckFormats4Args;
    type Result = Id;
    type Error = CheckFormats4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats5;

impl toolrt::Tool for CheckFormats5 {
    type Args = CheckFormats5Args;
    type Result = Link;
    type Error = CheckFormats5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats6;

impl toolrt::Tool for CheckFormats6 {
    type Args = CheckFormats6Args;
    type Result = Mail;
    type Error = CheckFormats6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats7;

impl toolrt::Tool for CheckFormats7 {
    type Args = CheckFormats7Args;
    type Result = Host;
    type Error = CheckFormats7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats8;

impl toolrt::Tool for CheckFormats8 {
    type Args = CheckFormats8Args;
    type Result = V4;
    type Error = CheckFormats8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats9;

impl toolrt::Tool for CheckFormats9 {
    type Args = CheckFormats9Args;
    type Result = V6;
    type Error = CheckFormats9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats10;

impl toolrt::Tool for CheckFormats10 {
    type Args = CheckFormats10Args;
    type Result = File;
    type Error = CheckFormats10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats11;

impl toolrt::Tool for CheckFormats11 {
    type Args = CheckFormats11Args;
    type Result = Data;
    type Error = CheckFormats11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats12;

impl toolrt::Tool for CheckFormats12 {
    type Args = CheckFormats12Args;
    type Result = ShortLink;
    type Error = CheckFormats12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_formats12_result()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats13;

impl toolrt::Tool for CheckFormats13 {
    type Args = CheckFormats13Args;
    type Result = Mails;
    type Error = CheckFormats13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_formats13_result()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats14;

impl toolrt::Tool for CheckFormats14 {
    type Args = CheckFormats14Args;
    type Result = ByHost;
    type Error = CheckFormats14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_formats14_result()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_formats15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckFormats15;

impl toolrt::Tool for CheckFormats15 {
    type Args = CheckFormats15Args;
    type Result = When;
    type Error = CheckFormats15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_FORMATS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_formats15_result()
    }
}

impl<P: FormatsTools> toolrt::Handler<P> for CheckFormats15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_formats15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
