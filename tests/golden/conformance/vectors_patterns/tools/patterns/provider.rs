// Made by toolc from patterns.tools; do not edit.

//! What a host implements to provide the toolset `patterns`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Ahead, Ahead2, Alternatives, AnyOne, Astral, AtEnd, AtLeastTwo, AtStart, Behind, Between,
    Blank, BothAround, CheckPatterns0Args, CheckPatterns0Error, CheckPatterns1Args,
    CheckPatterns1Error, CheckPatterns2Args, CheckPatterns2Error, CheckPatterns3Args,
    CheckPatterns3Error, CheckPatterns4Args, CheckPatterns4Error, CheckPatterns5Args,
    CheckPatterns5Error, CheckPatterns6Args, CheckPatterns6Error, CheckPatterns7Args,
    CheckPatterns7Error, CheckPatterns8Args, CheckPatterns8Error, CheckPatterns9Args,
    CheckPatterns9Error, CheckPatterns10Args, CheckPatterns10Error, CheckPatterns11Args,
    CheckPatterns11Error, CheckPatterns12Args, CheckPatterns12Error, CheckPatterns13Args,
    CheckPatterns13Error, CheckPatterns14Args, CheckPatterns14Error, CheckPatterns15Args,
    CheckPatterns15Error, CheckPatterns16Args, CheckPatterns16Error, CheckPatterns17Args,
    CheckPatterns17Error, CheckPatterns18Args, CheckPatterns18Error, CheckPatterns19Args,
    CheckPatterns19Error, CheckPatterns20Args, CheckPatterns20Error, CheckPatterns21Args,
    CheckPatterns21Error, CheckPatterns22Args, CheckPatterns22Error, CheckPatterns23Args,
    CheckPatterns23Error, CheckPatterns24Args, CheckPatterns24Error, CheckPatterns25Args,
    CheckPatterns25Error, CheckPatterns26Args, CheckPatterns26Error, CheckPatterns27Args,
    CheckPatterns27Error, CheckPatterns28Args, CheckPatterns28Error, CheckPatterns29Args,
    CheckPatterns29Error, CheckPatterns30Args, CheckPatterns30Error, CheckPatterns31Args,
    CheckPatterns31Error, CheckPatterns32Args, CheckPatterns32Error, CheckPatterns33Args,
    CheckPatterns33Error, CheckPatterns34Args, CheckPatterns34Error, CheckPatterns35Args,
    CheckPatterns35Error, CheckPatterns36Args, CheckPatterns36Error, CheckPatterns37Args,
    CheckPatterns37Error, CheckPatterns38Args, CheckPatterns38Error, CheckPatterns39Args,
    CheckPatterns39Error, CheckPatterns40Args, CheckPatterns40Error, CheckPatterns41Args,
    CheckPatterns41Error, CheckPatterns42Args, CheckPatterns42Error, CheckPatterns43Args,
    CheckPatterns43Error, CheckPatterns44Args, CheckPatterns44Error, CheckPatterns45Args,
    CheckPatterns45Error, CheckPatterns46Args, CheckPatterns46Error, CheckPatterns47Args,
    CheckPatterns47Error, CheckPatterns48Args, CheckPatterns48Error, CheckPatterns49Args,
    CheckPatterns49Error, CheckPatterns50Args, CheckPatterns50Error, CheckPatterns51Args,
    CheckPatterns51Error, CheckPatterns52Args, CheckPatterns52Error, CheckPatterns53Args,
    CheckPatterns53Error, CheckPatterns54Args, CheckPatterns54Error, CheckPatterns55Args,
    CheckPatterns55Error, CheckPatterns56Args, CheckPatterns56Error, CheckPatterns57Args,
    CheckPatterns57Error, CheckPatterns58Args, CheckPatterns58Error, Counted, Dashed, Digits,
    Dollar, Dot, Doubled, EdgeInLoop, Either, EmptyLoops, Escapes, Everything, Faces, FarBack,
    FarBehind, Greek, Inner, Inside, Later, Lazy, Letter, Letters, Loops, Named, Nested, NoWord,
    NotAny, NotBehind, NotLetter, NotThese, Nothing, Optional, Pair, Password, Plain, Quote, Slash,
    Slug, Space, SpaceAtEnd, Stars, Thirty, Three, Twice, Unset, Upper, Word, WordEdge,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `patterns`.
pub trait PatternsTools: Send + Sync + 'static {
    /// Checks `Slug`.
    fn check_patterns0(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns0Args,
    ) -> impl Future<Output = Result<Slug, CheckPatterns0Error>> + Send;

    /// Checks `Inside`.
    fn check_patterns1(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns1Args,
    ) -> impl Future<Output = Result<Inside, CheckPatterns1Error>> + Send;

    /// Checks `Digits`.
    fn check_patterns2(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns2Args,
    ) -> impl Future<Output = Result<Digits, CheckPatterns2Error>> + Send;

    /// Checks `Word`.
    fn check_patterns3(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns3Args,
    ) -> impl Future<Output = Result<Word, CheckPatterns3Error>> + Send;

    /// Checks `Space`.
    fn check_patterns4(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns4Args,
    ) -> impl Future<Output = Result<Space, CheckPatterns4Error>> + Send;

    /// Checks `Dot`.
    fn check_patterns5(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns5Args,
    ) -> impl Future<Output = Result<Dot, CheckPatterns5Error>> + Send;

    /// Checks `Ahead`.
    fn check_patterns6(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns6Args,
    ) -> impl Future<Output = Result<Ahead, CheckPatterns6Error>> + Send;

    /// Checks `Behind`.
    fn check_patterns7(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns7Args,
    ) -> impl Future<Output = Result<Behind, CheckPatterns7Error>> + Send;

    /// Checks `Twice`.
    fn check_patterns8(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns8Args,
    ) -> impl Future<Output = Result<Twice, CheckPatterns8Error>> + Send;

    /// Checks `Unset`.
    fn check_patterns9(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns9Args,
    ) -> impl Future<Output = Result<Unset, CheckPatterns9Error>> + Send;

    /// Checks `Letter`.
    fn check_patterns10(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns10Args,
    ) -> impl Future<Output = Result<Letter, CheckPatterns10Error>> + Send;

    /// Checks `Slash`.
    fn check_patterns11(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns11Args,
    ) -> impl Future<Output = Result<Slash, CheckPatterns11Error>> + Send;

    /// Checks `Counted`.
    fn check_patterns12(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns12Args,
    ) -> impl Future<Output = Result<Counted, CheckPatterns12Error>> + Send;

    /// Checks `Named`.
    fn check_patterns13(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns13Args,
    ) -> impl Future<Output = Result<Named, CheckPatterns13Error>> + Send;

    /// Checks `NotBehind`.
    fn check_patterns14(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns14Args,
    ) -> impl Future<Output = Result<NotBehind, CheckPatterns14Error>> + Send;

    /// Checks `WordEdge`.
    fn check_patterns15(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns15Args,
    ) -> impl Future<Output = Result<WordEdge, CheckPatterns15Error>> + Send;

    /// Checks `Inner`.
    fn check_patterns16(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns16Args,
    ) -> impl Future<Output = Result<Inner, CheckPatterns16Error>> + Send;

    /// Checks `AnyOne`.
    fn check_patterns17(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns17Args,
    ) -> impl Future<Output = Result<AnyOne, CheckPatterns17Error>> + Send;

    /// Checks `Escapes`.
    fn check_patterns18(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns18Args,
    ) -> impl Future<Output = Result<Escapes, CheckPatterns18Error>> + Send;

    /// Checks `Pair`.
    fn check_patterns19(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns19Args,
    ) -> impl Future<Output = Result<Pair, CheckPatterns19Error>> + Send;

    /// Checks `Upper`.
    fn check_patterns20(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns20Args,
    ) -> impl Future<Output = Result<Upper, CheckPatterns20Error>> + Send;

    /// Checks `NotLetter`.
    fn check_patterns21(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns21Args,
    ) -> impl Future<Output = Result<NotLetter, CheckPatterns21Error>> + Send;

    /// Checks `Greek`.
    fn check_patterns22(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns22Args,
    ) -> impl Future<Output = Result<Greek, CheckPatterns22Error>> + Send;

    /// Checks `Alternatives`.
    fn check_patterns23(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns23Args,
    ) -> impl Future<Output = Result<Alternatives, CheckPatterns23Error>> + Send;

    /// Checks `Lazy`.
    fn check_patterns24(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns24Args,
    ) -> impl Future<Output = Result<Lazy, CheckPatterns24Error>> + Send;

    /// Checks `AtLeastTwo`.
    fn check_patterns25(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns25Args,
    ) -> impl Future<Output = Result<AtLeastTwo, CheckPatterns25Error>> + Send;

    /// Checks `Blank`.
    fn check_patterns26(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns26Args,
    ) -> impl Future<Output = Result<Blank, CheckPatterns26Error>> + Send;

    /// Checks `AtEnd`.
    fn check_patterns27(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns27Args,
    ) -> impl Future<Output = Result<AtEnd, CheckPatterns27Error>> + Send;

    /// Checks `AtStart`.
    fn check_patterns28(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns28Args,
    ) -> impl Future<Output = Result<AtStart, CheckPatterns28Error>> + Send;

    /// Checks `Faces`.
    fn check_patterns29(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns29Args,
    ) -> impl Future<Output = Result<Faces, CheckPatterns29Error>> + Send;

    /// Checks `Everything`.
    fn check_patterns30(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns30Args,
    ) -> impl Future<Output = Result<Everything, CheckPatterns30Error>> + Send;

    /// Checks `NotThese`.
    fn check_patterns31(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns31Args,
    ) -> impl Future<Output = Result<NotThese, CheckPatterns31Error>> + Send;

    /// Checks `NotAny`.
    fn check_patterns32(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns32Args,
    ) -> impl Future<Output = Result<NotAny, CheckPatterns32Error>> + Send;

    /// Checks `Later`.
    fn check_patterns33(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns33Args,
    ) -> impl Future<Output = Result<Later, CheckPatterns33Error>> + Send;

    /// Checks `Dashed`.
    fn check_patterns34(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns34Args,
    ) -> impl Future<Output = Result<Dashed, CheckPatterns34Error>> + Send;

    /// Checks `Optional`.
    fn check_patterns35(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns35Args,
    ) -> impl Future<Output = Result<Optional, CheckPatterns35Error>> + Send;

    /// Checks `Quote`.
    fn check_patterns36(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns36Args,
    ) -> impl Future<Output = Result<Quote, CheckPatterns36Error>> + Send;

    /// Checks `Nested`.
    fn check_patterns37(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns37Args,
    ) -> impl Future<Output = Result<Nested, CheckPatterns37Error>> + Send;

    /// Checks `Either`.
    fn check_patterns38(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns38Args,
    ) -> impl Future<Output = Result<Either, CheckPatterns38Error>> + Send;

    /// Checks `Astral`.
    fn check_patterns39(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns39Args,
    ) -> impl Future<Output = Result<Astral, CheckPatterns39Error>> + Send;

    /// Checks `Ahead2`.
    fn check_patterns40(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns40Args,
    ) -> impl Future<Output = Result<Ahead2, CheckPatterns40Error>> + Send;

    /// Checks `Plain`.
    fn check_patterns41(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns41Args,
    ) -> impl Future<Output = Result<Plain, CheckPatterns41Error>> + Send;

    /// Checks `Dollar`.
    fn check_patterns42(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns42Args,
    ) -> impl Future<Output = Result<Dollar, CheckPatterns42Error>> + Send;

    /// Checks `Three`.
    fn check_patterns43(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns43Args,
    ) -> impl Future<Output = Result<Three, CheckPatterns43Error>> + Send;

    /// Checks `Thirty`.
    fn check_patterns44(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns44Args,
    ) -> impl Future<Output = Result<Thirty, CheckPatterns44Error>> + Send;

    /// Checks `Loops`.
    fn check_patterns45(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns45Args,
    ) -> impl Future<Output = Result<Loops, CheckPatterns45Error>> + Send;

    /// Checks `Doubled`.
    fn check_patterns46(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns46Args,
    ) -> impl Future<Output = Result<Doubled, CheckPatterns46Error>> + Send;

    /// Checks `Stars`.
    fn check_patterns47(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns47Args,
    ) -> impl Future<Output = Result<Stars, CheckPatterns47Error>> + Send;

    /// Checks `SpaceAtEnd`.
    fn check_patterns48(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns48Args,
    ) -> impl Future<Output = Result<SpaceAtEnd, CheckPatterns48Error>> + Send;

    /// Checks `FarBehind`.
    fn check_patterns49(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns49Args,
    ) -> impl Future<Output = Result<FarBehind, CheckPatterns49Error>> + Send;

    /// Checks `FarBack`.
    fn check_patterns50(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns50Args,
    ) -> impl Future<Output = Result<FarBack, CheckPatterns50Error>> + Send;

    /// Checks `Between`.
    fn check_patterns51(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns51Args,
    ) -> impl Future<Output = Result<Between, CheckPatterns51Error>> + Send;

    /// Checks `BothAround`.
    fn check_patterns52(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns52Args,
    ) -> impl Future<Output = Result<BothAround, CheckPatterns52Error>> + Send;

    /// Checks `Password`.
    fn check_patterns53(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns53Args,
    ) -> impl Future<Output = Result<Password, CheckPatterns53Error>> + Send;

    /// Checks `NoWord`.
    fn check_patterns54(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns54Args,
    ) -> impl Future<Output = Result<NoWord, CheckPatterns54Error>> + Send;

    /// Checks `EmptyLoops`.
    fn check_patterns55(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns55Args,
    ) -> impl Future<Output = Result<EmptyLoops, CheckPatterns55Error>> + Send;

    /// Checks `Nothing`.
    fn check_patterns56(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns56Args,
    ) -> impl Future<Output = Result<Nothing, CheckPatterns56Error>> + Send;

    /// Checks `EdgeInLoop`.
    fn check_patterns57(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns57Args,
    ) -> impl Future<Output = Result<EdgeInLoop, CheckPatterns57Error>> + Send;

    /// Checks `Letters`.
    fn check_patterns58(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns58Args,
    ) -> impl Future<Output = Result<Letters, CheckPatterns58Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: PatternsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckPatterns0>();
    toolset.tool::<CheckPatterns1>();
    toolset.tool::<CheckPatterns2>();
    toolset.tool::<CheckPatterns3>();
    toolset.tool::<CheckPatterns4>();
    toolset.tool::<CheckPatterns5>();
    toolset.tool::<CheckPatterns6>();
    toolset.tool::<CheckPatterns7>();
    toolset.tool::<CheckPatterns8>();
    toolset.tool::<CheckPatterns9>();
    toolset.tool::<CheckPatterns10>();
    toolset.tool::<CheckPatterns11>();
    toolset.tool::<CheckPatterns12>();
    toolset.tool::<CheckPatterns13>();
    toolset.tool::<CheckPatterns14>();
    toolset.tool::<CheckPatterns15>();
    toolset.tool::<CheckPatterns16>();
    toolset.tool::<CheckPatterns17>();
    toolset.tool::<CheckPatterns18>();
    toolset.tool::<CheckPatterns19>();
    toolset.tool::<CheckPatterns20>();
    toolset.tool::<CheckPatterns21>();
    toolset.tool::<CheckPatterns22>();
    toolset.tool::<CheckPatterns23>();
    toolset.tool::<CheckPatterns24>();
    toolset.tool::<CheckPatterns25>();
    toolset.tool::<CheckPatterns26>();
    toolset.tool::<CheckPatterns27>();
    toolset.tool::<CheckPatterns28>();
    toolset.tool::<CheckPatterns29>();
    toolset.tool::<CheckPatterns30>();
    toolset.tool::<CheckPatterns31>();
    toolset.tool::<CheckPatterns32>();
    toolset.tool::<CheckPatterns33>();
    toolset.tool::<CheckPatterns34>();
    toolset.tool::<CheckPatterns35>();
    toolset.tool::<CheckPatterns36>();
    toolset.tool::<CheckPatterns37>();
    toolset.tool::<CheckPatterns38>();
    toolset.tool::<CheckPatterns39>();
    toolset.tool::<CheckPatterns40>();
    toolset.tool::<CheckPatterns41>();
    toolset.tool::<CheckPatterns42>();
    toolset.tool::<CheckPatterns43>();
    toolset.tool::<CheckPatterns44>();
    toolset.tool::<CheckPatterns45>();
    toolset.tool::<CheckPatterns46>();
    toolset.tool::<CheckPatterns47>();
    toolset.tool::<CheckPatterns48>();
    toolset.tool::<CheckPatterns49>();
    toolset.tool::<CheckPatterns50>();
    toolset.tool::<CheckPatterns51>();
    toolset.tool::<CheckPatterns52>();
    toolset.tool::<CheckPatterns53>();
    toolset.tool::<CheckPatterns54>();
    toolset.tool::<CheckPatterns55>();
    toolset.tool::<CheckPatterns56>();
    toolset.tool::<CheckPatterns57>();
    toolset.tool::<CheckPatterns58>();
    toolset.build()
}

/// The tool `check_patterns0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns0;

impl toolrt::Tool for CheckPatterns0 {
    type Args = CheckPatterns0Args;
    type Result = Slug;
    type Error = CheckPatterns0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns0_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns1;

impl toolrt::Tool for CheckPatterns1 {
    type Args = CheckPatterns1Args;
    type Result = Inside;
    type Error = CheckPatterns1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns1_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns2;

impl toolrt::Tool for CheckPatterns2 {
    type Args = CheckPatterns2Args;
    type Result = Digits;
    type Error = CheckPatterns2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns2_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns3;

impl toolrt::Tool for CheckPatterns3 {
    type Args = CheckPatterns3Args;
    type Result = Word;
    type Error = CheckPatterns3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns3_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns4;

impl toolrt::Tool for CheckPatterns4 {
    type Args = CheckPatterns4Args;
    type Result = Space;
    type Error = CheckPatterns4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns4_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns5;

impl toolrt::Tool for CheckPatterns5 {
    type Args = CheckPatterns5Args;
    type Result = Dot;
    type Error = CheckPatterns5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns5_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns6;

impl toolrt::Tool for CheckPatterns6 {
    type Args = CheckPatterns6Args;
    type Result = Ahead;
    type Error = CheckPatterns6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns6_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns7;

impl toolrt::Tool for CheckPatterns7 {
    type Args = CheckPatterns7Args;
    type Result = Behind;
    type Error = CheckPatterns7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns7_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns8;

impl toolrt::Tool for CheckPatterns8 {
    type Args = CheckPatterns8Args;
    type Result = Twice;
    type Error = CheckPatterns8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns8_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns9;

impl toolrt::Tool for CheckPatterns9 {
    type Args = CheckPatterns9Args;
    type Result = Unset;
    type Error = CheckPatterns9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns9_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns10;

impl toolrt::Tool for CheckPatterns10 {
    type Args = CheckPatterns10Args;
    type Result = Letter;
    type Error = CheckPatterns10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns10_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns11;

impl toolrt::Tool for CheckPatterns11 {
    type Args = CheckPatterns11Args;
    type Result = Slash;
    type Error = CheckPatterns11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns11_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns12;

impl toolrt::Tool for CheckPatterns12 {
    type Args = CheckPatterns12Args;
    type Result = Counted;
    type Error = CheckPatterns12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns12_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns13;

impl toolrt::Tool for CheckPatterns13 {
    type Args = CheckPatterns13Args;
    type Result = Named;
    type Error = CheckPatterns13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns13_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns14;

impl toolrt::Tool for CheckPatterns14 {
    type Args = CheckPatterns14Args;
    type Result = NotBehind;
    type Error = CheckPatterns14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns14_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns15;

impl toolrt::Tool for CheckPatterns15 {
    type Args = CheckPatterns15Args;
    type Result = WordEdge;
    type Error = CheckPatterns15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns15_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns16;

impl toolrt::Tool for CheckPatterns16 {
    type Args = CheckPatterns16Args;
    type Result = Inner;
    type Error = CheckPatterns16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns16_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns17;

impl toolrt::Tool for CheckPatterns17 {
    type Args = CheckPatterns17Args;
    type Result = AnyOne;
    type Error = CheckPatterns17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns17_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns18`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns18;

impl toolrt::Tool for CheckPatterns18 {
    type Args = CheckPatterns18Args;
    type Result = Escapes;
    type Error = CheckPatterns18Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS18
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns18_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns18 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns18(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns19`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns19;

impl toolrt::Tool for CheckPatterns19 {
    type Args = CheckPatterns19Args;
    type Result = Pair;
    type Error = CheckPatterns19Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS19
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns19_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns19 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns19(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns20`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns20;

impl toolrt::Tool for CheckPatterns20 {
    type Args = CheckPatterns20Args;
    type Result = Upper;
    type Error = CheckPatterns20Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS20
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns20_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns20 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns20(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns21`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns21;

impl toolrt::Tool for CheckPatterns21 {
    type Args = CheckPatterns21Args;
    type Result = NotLetter;
    type Error = CheckPatterns21Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS21
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns21_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns21 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns21(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns22`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns22;

impl toolrt::Tool for CheckPatterns22 {
    type Args = CheckPatterns22Args;
    type Result = Greek;
    type Error = CheckPatterns22Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS22
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns22_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns22 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns22(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns23`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns23;

impl toolrt::Tool for CheckPatterns23 {
    type Args = CheckPatterns23Args;
    type Result = Alternatives;
    type Error = CheckPatterns23Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS23
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns23_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns23 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns23(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns24`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns24;

impl toolrt::Tool for CheckPatterns24 {
    type Args = CheckPatterns24Args;
    type Result = Lazy;
    type Error = CheckPatterns24Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS24
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns24_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns24 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns24(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns25`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns25;

impl toolrt::Tool for CheckPatterns25 {
    type Args = CheckPatterns25Args;
    type Result = AtLeastTwo;
    type Error = CheckPatterns25Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS25
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns25_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns25 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns25(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns26`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns26;

impl toolrt::Tool for CheckPatterns26 {
    type Args = CheckPatterns26Args;
    type Result = Blank;
    type Error = CheckPatterns26Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS26
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns26_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns26 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns26(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns27`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns27;

impl toolrt::Tool for CheckPatterns27 {
    type Args = CheckPatterns27Args;
    type Result = AtEnd;
    type Error = CheckPatterns27Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS27
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns27_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns27 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns27(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns28`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns28;

impl toolrt::Tool for CheckPatterns28 {
    type Args = CheckPatterns28Args;
    type Result = AtStart;
    type Error = CheckPatterns28Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS28
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns28_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns28 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns28(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns29`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns29;

impl toolrt::Tool for CheckPatterns29 {
    type Args = CheckPatterns29Args;
    type Result = Faces;
    type Error = CheckPatterns29Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS29
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns29_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns29 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns29(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns30`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns30;

impl toolrt::Tool for CheckPatterns30 {
    type Args = CheckPatterns30Args;
    type Result = Everything;
    type Error = CheckPatterns30Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS30
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns30_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns30 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns30(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns31`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns31;

impl toolrt::Tool for CheckPatterns31 {
    type Args = CheckPatterns31Args;
    type Result = NotThese;
    type Error = CheckPatterns31Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS31
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns31_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns31 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns31(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns32`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns32;

impl toolrt::Tool for CheckPatterns32 {
    type Args = CheckPatterns32Args;
    type Result = NotAny;
    type Error = CheckPatterns32Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS32
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns32_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns32 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns32(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns33`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns33;

impl toolrt::Tool for CheckPatterns33 {
    type Args = CheckPatterns33Args;
    type Result = Later;
    type Error = CheckPatterns33Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS33
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns33_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns33 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns33(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns34`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns34;

impl toolrt::Tool for CheckPatterns34 {
    type Args = CheckPatterns34Args;
    type Result = Dashed;
    type Error = CheckPatterns34Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS34
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns34_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns34 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns34(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns35`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns35;

impl toolrt::Tool for CheckPatterns35 {
    type Args = CheckPatterns35Args;
    type Result = Optional;
    type Error = CheckPatterns35Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS35
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns35_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns35 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns35(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns36`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns36;

impl toolrt::Tool for CheckPatterns36 {
    type Args = CheckPatterns36Args;
    type Result = Quote;
    type Error = CheckPatterns36Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS36
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns36_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns36 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns36(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns37`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns37;

impl toolrt::Tool for CheckPatterns37 {
    type Args = CheckPatterns37Args;
    type Result = Nested;
    type Error = CheckPatterns37Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS37
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns37_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns37 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns37(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns38`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns38;

impl toolrt::Tool for CheckPatterns38 {
    type Args = CheckPatterns38Args;
    type Result = Either;
    type Error = CheckPatterns38Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS38
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns38_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns38 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns38(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns39`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns39;

impl toolrt::Tool for CheckPatterns39 {
    type Args = CheckPatterns39Args;
    type Result = Astral;
    type Error = CheckPatterns39Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS39
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns39_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns39 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns39(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns40`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns40;

impl toolrt::Tool for CheckPatterns40 {
    type Args = CheckPatterns40Args;
    type Result = Ahead2;
    type Error = CheckPatterns40Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS40
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns40_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns40 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns40(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns41`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns41;

impl toolrt::Tool for CheckPatterns41 {
    type Args = CheckPatterns41Args;
    type Result = Plain;
    type Error = CheckPatterns41Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS41
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns41_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns41 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns41(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns42`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns42;

impl toolrt::Tool for CheckPatterns42 {
    type Args = CheckPatterns42Args;
    type Result = Dollar;
    type Error = CheckPatterns42Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS42
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns42_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns42 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns42(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns43`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns43;

impl toolrt::Tool for CheckPatterns43 {
    type Args = CheckPatterns43Args;
    type Result = Three;
    type Error = CheckPatterns43Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS43
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns43_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns43 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns43(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns44`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns44;

impl toolrt::Tool for CheckPatterns44 {
    type Args = CheckPatterns44Args;
    type Result = Thirty;
    type Error = CheckPatterns44Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS44
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns44_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns44 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns44(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns45`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns45;

impl toolrt::Tool for CheckPatterns45 {
    type Args = CheckPatterns45Args;
    type Result = Loops;
    type Error = CheckPatterns45Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS45
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns45_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns45 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns45(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns46`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns46;

impl toolrt::Tool for CheckPatterns46 {
    type Args = CheckPatterns46Args;
    type Result = Doubled;
    type Error = CheckPatterns46Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS46
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns46_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns46 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns46(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns47`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns47;

impl toolrt::Tool for CheckPatterns47 {
    type Args = CheckPatterns47Args;
    type Result = Stars;
    type Error = CheckPatterns47Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS47
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns47_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns47 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns47(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns48`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns48;

impl toolrt::Tool for CheckPatterns48 {
    type Args = CheckPatterns48Args;
    type Result = SpaceAtEnd;
    type Error = CheckPatterns48Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS48
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns48_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns48 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns48(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns49`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns49;

impl toolrt::Tool for CheckPatterns49 {
    type Args = CheckPatterns49Args;
    type Result = FarBehind;
    type Error = CheckPatterns49Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS49
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns49_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns49 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns49(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns50`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns50;

impl toolrt::Tool for CheckPatterns50 {
    type Args = CheckPatterns50Args;
    type Result = FarBack;
    type Error = CheckPatterns50Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS50
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns50_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns50 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns50(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns51`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns51;

impl toolrt::Tool for CheckPatterns51 {
    type Args = CheckPatterns51Args;
    type Result = Between;
    type Error = CheckPatterns51Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS51
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns51_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns51 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns51(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns52`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns52;

impl toolrt::Tool for CheckPatterns52 {
    type Args = CheckPatterns52Args;
    type Result = BothAround;
    type Error = CheckPatterns52Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS52
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns52_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns52 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns52(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns53`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns53;

impl toolrt::Tool for CheckPatterns53 {
    type Args = CheckPatterns53Args;
    type Result = Password;
    type Error = CheckPatterns53Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS53
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns53_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns53 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns53(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns54`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns54;

impl toolrt::Tool for CheckPatterns54 {
    type Args = CheckPatterns54Args;
    type Result = NoWord;
    type Error = CheckPatterns54Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS54
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns54_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns54 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns54(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns55`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns55;

impl toolrt::Tool for CheckPatterns55 {
    type Args = CheckPatterns55Args;
    type Result = EmptyLoops;
    type Error = CheckPatterns55Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS55
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns55_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns55 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns55(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns56`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns56;

impl toolrt::Tool for CheckPatterns56 {
    type Args = CheckPatterns56Args;
    type Result = Nothing;
    type Error = CheckPatterns56Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS56
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns56_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns56 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns56(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns57`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns57;

impl toolrt::Tool for CheckPatterns57 {
    type Args = CheckPatterns57Args;
    type Result = EdgeInLoop;
    type Error = CheckPatterns57Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS57
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns57_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns57 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns57(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns58`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns58;

impl toolrt::Tool for CheckPatterns58 {
    type Args = CheckPatterns58Args;
    type Result = Letters;
    type Error = CheckPatterns58Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS58
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns58_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns58 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns58(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
