// Made by toolc from enums.tools; do not edit.

//! What a host implements to provide the toolset `enums`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Accent, Answer, ByStatus, CheckEnums0Args, CheckEnums0Error, CheckEnums1Args, CheckEnums1Error,
    CheckEnums2Args, CheckEnums2Error, CheckEnums3Args, CheckEnums3Error, CheckEnums4Args,
    CheckEnums4Error, CheckEnums5Args, CheckEnums5Error, CheckEnums6Args, CheckEnums6Error,
    CheckEnums7Args, CheckEnums7Error, CheckEnums8Args, CheckEnums8Error, CheckEnums9Args,
    CheckEnums9Error, CheckEnums10Args, CheckEnums10Error, CheckEnums11Args, CheckEnums11Error,
    CheckEnums12Args, CheckEnums12Error, CheckEnums13Args, CheckEnums13Error, CheckEnums14Args,
    CheckEnums14Error, CheckEnums15Args, CheckEnums15Error, CheckEnums16Args, CheckEnums16Error,
    CheckEnums17Args, CheckEnums17Error, CheckEnums18Args, CheckEnums18Error, CheckEnums19Args,
    CheckEnums19Error, CheckEnums20Args, CheckEnums20Error, Code, Flags, Job, Level, Long, Many,
    Mixed, Mode, Only, OnlyMaybe, OptionalMode, Rate, Sort, Status, Statuses, Twenty, TwentyOne,
    Yes,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `enums`.
pub trait EnumsTools: Send + Sync + 'static {
    /// Checks `Status`.
    fn check_enums0(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums0Args,
    ) -> impl Future<Output = Result<Status, CheckEnums0Error>> + Send;

    /// Checks `Code`.
    fn check_enums1(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums1Args,
    ) -> impl Future<Output = Result<Code, CheckEnums1Error>> + Send;

    /// Checks `Sort`.
    fn check_enums2(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums2Args,
    ) -> impl Future<Output = Result<Sort, CheckEnums2Error>> + Send;

    /// Checks `Mode`.
    fn check_enums3(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums3Args,
    ) -> impl Future<Output = Result<Mode, CheckEnums3Error>> + Send;

    /// Checks `Level`.
    fn check_enums4(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums4Args,
    ) -> impl Future<Output = Result<Level, CheckEnums4Error>> + Send;

    /// Checks `Mixed`.
    fn check_enums5(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums5Args,
    ) -> impl Future<Output = Result<Option<Mixed>, CheckEnums5Error>> + Send;

    /// Checks `Only`.
    fn check_enums6(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums6Args,
    ) -> impl Future<Output = Result<Only, CheckEnums6Error>> + Send;

    /// Checks `OptionalMode`.
    fn check_enums7(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums7Args,
    ) -> impl Future<Output = Result<Option<OptionalMode>, CheckEnums7Error>> + Send;

    /// Checks `Job`.
    fn check_enums8(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums8Args,
    ) -> impl Future<Output = Result<Job, CheckEnums8Error>> + Send;

    /// Checks `Many`.
    fn check_enums9(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums9Args,
    ) -> impl Future<Output = Result<Many, CheckEnums9Error>> + Send;

    /// Checks `Twenty`.
    fn check_enums10(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums10Args,
    ) -> impl Future<Output = Result<Twenty, CheckEnums10Error>> + Send;

    /// Checks `TwentyOne`.
    fn check_enums11(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums11Args,
    ) -> impl Future<Output = Result<TwentyOne, CheckEnums11Error>> + Send;

    /// Checks `Rate`.
    fn check_enums12(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums12Args,
    ) -> impl Future<Output = Result<Rate, CheckEnums12Error>> + Send;

    /// Checks `Accent`.
    fn check_enums13(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums13Args,
    ) -> impl Future<Output = Result<Accent, CheckEnums13Error>> + Send;

    /// Checks `Yes`.
    fn check_enums14(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums14Args,
    ) -> impl Future<Output = Result<Yes, CheckEnums14Error>> + Send;

    /// Checks `Answer`.
    fn check_enums15(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums15Args,
    ) -> impl Future<Output = Result<Answer, CheckEnums15Error>> + Send;

    /// Checks `OnlyMaybe`.
    fn check_enums16(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums16Args,
    ) -> impl Future<Output = Result<Option<OnlyMaybe>, CheckEnums16Error>> + Send;

    /// Checks `Flags`.
    fn check_enums17(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums17Args,
    ) -> impl Future<Output = Result<Flags, CheckEnums17Error>> + Send;

    /// Checks `Statuses`.
    fn check_enums18(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums18Args,
    ) -> impl Future<Output = Result<Statuses, CheckEnums18Error>> + Send;

    /// Checks `ByStatus`.
    fn check_enums19(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums19Args,
    ) -> impl Future<Output = Result<ByStatus, CheckEnums19Error>> + Send;

    /// Checks `Long`.
    fn check_enums20(
        &self,
        cx: &toolrt::Context,
        args: CheckEnums20Args,
    ) -> impl Future<Output = Result<Long, CheckEnums20Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: EnumsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckEnums0>();
    toolset.tool::<CheckEnums1>();
    toolset.tool::<CheckEnums2>();
    toolset.tool::<CheckEnums3>();
    toolset.tool::<CheckEnums4>();
    toolset.tool::<CheckEnums5>();
    toolset.tool::<CheckEnums6>();
    toolset.tool::<CheckEnums7>();
    toolset.tool::<CheckEnums8>();
    toolset.tool::<CheckEnums9>();
    toolset.tool::<CheckEnums10>();
    toolset.tool::<CheckEnums11>();
    toolset.tool::<CheckEnums12>();
    toolset.tool::<CheckEnums13>();
    toolset.tool::<CheckEnums14>();
    toolset.tool::<CheckEnums15>();
    toolset.tool::<CheckEnums16>();
    toolset.tool::<CheckEnums17>();
    toolset.tool::<CheckEnums18>();
    toolset.tool::<CheckEnums19>();
    toolset.tool::<CheckEnums20>();
    toolset.build()
}

/// The tool `check_enums0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums0;

impl toolrt::Tool for CheckEnums0 {
    type Args = CheckEnums0Args;
    type Result = Status;
    type Error = CheckEnums0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums1;

impl toolrt::Tool for CheckEnums1 {
    type Args = CheckEnums1Args;
    type Result = Code;
    type Error = CheckEnums1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums2;

impl toolrt::Tool for CheckEnums2 {
    type Args = CheckEnums2Args;
    type Result = Sort;
    type Error = CheckEnums2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums3;

impl toolrt::Tool for CheckEnums3 {
    type Args = CheckEnums3Args;
    type Result = Mode;
    type Error = CheckEnums3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums4;

impl toolrt::Tool for CheckEnums4 {
    type Args = CheckEnums4Args;
    type Result = Level;
    type Error = CheckEnums4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums5;

impl toolrt::Tool for CheckEnums5 {
    type Args = CheckEnums5Args;
    type Result = Option<Mixed>;
    type Error = CheckEnums5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_enums5_result()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums6;

impl toolrt::Tool for CheckEnums6 {
    type Args = CheckEnums6Args;
    type Result = Only;
    type Error = CheckEnums6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums7;

impl toolrt::Tool for CheckEnums7 {
    type Args = CheckEnums7Args;
    type Result = Option<OptionalMode>;
    type Error = CheckEnums7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_enums7_result()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums8;

impl toolrt::Tool for CheckEnums8 {
    type Args = CheckEnums8Args;
    type Result = Job;
    type Error = CheckEnums8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums9;

impl toolrt::Tool for CheckEnums9 {
    type Args = CheckEnums9Args;
    type Result = Many;
    type Error = CheckEnums9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums10;

impl toolrt::Tool for CheckEnums10 {
    type Args = CheckEnums10Args;
    type Result = Twenty;
    type Error = CheckEnums10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums11;

impl toolrt::Tool for CheckEnums11 {
    type Args = CheckEnums11Args;
    type Result = TwentyOne;
    type Error = CheckEnums11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums12;

impl toolrt::Tool for CheckEnums12 {
    type Args = CheckEnums12Args;
    type Result = Rate;
    type Error = CheckEnums12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums13;

impl toolrt::Tool for CheckEnums13 {
    type Args = CheckEnums13Args;
    type Result = Accent;
    type Error = CheckEnums13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums14;

impl toolrt::Tool for CheckEnums14 {
    type Args = CheckEnums14Args;
    type Result = Yes;
    type Error = CheckEnums14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums15;

impl toolrt::Tool for CheckEnums15 {
    type Args = CheckEnums15Args;
    type Result = Answer;
    type Error = CheckEnums15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums16;

impl toolrt::Tool for CheckEnums16 {
    type Args = CheckEnums16Args;
    type Result = Option<OnlyMaybe>;
    type Error = CheckEnums16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_enums16_result()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums17;

impl toolrt::Tool for CheckEnums17 {
    type Args = CheckEnums17Args;
    type Result = Flags;
    type Error = CheckEnums17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums18`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums18;

impl toolrt::Tool for CheckEnums18 {
    type Args = CheckEnums18Args;
    type Result = Statuses;
    type Error = CheckEnums18Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS18
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_enums18_result()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums18 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums18(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums19`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums19;

impl toolrt::Tool for CheckEnums19 {
    type Args = CheckEnums19Args;
    type Result = ByStatus;
    type Error = CheckEnums19Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS19
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_enums19_result()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums19 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums19(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_enums20`.
#[derive(Debug, Clone, Copy)]
pub struct CheckEnums20;

impl toolrt::Tool for CheckEnums20 {
    type Args = CheckEnums20Args;
    type Result = Long;
    type Error = CheckEnums20Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_ENUMS20
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: EnumsTools> toolrt::Handler<P> for CheckEnums20 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_enums20(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
