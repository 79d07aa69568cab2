// Made by toolc from collections.tools; do not edit.

//! What a host implements to provide the toolset `collections`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Anything, AtLeastTwo, AtMostOne, Bag, Blank, Blobs, CheckCollections0Args,
    CheckCollections0Error, CheckCollections1Args, CheckCollections1Error, CheckCollections2Args,
    CheckCollections2Error, CheckCollections3Args, CheckCollections3Error, CheckCollections4Args,
    CheckCollections4Error, CheckCollections5Args, CheckCollections5Error, CheckCollections6Args,
    CheckCollections6Error, CheckCollections7Args, CheckCollections7Error, CheckCollections8Args,
    CheckCollections8Error, CheckCollections9Args, CheckCollections9Error, CheckCollections10Args,
    CheckCollections10Error, CheckCollections11Args, CheckCollections11Error,
    CheckCollections12Args, CheckCollections12Error, CheckCollections13Args,
    CheckCollections13Error, CheckCollections14Args, CheckCollections14Error,
    CheckCollections15Args, CheckCollections15Error, CheckCollections16Args,
    CheckCollections16Error, CheckCollections17Args, CheckCollections17Error,
    CheckCollections18Args, CheckCollections18Error, CheckCollections19Args,
    CheckCollections19Error, CheckCollections20Args, CheckCollections20Error,
    CheckCollections21Args, CheckCollections21Error, CheckCollections21ResultItem,
    CheckCollections22Args, CheckCollections22Error, CheckCollections23Args,
    CheckCollections23Error, CheckCollections24Args, CheckCollections24Error,
    CheckCollections25Args, CheckCollections25Error, CheckCollections26Args,
    CheckCollections26Error, CheckCollections27Args, CheckCollections27Error,
    CheckCollections28Args, CheckCollections28Error, CheckCollections29Args,
    CheckCollections29Error, CheckCollections30Args, CheckCollections30Error,
    CheckCollections31Args, CheckCollections31Error, CheckCollections32Args,
    CheckCollections32Error, CheckCollections33Args, CheckCollections33Error,
    CheckCollections34Args, CheckCollections34Error, CheckCollections35Args,
    CheckCollections35Error, CheckCollections36Args, CheckCollections36Error,
    CheckCollections37Args, CheckCollections37Error, Couple, Empties, Few, FewFolders, Grid, Grove,
    Hedge, Holes, Ivy, Lone, LongTrail, Maps, Mixed, Names, Nested, Numbers, One, Pairs, Points,
    Poly, Row, Scores, Shady, Some_, Span, Stamps, Steps, Tags, TallStack, Trail, Trio,
};
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

    /// Checks `AtMostOne`.
    fn check_collections10(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections10Args,
    ) -> impl Future<Output = Result<AtMostOne, CheckCollections10Error>> + Send;

    /// Checks `AtLeastTwo`.
    fn check_collections11(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections11Args,
    ) -> impl Future<Output = Result<AtLeastTwo, CheckCollections11Error>> + Send;

    /// Checks `One`.
    fn check_collections12(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections12Args,
    ) -> impl Future<Output = Result<One, CheckCollections12Error>> + Send;

    /// Checks `Few`.
    fn check_collections13(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections13Args,
    ) -> impl Future<Output = Result<Few, CheckCollections13Error>> + Send;

    /// Checks `Some`.
    fn check_collections14(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections14Args,
    ) -> impl Future<Output = Result<Some_, CheckCollections14Error>> + Send;

    /// Checks `Holes`.
    fn check_collections15(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections15Args,
    ) -> impl Future<Output = Result<Holes, CheckCollections15Error>> + Send;

    /// Checks `Empties`.
    fn check_collections16(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections16Args,
    ) -> impl Future<Output = Result<Empties, CheckCollections16Error>> + Send;

    /// Checks `Blobs`.
    fn check_collections17(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections17Args,
    ) -> impl Future<Output = Result<Blobs, CheckCollections17Error>> + Send;

    /// Checks `Stamps`.
    fn check_collections18(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections18Args,
    ) -> impl Future<Output = Result<Stamps, CheckCollections18Error>> + Send;

    /// Checks `Pairs`.
    fn check_collections19(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections19Args,
    ) -> impl Future<Output = Result<Pairs, CheckCollections19Error>> + Send;

    /// Checks `Maps`.
    fn check_collections20(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections20Args,
    ) -> impl Future<Output = Result<Maps, CheckCollections20Error>> + Send;

    /// Checks `Kinds`.
    fn check_collections21(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections21Args,
    ) -> impl Future<
        Output = Result<Vec<Option<CheckCollections21ResultItem>>, CheckCollections21Error>,
    > + Send;

    /// Checks `Steps`.
    fn check_collections22(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections22Args,
    ) -> impl Future<Output = Result<Steps, CheckCollections22Error>> + Send;

    /// Checks `Nested`.
    fn check_collections23(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections23Args,
    ) -> impl Future<Output = Result<Nested, CheckCollections23Error>> + Send;

    /// Checks `Row`.
    fn check_collections24(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections24Args,
    ) -> impl Future<Output = Result<Row, CheckCollections24Error>> + Send;

    /// Checks `Poly`.
    fn check_collections25(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections25Args,
    ) -> impl Future<Output = Result<Poly, CheckCollections25Error>> + Send;

    /// Checks `Blank`.
    fn check_collections26(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections26Args,
    ) -> impl Future<Output = Result<Blank, CheckCollections26Error>> + Send;

    /// Checks `Trio`.
    fn check_collections27(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections27Args,
    ) -> impl Future<Output = Result<Trio, CheckCollections27Error>> + Send;

    /// Checks `Lone`.
    fn check_collections28(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections28Args,
    ) -> impl Future<Output = Result<Lone, CheckCollections28Error>> + Send;

    /// Checks `Mixed`.
    fn check_collections29(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections29Args,
    ) -> impl Future<Output = Result<Mixed, CheckCollections29Error>> + Send;

    /// Checks `Couple`.
    fn check_collections30(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections30Args,
    ) -> impl Future<Output = Result<Couple, CheckCollections30Error>> + Send;

    /// Checks `Hedge`.
    fn check_collections31(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections31Args,
    ) -> impl Future<Output = Result<Option<Hedge>, CheckCollections31Error>> + Send;

    /// Checks `Ivy`.
    fn check_collections32(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections32Args,
    ) -> impl Future<Output = Result<Option<Ivy>, CheckCollections32Error>> + Send;

    /// Checks `Grove`.
    fn check_collections33(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections33Args,
    ) -> impl Future<Output = Result<Grove, CheckCollections33Error>> + Send;

    /// Checks `FewFolders`.
    fn check_collections34(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections34Args,
    ) -> impl Future<Output = Result<FewFolders, CheckCollections34Error>> + Send;

    /// Checks `TallStack`.
    fn check_collections35(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections35Args,
    ) -> impl Future<Output = Result<TallStack, CheckCollections35Error>> + Send;

    /// Checks `LongTrail`.
    fn check_collections36(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections36Args,
    ) -> impl Future<Output = Result<LongTrail, CheckCollections36Error>> + Send;

    /// Checks `Shady`.
    fn check_collections37(
        &self,
        cx: &toolrt::Context,
        args: CheckCollections37Args,
    ) -> impl Future<Output = Result<Shady, CheckCollections37Error>> + Send;
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
    toolset.tool::<CheckCollections10>();
    toolset.tool::<CheckCollections11>();
    toolset.tool::<CheckCollections12>();
    toolset.tool::<CheckCollections13>();
    toolset.tool::<CheckCollections14>();
    toolset.tool::<CheckCollections15>();
    toolset.tool::<CheckCollections16>();
    toolset.tool::<CheckCollections17>();
    toolset.tool::<CheckCollections18>();
    toolset.tool::<CheckCollections19>();
    toolset.tool::<CheckCollections20>();
    toolset.tool::<CheckCollections21>();
    toolset.tool::<CheckCollections22>();
    toolset.tool::<CheckCollections23>();
    toolset.tool::<CheckCollections24>();
    toolset.tool::<CheckCollections25>();
    toolset.tool::<CheckCollections26>();
    toolset.tool::<CheckCollections27>();
    toolset.tool::<CheckCollections28>();
    toolset.tool::<CheckCollections29>();
    toolset.tool::<CheckCollections30>();
    toolset.tool::<CheckCollections31>();
    toolset.tool::<CheckCollections32>();
    toolset.tool::<CheckCollections33>();
    toolset.tool::<CheckCollections34>();
    toolset.tool::<CheckCollections35>();
    toolset.tool::<CheckCollections36>();
    toolset.tool::<CheckCollections37>();
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

/// The tool `check_collections10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections10;

impl toolrt::Tool for CheckCollections10 {
    type Args = CheckCollections10Args;
    type Result = AtMostOne;
    type Error = CheckCollections10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections10_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections11;

impl toolrt::Tool for CheckCollections11 {
    type Args = CheckCollections11Args;
    type Result = AtLeastTwo;
    type Error = CheckCollections11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections11_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections12;

impl toolrt::Tool for CheckCollections12 {
    type Args = CheckCollections12Args;
    type Result = One;
    type Error = CheckCollections12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections12_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections13;

impl toolrt::Tool for CheckCollections13 {
    type Args = CheckCollections13Args;
    type Result = Few;
    type Error = CheckCollections13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections13_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections14;

impl toolrt::Tool for CheckCollections14 {
    type Args = CheckCollections14Args;
    type Result = Some_;
    type Error = CheckCollections14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections14_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections15;

impl toolrt::Tool for CheckCollections15 {
    type Args = CheckCollections15Args;
    type Result = Holes;
    type Error = CheckCollections15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections15_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections16;

impl toolrt::Tool for CheckCollections16 {
    type Args = CheckCollections16Args;
    type Result = Empties;
    type Error = CheckCollections16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections16_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections17;

impl toolrt::Tool for CheckCollections17 {
    type Args = CheckCollections17Args;
    type Result = Blobs;
    type Error = CheckCollections17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections17_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections18`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections18;

impl toolrt::Tool for CheckCollections18 {
    type Args = CheckCollections18Args;
    type Result = Stamps;
    type Error = CheckCollections18Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS18
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections18_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections18 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections18(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections19`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections19;

impl toolrt::Tool for CheckCollections19 {
    type Args = CheckCollections19Args;
    type Result = Pairs;
    type Error = CheckCollections19Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS19
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections19_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections19 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections19(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections20`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections20;

impl toolrt::Tool for CheckCollections20 {
    type Args = CheckCollections20Args;
    type Result = Maps;
    type Error = CheckCollections20Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS20
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections20_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections20 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections20(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections21`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections21;

impl toolrt::Tool for CheckCollections21 {
    type Args = CheckCollections21Args;
    type Result = Vec<Option<CheckCollections21ResultItem>>;
    type Error = CheckCollections21Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS21
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections21_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections21 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections21(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections22`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections22;

impl toolrt::Tool for CheckCollections22 {
    type Args = CheckCollections22Args;
    type Result = Steps;
    type Error = CheckCollections22Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS22
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections22_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections22 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections22(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections23`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections23;

impl toolrt::Tool for CheckCollections23 {
    type Args = CheckCollections23Args;
    type Result = Nested;
    type Error = CheckCollections23Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS23
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections23_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections23 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections23(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections24`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections24;

impl toolrt::Tool for CheckCollections24 {
    type Args = CheckCollections24Args;
    type Result = Row;
    type Error = CheckCollections24Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS24
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections24_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections24 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections24(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections25`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections25;

impl toolrt::Tool for CheckCollections25 {
    type Args = CheckCollections25Args;
    type Result = Poly;
    type Error = CheckCollections25Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS25
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections25_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections25 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections25(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections26`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections26;

impl toolrt::Tool for CheckCollections26 {
    type Args = CheckCollections26Args;
    type Result = Blank;
    type Error = CheckCollections26Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS26
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections26_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections26 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections26(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections27`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections27;

impl toolrt::Tool for CheckCollections27 {
    type Args = CheckCollections27Args;
    type Result = Trio;
    type Error = CheckCollections27Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS27
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections27_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections27 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections27(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections28`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections28;

impl toolrt::Tool for CheckCollections28 {
    type Args = CheckCollections28Args;
    type Result = Lone;
    type Error = CheckCollections28Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS28
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections28_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections28 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections28(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections29`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections29;

impl toolrt::Tool for CheckCollections29 {
    type Args = CheckCollections29Args;
    type Result = Mixed;
    type Error = CheckCollections29Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS29
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections29_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections29 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections29(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections30`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections30;

impl toolrt::Tool for CheckCollections30 {
    type Args = CheckCollections30Args;
    type Result = Couple;
    type Error = CheckCollections30Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS30
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections30_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections30 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections30(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections31`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections31;

impl toolrt::Tool for CheckCollections31 {
    type Args = CheckCollections31Args;
    type Result = Option<Hedge>;
    type Error = CheckCollections31Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS31
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections31_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections31 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections31(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections32`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections32;

impl toolrt::Tool for CheckCollections32 {
    type Args = CheckCollections32Args;
    type Result = Option<Ivy>;
    type Error = CheckCollections32Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS32
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections32_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections32 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections32(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections33`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections33;

impl toolrt::Tool for CheckCollections33 {
    type Args = CheckCollections33Args;
    type Result = Grove;
    type Error = CheckCollections33Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS33
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections33_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections33 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections33(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections34`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections34;

impl toolrt::Tool for CheckCollections34 {
    type Args = CheckCollections34Args;
    type Result = FewFolders;
    type Error = CheckCollections34Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS34
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections34_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections34 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections34(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections35`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections35;

impl toolrt::Tool for CheckCollections35 {
    type Args = CheckCollections35Args;
    type Result = TallStack;
    type Error = CheckCollections35Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS35
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections35_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections35 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections35(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections36`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections36;

impl toolrt::Tool for CheckCollections36 {
    type Args = CheckCollections36Args;
    type Result = LongTrail;
    type Error = CheckCollections36Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS36
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_collections36_result()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections36 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections36(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_collections37`.
#[derive(Debug, Clone, Copy)]
pub struct CheckCollections37;

impl toolrt::Tool for CheckCollections37 {
    type Args = CheckCollections37Args;
    type Result = Shady;
    type Error = CheckCollections37Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_COLLECTIONS37
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CollectionsTools> toolrt::Handler<P> for CheckCollections37 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_collections37(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
