// Made by toolc from patterns.tools; do not edit.

//! Typed calls of the toolset `patterns`, over any executor.

use super::provider::{
    CheckPatterns0, CheckPatterns1, CheckPatterns2, CheckPatterns3, CheckPatterns4, CheckPatterns5,
    CheckPatterns6, CheckPatterns7, CheckPatterns8, CheckPatterns9, CheckPatterns10,
    CheckPatterns11, CheckPatterns12, CheckPatterns13, CheckPatterns14, CheckPatterns15,
    CheckPatterns16, CheckPatterns17, CheckPatterns18, CheckPatterns19, CheckPatterns20,
    CheckPatterns21, CheckPatterns22, CheckPatterns23, CheckPatterns24, CheckPatterns25,
    CheckPatterns26, CheckPatterns27, CheckPatterns28, CheckPatterns29, CheckPatterns30,
    CheckPatterns31, CheckPatterns32, CheckPatterns33, CheckPatterns34, CheckPatterns35,
    CheckPatterns36, CheckPatterns37, CheckPatterns38, CheckPatterns39, CheckPatterns40,
    CheckPatterns41, CheckPatterns42, CheckPatterns43, CheckPatterns44, CheckPatterns45,
    CheckPatterns46, CheckPatterns47, CheckPatterns48, CheckPatterns49, CheckPatterns50,
    CheckPatterns51, CheckPatterns52, CheckPatterns53, CheckPatterns54, CheckPatterns55,
    CheckPatterns56, CheckPatterns57, CheckPatterns58,
};
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

/// Calls the tools of `patterns`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Slug`.
    pub async fn check_patterns0(
        &self,
        args: &CheckPatterns0Args,
        cx: &toolrt::Context,
    ) -> Result<Slug, toolrt::CallError<CheckPatterns0Error>> {
        toolrt::host::call::<CheckPatterns0>(self.executor, args, cx).await
    }

    /// Checks `Inside`.
    pub async fn check_patterns1(
        &self,
        args: &CheckPatterns1Args,
        cx: &toolrt::Context,
    ) -> Result<Inside, toolrt::CallError<CheckPatterns1Error>> {
        toolrt::host::call::<CheckPatterns1>(self.executor, args, cx).await
    }

    /// Checks `Digits`.
    pub async fn check_patterns2(
        &self,
        args: &CheckPatterns2Args,
        cx: &toolrt::Context,
    ) -> Result<Digits, toolrt::CallError<CheckPatterns2Error>> {
        toolrt::host::call::<CheckPatterns2>(self.executor, args, cx).await
    }

    /// Checks `Word`.
    pub async fn check_patterns3(
        &self,
        args: &CheckPatterns3Args,
        cx: &toolrt::Context,
    ) -> Result<Word, toolrt::CallError<CheckPatterns3Error>> {
        toolrt::host::call::<CheckPatterns3>(self.executor, args, cx).await
    }

    /// Checks `Space`.
    pub async fn check_patterns4(
        &self,
        args: &CheckPatterns4Args,
        cx: &toolrt::Context,
    ) -> Result<Space, toolrt::CallError<CheckPatterns4Error>> {
        toolrt::host::call::<CheckPatterns4>(self.executor, args, cx).await
    }

    /// Checks `Dot`.
    pub async fn check_patterns5(
        &self,
        args: &CheckPatterns5Args,
        cx: &toolrt::Context,
    ) -> Result<Dot, toolrt::CallError<CheckPatterns5Error>> {
        toolrt::host::call::<CheckPatterns5>(self.executor, args, cx).await
    }

    /// Checks `Ahead`.
    pub async fn check_patterns6(
        &self,
        args: &CheckPatterns6Args,
        cx: &toolrt::Context,
    ) -> Result<Ahead, toolrt::CallError<CheckPatterns6Error>> {
        toolrt::host::call::<CheckPatterns6>(self.executor, args, cx).await
    }

    /// Checks `Behind`.
    pub async fn check_patterns7(
        &self,
        args: &CheckPatterns7Args,
        cx: &toolrt::Context,
    ) -> Result<Behind, toolrt::CallError<CheckPatterns7Error>> {
        toolrt::host::call::<CheckPatterns7>(self.executor, args, cx).await
    }

    /// Checks `Twice`.
    pub async fn check_patterns8(
        &self,
        args: &CheckPatterns8Args,
        cx: &toolrt::Context,
    ) -> Result<Twice, toolrt::CallError<CheckPatterns8Error>> {
        toolrt::host::call::<CheckPatterns8>(self.executor, args, cx).await
    }

    /// Checks `Unset`.
    pub async fn check_patterns9(
        &self,
        args: &CheckPatterns9Args,
        cx: &toolrt::Context,
    ) -> Result<Unset, toolrt::CallError<CheckPatterns9Error>> {
        toolrt::host::call::<CheckPatterns9>(self.executor, args, cx).await
    }

    /// Checks `Letter`.
    pub async fn check_patterns10(
        &self,
        args: &CheckPatterns10Args,
        cx: &toolrt::Context,
    ) -> Result<Letter, toolrt::CallError<CheckPatterns10Error>> {
        toolrt::host::call::<CheckPatterns10>(self.executor, args, cx).await
    }

    /// Checks `Slash`.
    pub async fn check_patterns11(
        &self,
        args: &CheckPatterns11Args,
        cx: &toolrt::Context,
    ) -> Result<Slash, toolrt::CallError<CheckPatterns11Error>> {
        toolrt::host::call::<CheckPatterns11>(self.executor, args, cx).await
    }

    /// Checks `Counted`.
    pub async fn check_patterns12(
        &self,
        args: &CheckPatterns12Args,
        cx: &toolrt::Context,
    ) -> Result<Counted, toolrt::CallError<CheckPatterns12Error>> {
        toolrt::host::call::<CheckPatterns12>(self.executor, args, cx).await
    }

    /// Checks `Named`.
    pub async fn check_patterns13(
        &self,
        args: &CheckPatterns13Args,
        cx: &toolrt::Context,
    ) -> Result<Named, toolrt::CallError<CheckPatterns13Error>> {
        toolrt::host::call::<CheckPatterns13>(self.executor, args, cx).await
    }

    /// Checks `NotBehind`.
    pub async fn check_patterns14(
        &self,
        args: &CheckPatterns14Args,
        cx: &toolrt::Context,
    ) -> Result<NotBehind, toolrt::CallError<CheckPatterns14Error>> {
        toolrt::host::call::<CheckPatterns14>(self.executor, args, cx).await
    }

    /// Checks `WordEdge`.
    pub async fn check_patterns15(
        &self,
        args: &CheckPatterns15Args,
        cx: &toolrt::Context,
    ) -> Result<WordEdge, toolrt::CallError<CheckPatterns15Error>> {
        toolrt::host::call::<CheckPatterns15>(self.executor, args, cx).await
    }

    /// Checks `Inner`.
    pub async fn check_patterns16(
        &self,
        args: &CheckPatterns16Args,
        cx: &toolrt::Context,
    ) -> Result<Inner, toolrt::CallError<CheckPatterns16Error>> {
        toolrt::host::call::<CheckPatterns16>(self.executor, args, cx).await
    }

    /// Checks `AnyOne`.
    pub async fn check_patterns17(
        &self,
        args: &CheckPatterns17Args,
        cx: &toolrt::Context,
    ) -> Result<AnyOne, toolrt::CallError<CheckPatterns17Error>> {
        toolrt::host::call::<CheckPatterns17>(self.executor, args, cx).await
    }

    /// Checks `Escapes`.
    pub async fn check_patterns18(
        &self,
        args: &CheckPatterns18Args,
        cx: &toolrt::Context,
    ) -> Result<Escapes, toolrt::CallError<CheckPatterns18Error>> {
        toolrt::host::call::<CheckPatterns18>(self.executor, args, cx).await
    }

    /// Checks `Pair`.
    pub async fn check_patterns19(
        &self,
        args: &CheckPatterns19Args,
        cx: &toolrt::Context,
    ) -> Result<Pair, toolrt::CallError<CheckPatterns19Error>> {
        toolrt::host::call::<CheckPatterns19>(self.executor, args, cx).await
    }

    /// Checks `Upper`.
    pub async fn check_patterns20(
        &self,
        args: &CheckPatterns20Args,
        cx: &toolrt::Context,
    ) -> Result<Upper, toolrt::CallError<CheckPatterns20Error>> {
        toolrt::host::call::<CheckPatterns20>(self.executor, args, cx).await
    }

    /// Checks `NotLetter`.
    pub async fn check_patterns21(
        &self,
        args: &CheckPatterns21Args,
        cx: &toolrt::Context,
    ) -> Result<NotLetter, toolrt::CallError<CheckPatterns21Error>> {
        toolrt::host::call::<CheckPatterns21>(self.executor, args, cx).await
    }

    /// Checks `Greek`.
    pub async fn check_patterns22(
        &self,
        args: &CheckPatterns22Args,
        cx: &toolrt::Context,
    ) -> Result<Greek, toolrt::CallError<CheckPatterns22Error>> {
        toolrt::host::call::<CheckPatterns22>(self.executor, args, cx).await
    }

    /// Checks `Alternatives`.
    pub async fn check_patterns23(
        &self,
        args: &CheckPatterns23Args,
        cx: &toolrt::Context,
    ) -> Result<Alternatives, toolrt::CallError<CheckPatterns23Error>> {
        toolrt::host::call::<CheckPatterns23>(self.executor, args, cx).await
    }

    /// Checks `Lazy`.
    pub async fn check_patterns24(
        &self,
        args: &CheckPatterns24Args,
        cx: &toolrt::Context,
    ) -> Result<Lazy, toolrt::CallError<CheckPatterns24Error>> {
        toolrt::host::call::<CheckPatterns24>(self.executor, args, cx).await
    }

    /// Checks `AtLeastTwo`.
    pub async fn check_patterns25(
        &self,
        args: &CheckPatterns25Args,
        cx: &toolrt::Context,
    ) -> Result<AtLeastTwo, toolrt::CallError<CheckPatterns25Error>> {
        toolrt::host::call::<CheckPatterns25>(self.executor, args, cx).await
    }

    /// Checks `Blank`.
    pub async fn check_patterns26(
        &self,
        args: &CheckPatterns26Args,
        cx: &toolrt::Context,
    ) -> Result<Blank, toolrt::CallError<CheckPatterns26Error>> {
        toolrt::host::call::<CheckPatterns26>(self.executor, args, cx).await
    }

    /// Checks `AtEnd`.
    pub async fn check_patterns27(
        &self,
        args: &CheckPatterns27Args,
        cx: &toolrt::Context,
    ) -> Result<AtEnd, toolrt::CallError<CheckPatterns27Error>> {
        toolrt::host::call::<CheckPatterns27>(self.executor, args, cx).await
    }

    /// Checks `AtStart`.
    pub async fn check_patterns28(
        &self,
        args: &CheckPatterns28Args,
        cx: &toolrt::Context,
    ) -> Result<AtStart, toolrt::CallError<CheckPatterns28Error>> {
        toolrt::host::call::<CheckPatterns28>(self.executor, args, cx).await
    }

    /// Checks `Faces`.
    pub async fn check_patterns29(
        &self,
        args: &CheckPatterns29Args,
        cx: &toolrt::Context,
    ) -> Result<Faces, toolrt::CallError<CheckPatterns29Error>> {
        toolrt::host::call::<CheckPatterns29>(self.executor, args, cx).await
    }

    /// Checks `Everything`.
    pub async fn check_patterns30(
        &self,
        args: &CheckPatterns30Args,
        cx: &toolrt::Context,
    ) -> Result<Everything, toolrt::CallError<CheckPatterns30Error>> {
        toolrt::host::call::<CheckPatterns30>(self.executor, args, cx).await
    }

    /// Checks `NotThese`.
    pub async fn check_patterns31(
        &self,
        args: &CheckPatterns31Args,
        cx: &toolrt::Context,
    ) -> Result<NotThese, toolrt::CallError<CheckPatterns31Error>> {
        toolrt::host::call::<CheckPatterns31>(self.executor, args, cx).await
    }

    /// Checks `NotAny`.
    pub async fn check_patterns32(
        &self,
        args: &CheckPatterns32Args,
        cx: &toolrt::Context,
    ) -> Result<NotAny, toolrt::CallError<CheckPatterns32Error>> {
        toolrt::host::call::<CheckPatterns32>(self.executor, args, cx).await
    }

    /// Checks `Later`.
    pub async fn check_patterns33(
        &self,
        args: &CheckPatterns33Args,
        cx: &toolrt::Context,
    ) -> Result<Later, toolrt::CallError<CheckPatterns33Error>> {
        toolrt::host::call::<CheckPatterns33>(self.executor, args, cx).await
    }

    /// Checks `Dashed`.
    pub async fn check_patterns34(
        &self,
        args: &CheckPatterns34Args,
        cx: &toolrt::Context,
    ) -> Result<Dashed, toolrt::CallError<CheckPatterns34Error>> {
        toolrt::host::call::<CheckPatterns34>(self.executor, args, cx).await
    }

    /// Checks `Optional`.
    pub async fn check_patterns35(
        &self,
        args: &CheckPatterns35Args,
        cx: &toolrt::Context,
    ) -> Result<Optional, toolrt::CallError<CheckPatterns35Error>> {
        toolrt::host::call::<CheckPatterns35>(self.executor, args, cx).await
    }

    /// Checks `Quote`.
    pub async fn check_patterns36(
        &self,
        args: &CheckPatterns36Args,
        cx: &toolrt::Context,
    ) -> Result<Quote, toolrt::CallError<CheckPatterns36Error>> {
        toolrt::host::call::<CheckPatterns36>(self.executor, args, cx).await
    }

    /// Checks `Nested`.
    pub async fn check_patterns37(
        &self,
        args: &CheckPatterns37Args,
        cx: &toolrt::Context,
    ) -> Result<Nested, toolrt::CallError<CheckPatterns37Error>> {
        toolrt::host::call::<CheckPatterns37>(self.executor, args, cx).await
    }

    /// Checks `Either`.
    pub async fn check_patterns38(
        &self,
        args: &CheckPatterns38Args,
        cx: &toolrt::Context,
    ) -> Result<Either, toolrt::CallError<CheckPatterns38Error>> {
        toolrt::host::call::<CheckPatterns38>(self.executor, args, cx).await
    }

    /// Checks `Astral`.
    pub async fn check_patterns39(
        &self,
        args: &CheckPatterns39Args,
        cx: &toolrt::Context,
    ) -> Result<Astral, toolrt::CallError<CheckPatterns39Error>> {
        toolrt::host::call::<CheckPatterns39>(self.executor, args, cx).await
    }

    /// Checks `Ahead2`.
    pub async fn check_patterns40(
        &self,
        args: &CheckPatterns40Args,
        cx: &toolrt::Context,
    ) -> Result<Ahead2, toolrt::CallError<CheckPatterns40Error>> {
        toolrt::host::call::<CheckPatterns40>(self.executor, args, cx).await
    }

    /// Checks `Plain`.
    pub async fn check_patterns41(
        &self,
        args: &CheckPatterns41Args,
        cx: &toolrt::Context,
    ) -> Result<Plain, toolrt::CallError<CheckPatterns41Error>> {
        toolrt::host::call::<CheckPatterns41>(self.executor, args, cx).await
    }

    /// Checks `Dollar`.
    pub async fn check_patterns42(
        &self,
        args: &CheckPatterns42Args,
        cx: &toolrt::Context,
    ) -> Result<Dollar, toolrt::CallError<CheckPatterns42Error>> {
        toolrt::host::call::<CheckPatterns42>(self.executor, args, cx).await
    }

    /// Checks `Three`.
    pub async fn check_patterns43(
        &self,
        args: &CheckPatterns43Args,
        cx: &toolrt::Context,
    ) -> Result<Three, toolrt::CallError<CheckPatterns43Error>> {
        toolrt::host::call::<CheckPatterns43>(self.executor, args, cx).await
    }

    /// Checks `Thirty`.
    pub async fn check_patterns44(
        &self,
        args: &CheckPatterns44Args,
        cx: &toolrt::Context,
    ) -> Result<Thirty, toolrt::CallError<CheckPatterns44Error>> {
        toolrt::host::call::<CheckPatterns44>(self.executor, args, cx).await
    }

    /// Checks `Loops`.
    pub async fn check_patterns45(
        &self,
        args: &CheckPatterns45Args,
        cx: &toolrt::Context,
    ) -> Result<Loops, toolrt::CallError<CheckPatterns45Error>> {
        toolrt::host::call::<CheckPatterns45>(self.executor, args, cx).await
    }

    /// Checks `Doubled`.
    pub async fn check_patterns46(
        &self,
        args: &CheckPatterns46Args,
        cx: &toolrt::Context,
    ) -> Result<Doubled, toolrt::CallError<CheckPatterns46Error>> {
        toolrt::host::call::<CheckPatterns46>(self.executor, args, cx).await
    }

    /// Checks `Stars`.
    pub async fn check_patterns47(
        &self,
        args: &CheckPatterns47Args,
        cx: &toolrt::Context,
    ) -> Result<Stars, toolrt::CallError<CheckPatterns47Error>> {
        toolrt::host::call::<CheckPatterns47>(self.executor, args, cx).await
    }

    /// Checks `SpaceAtEnd`.
    pub async fn check_patterns48(
        &self,
        args: &CheckPatterns48Args,
        cx: &toolrt::Context,
    ) -> Result<SpaceAtEnd, toolrt::CallError<CheckPatterns48Error>> {
        toolrt::host::call::<CheckPatterns48>(self.executor, args, cx).await
    }

    /// Checks `FarBehind`.
    pub async fn check_patterns49(
        &self,
        args: &CheckPatterns49Args,
        cx: &toolrt::Context,
    ) -> Result<FarBehind, toolrt::CallError<CheckPatterns49Error>> {
        toolrt::host::call::<CheckPatterns49>(self.executor, args, cx).await
    }

    /// Checks `FarBack`.
    pub async fn check_patterns50(
        &self,
        args: &CheckPatterns50Args,
        cx: &toolrt::Context,
    ) -> Result<FarBack, toolrt::CallError<CheckPatterns50Error>> {
        toolrt::host::call::<CheckPatterns50>(self.executor, args, cx).await
    }

    /// Checks `Between`.
    pub async fn check_patterns51(
        &self,
        args: &CheckPatterns51Args,
        cx: &toolrt::Context,
    ) -> Result<Between, toolrt::CallError<CheckPatterns51Error>> {
        toolrt::host::call::<CheckPatterns51>(self.executor, args, cx).await
    }

    /// Checks `BothAround`.
    pub async fn check_patterns52(
        &self,
        args: &CheckPatterns52Args,
        cx: &toolrt::Context,
    ) -> Result<BothAround, toolrt::CallError<CheckPatterns52Error>> {
        toolrt::host::call::<CheckPatterns52>(self.executor, args, cx).await
    }

    /// Checks `Password`.
    pub async fn check_patterns53(
        &self,
        args: &CheckPatterns53Args,
        cx: &toolrt::Context,
    ) -> Result<Password, toolrt::CallError<CheckPatterns53Error>> {
        toolrt::host::call::<CheckPatterns53>(self.executor, args, cx).await
    }

    /// Checks `NoWord`.
    pub async fn check_patterns54(
        &self,
        args: &CheckPatterns54Args,
        cx: &toolrt::Context,
    ) -> Result<NoWord, toolrt::CallError<CheckPatterns54Error>> {
        toolrt::host::call::<CheckPatterns54>(self.executor, args, cx).await
    }

    /// Checks `EmptyLoops`.
    pub async fn check_patterns55(
        &self,
        args: &CheckPatterns55Args,
        cx: &toolrt::Context,
    ) -> Result<EmptyLoops, toolrt::CallError<CheckPatterns55Error>> {
        toolrt::host::call::<CheckPatterns55>(self.executor, args, cx).await
    }

    /// Checks `Nothing`.
    pub async fn check_patterns56(
        &self,
        args: &CheckPatterns56Args,
        cx: &toolrt::Context,
    ) -> Result<Nothing, toolrt::CallError<CheckPatterns56Error>> {
        toolrt::host::call::<CheckPatterns56>(self.executor, args, cx).await
    }

    /// Checks `EdgeInLoop`.
    pub async fn check_patterns57(
        &self,
        args: &CheckPatterns57Args,
        cx: &toolrt::Context,
    ) -> Result<EdgeInLoop, toolrt::CallError<CheckPatterns57Error>> {
        toolrt::host::call::<CheckPatterns57>(self.executor, args, cx).await
    }

    /// Checks `Letters`.
    pub async fn check_patterns58(
        &self,
        args: &CheckPatterns58Args,
        cx: &toolrt::Context,
    ) -> Result<Letters, toolrt::CallError<CheckPatterns58Error>> {
        toolrt::host::call::<CheckPatterns58>(self.executor, args, cx).await
    }
}
