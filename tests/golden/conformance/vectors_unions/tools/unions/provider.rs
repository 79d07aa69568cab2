// Made by toolc from unions.tools; do not edit.

//! What a host implements to provide the toolset `unions`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Answer, Anything, Box_, Cell, CheckUnions0Args, CheckUnions0Error, CheckUnions1Args,
    CheckUnions1Error, CheckUnions2Args, CheckUnions2Error, CheckUnions3Args, CheckUnions3Error,
    CheckUnions4Args, CheckUnions4Error, CheckUnions5Args, CheckUnions5Error, CheckUnions6Args,
    CheckUnions6Error, CheckUnions7Args, CheckUnions7Error, CheckUnions8Args, CheckUnions8Error,
    CheckUnions9Args, CheckUnions9Error, CheckUnions10Args, CheckUnions10Error, CheckUnions11Args,
    CheckUnions11Error, CheckUnions12Args, CheckUnions12Error, CheckUnions13Args,
    CheckUnions13Error, CheckUnions14Args, CheckUnions14Error, CheckUnions15Args,
    CheckUnions15Error, CheckUnions16Args, CheckUnions16Error, CheckUnions17Args,
    CheckUnions17Error, CheckUnions18Args, CheckUnions18Error, CheckUnions19Args,
    CheckUnions19Error, CheckUnions20Args, CheckUnions20Error, CheckUnions21Args,
    CheckUnions21Error, CheckUnions22Args, CheckUnions22Error, CheckUnions23Args,
    CheckUnions23Error, CheckUnions24Args, CheckUnions24Error, CheckUnions25Args,
    CheckUnions25Error, CheckUnions26Args, CheckUnions26Error, CheckUnions27Args,
    CheckUnions27Error, CheckUnions28Args, CheckUnions28Error, CheckUnions29Args,
    CheckUnions29Error, CheckUnions30Args, CheckUnions30Error, CheckUnions31Args,
    CheckUnions31Error, CheckUnions32Args, CheckUnions32Error, CheckUnions33Args,
    CheckUnions33Error, CheckUnions34Args, CheckUnions34Error, CheckUnions35Args,
    CheckUnions35Error, CheckUnions36Args, CheckUnions36Error, CheckUnions37Args,
    CheckUnions37Error, Deep, Either, Either2, Holder, Holders, Ids, Level, Lists, Locator, Loose,
    Maps, Measure, Mixed, Mode, Moment, Named, Number, One, OpenEither, Opened, Paths, Quoted,
    Ranges, Records, Shape, Speed, Texts, Tree, Trigger, Tuples, Whatever, Whole, Wider,
};
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

    /// Checks `Lists`.
    fn check_unions10(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions10Args,
    ) -> impl Future<Output = Result<Lists, CheckUnions10Error>> + Send;

    /// Checks `Ids`.
    fn check_unions11(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions11Args,
    ) -> impl Future<Output = Result<Ids, CheckUnions11Error>> + Send;

    /// Checks `Moment`.
    fn check_unions12(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions12Args,
    ) -> impl Future<Output = Result<Moment, CheckUnions12Error>> + Send;

    /// Checks `Measure`.
    fn check_unions13(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions13Args,
    ) -> impl Future<Output = Result<Measure, CheckUnions13Error>> + Send;

    /// Checks `Speed`.
    fn check_unions14(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions14Args,
    ) -> impl Future<Output = Result<Option<Speed>, CheckUnions14Error>> + Send;

    /// Checks `Named`.
    fn check_unions15(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions15Args,
    ) -> impl Future<Output = Result<Named, CheckUnions15Error>> + Send;

    /// Checks `Wider`.
    fn check_unions16(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions16Args,
    ) -> impl Future<Output = Result<Wider, CheckUnions16Error>> + Send;

    /// Checks `Anything`.
    fn check_unions17(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions17Args,
    ) -> impl Future<Output = Result<Anything, CheckUnions17Error>> + Send;

    /// Checks `Whole`.
    fn check_unions18(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions18Args,
    ) -> impl Future<Output = Result<Whole, CheckUnions18Error>> + Send;

    /// Checks `Mode`.
    fn check_unions19(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions19Args,
    ) -> impl Future<Output = Result<Mode, CheckUnions19Error>> + Send;

    /// Checks `Level`.
    fn check_unions20(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions20Args,
    ) -> impl Future<Output = Result<Level, CheckUnions20Error>> + Send;

    /// Checks `Mixed`.
    fn check_unions21(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions21Args,
    ) -> impl Future<Output = Result<Mixed, CheckUnions21Error>> + Send;

    /// Checks `Records`.
    fn check_unions22(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions22Args,
    ) -> impl Future<Output = Result<Records, CheckUnions22Error>> + Send;

    /// Checks `Either2`.
    fn check_unions23(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions23Args,
    ) -> impl Future<Output = Result<Either2, CheckUnions23Error>> + Send;

    /// Checks `OpenEither`.
    fn check_unions24(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions24Args,
    ) -> impl Future<Output = Result<OpenEither, CheckUnions24Error>> + Send;

    /// Checks `Tuples`.
    fn check_unions25(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions25Args,
    ) -> impl Future<Output = Result<Tuples, CheckUnions25Error>> + Send;

    /// Checks `Maps`.
    fn check_unions26(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions26Args,
    ) -> impl Future<Output = Result<Maps, CheckUnions26Error>> + Send;

    /// Checks `Nullish`.
    fn check_unions27(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions27Args,
    ) -> impl Future<Output = Result<Option<i64>, CheckUnions27Error>> + Send;

    /// Checks `Texts`.
    fn check_unions28(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions28Args,
    ) -> impl Future<Output = Result<Texts, CheckUnions28Error>> + Send;

    /// Checks `Ranges`.
    fn check_unions29(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions29Args,
    ) -> impl Future<Output = Result<Ranges, CheckUnions29Error>> + Send;

    /// Checks `Tree`.
    fn check_unions30(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions30Args,
    ) -> impl Future<Output = Result<Tree, CheckUnions30Error>> + Send;

    /// Checks `One`.
    fn check_unions31(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions31Args,
    ) -> impl Future<Output = Result<One, CheckUnions31Error>> + Send;

    /// Checks `Opened`.
    fn check_unions32(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions32Args,
    ) -> impl Future<Output = Result<Opened, CheckUnions32Error>> + Send;

    /// Checks `Whatever`.
    fn check_unions33(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions33Args,
    ) -> impl Future<Output = Result<Whatever, CheckUnions33Error>> + Send;

    /// Checks `Box`.
    fn check_unions34(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions34Args,
    ) -> impl Future<Output = Result<Box_, CheckUnions34Error>> + Send;

    /// Checks `Holders`.
    fn check_unions35(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions35Args,
    ) -> impl Future<Output = Result<Holders, CheckUnions35Error>> + Send;

    /// Checks `Cell`.
    fn check_unions36(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions36Args,
    ) -> impl Future<Output = Result<Cell, CheckUnions36Error>> + Send;

    /// Checks `Paths`.
    fn check_unions37(
        &self,
        cx: &toolrt::Context,
        args: CheckUnions37Args,
    ) -> impl Future<Output = Result<Paths, CheckUnions37Error>> + Send;
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
    toolset.tool::<CheckUnions10>();
    toolset.tool::<CheckUnions11>();
    toolset.tool::<CheckUnions12>();
    toolset.tool::<CheckUnions13>();
    toolset.tool::<CheckUnions14>();
    toolset.tool::<CheckUnions15>();
    toolset.tool::<CheckUnions16>();
    toolset.tool::<CheckUnions17>();
    toolset.tool::<CheckUnions18>();
    toolset.tool::<CheckUnions19>();
    toolset.tool::<CheckUnions20>();
    toolset.tool::<CheckUnions21>();
    toolset.tool::<CheckUnions22>();
    toolset.tool::<CheckUnions23>();
    toolset.tool::<CheckUnions24>();
    toolset.tool::<CheckUnions25>();
    toolset.tool::<CheckUnions26>();
    toolset.tool::<CheckUnions27>();
    toolset.tool::<CheckUnions28>();
    toolset.tool::<CheckUnions29>();
    toolset.tool::<CheckUnions30>();
    toolset.tool::<CheckUnions31>();
    toolset.tool::<CheckUnions32>();
    toolset.tool::<CheckUnions33>();
    toolset.tool::<CheckUnions34>();
    toolset.tool::<CheckUnions35>();
    toolset.tool::<CheckUnions36>();
    toolset.tool::<CheckUnions37>();
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

/// The tool `check_unions10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions10;

impl toolrt::Tool for CheckUnions10 {
    type Args = CheckUnions10Args;
    type Result = Lists;
    type Error = CheckUnions10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions11;

impl toolrt::Tool for CheckUnions11 {
    type Args = CheckUnions11Args;
    type Result = Ids;
    type Error = CheckUnions11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions12;

impl toolrt::Tool for CheckUnions12 {
    type Args = CheckUnions12Args;
    type Result = Moment;
    type Error = CheckUnions12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions13;

impl toolrt::Tool for CheckUnions13 {
    type Args = CheckUnions13Args;
    type Result = Measure;
    type Error = CheckUnions13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions14;

impl toolrt::Tool for CheckUnions14 {
    type Args = CheckUnions14Args;
    type Result = Option<Speed>;
    type Error = CheckUnions14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_unions14_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions15;

impl toolrt::Tool for CheckUnions15 {
    type Args = CheckUnions15Args;
    type Result = Named;
    type Error = CheckUnions15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions16;

impl toolrt::Tool for CheckUnions16 {
    type Args = CheckUnions16Args;
    type Result = Wider;
    type Error = CheckUnions16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions17;

impl toolrt::Tool for CheckUnions17 {
    type Args = CheckUnions17Args;
    type Result = Anything;
    type Error = CheckUnions17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions18`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions18;

impl toolrt::Tool for CheckUnions18 {
    type Args = CheckUnions18Args;
    type Result = Whole;
    type Error = CheckUnions18Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS18
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions18 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions18(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions19`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions19;

impl toolrt::Tool for CheckUnions19 {
    type Args = CheckUnions19Args;
    type Result = Mode;
    type Error = CheckUnions19Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS19
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions19 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions19(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions20`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions20;

impl toolrt::Tool for CheckUnions20 {
    type Args = CheckUnions20Args;
    type Result = Level;
    type Error = CheckUnions20Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS20
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions20 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions20(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions21`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions21;

impl toolrt::Tool for CheckUnions21 {
    type Args = CheckUnions21Args;
    type Result = Mixed;
    type Error = CheckUnions21Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS21
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions21 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions21(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions22`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions22;

impl toolrt::Tool for CheckUnions22 {
    type Args = CheckUnions22Args;
    type Result = Records;
    type Error = CheckUnions22Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS22
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_unions22_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions22 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions22(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions23`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions23;

impl toolrt::Tool for CheckUnions23 {
    type Args = CheckUnions23Args;
    type Result = Either2;
    type Error = CheckUnions23Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS23
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions23 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions23(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions24`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions24;

impl toolrt::Tool for CheckUnions24 {
    type Args = CheckUnions24Args;
    type Result = OpenEither;
    type Error = CheckUnions24Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS24
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions24 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions24(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions25`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions25;

impl toolrt::Tool for CheckUnions25 {
    type Args = CheckUnions25Args;
    type Result = Tuples;
    type Error = CheckUnions25Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS25
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions25 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions25(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions26`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions26;

impl toolrt::Tool for CheckUnions26 {
    type Args = CheckUnions26Args;
    type Result = Maps;
    type Error = CheckUnions26Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS26
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions26 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions26(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions27`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions27;

impl toolrt::Tool for CheckUnions27 {
    type Args = CheckUnions27Args;
    type Result = Option<i64>;
    type Error = CheckUnions27Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS27
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_unions27_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions27 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions27(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions28`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions28;

impl toolrt::Tool for CheckUnions28 {
    type Args = CheckUnions28Args;
    type Result = Texts;
    type Error = CheckUnions28Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS28
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions28 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions28(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions29`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions29;

impl toolrt::Tool for CheckUnions29 {
    type Args = CheckUnions29Args;
    type Result = Ranges;
    type Error = CheckUnions29Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS29
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions29 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions29(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions30`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions30;

impl toolrt::Tool for CheckUnions30 {
    type Args = CheckUnions30Args;
    type Result = Tree;
    type Error = CheckUnions30Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS30
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions30 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions30(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions31`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions31;

impl toolrt::Tool for CheckUnions31 {
    type Args = CheckUnions31Args;
    type Result = One;
    type Error = CheckUnions31Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS31
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions31 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions31(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions32`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions32;

impl toolrt::Tool for CheckUnions32 {
    type Args = CheckUnions32Args;
    type Result = Opened;
    type Error = CheckUnions32Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS32
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions32 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions32(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions33`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions33;

impl toolrt::Tool for CheckUnions33 {
    type Args = CheckUnions33Args;
    type Result = Whatever;
    type Error = CheckUnions33Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS33
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions33 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions33(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions34`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions34;

impl toolrt::Tool for CheckUnions34 {
    type Args = CheckUnions34Args;
    type Result = Box_;
    type Error = CheckUnions34Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS34
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions34 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions34(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions35`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions35;

impl toolrt::Tool for CheckUnions35 {
    type Args = CheckUnions35Args;
    type Result = Holders;
    type Error = CheckUnions35Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS35
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions35 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions35(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions36`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions36;

impl toolrt::Tool for CheckUnions36 {
    type Args = CheckUnions36Args;
    type Result = Cell;
    type Error = CheckUnions36Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS36
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions36 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions36(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_unions37`.
#[derive(Debug, Clone, Copy)]
pub struct CheckUnions37;

impl toolrt::Tool for CheckUnions37 {
    type Args = CheckUnions37Args;
    type Result = Paths;
    type Error = CheckUnions37Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_UNIONS37
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for CheckUnions37 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_unions37(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
