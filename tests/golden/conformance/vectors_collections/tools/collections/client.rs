// Made by toolc from collections.tools; do not edit.

//! Typed calls of the toolset `collections`, over any executor.

use super::provider::{
    CheckCollections0, CheckCollections1, CheckCollections2, CheckCollections3, CheckCollections4,
    CheckCollections5, CheckCollections6, CheckCollections7, CheckCollections8, CheckCollections9,
    CheckCollections10, CheckCollections11, CheckCollections12, CheckCollections13,
    CheckCollections14, CheckCollections15, CheckCollections16, CheckCollections17,
    CheckCollections18, CheckCollections19, CheckCollections20, CheckCollections21,
    CheckCollections22, CheckCollections23, CheckCollections24, CheckCollections25,
    CheckCollections26, CheckCollections27, CheckCollections28, CheckCollections29,
    CheckCollections30, CheckCollections31, CheckCollections32, CheckCollections33,
    CheckCollections34, CheckCollections35, CheckCollections36, CheckCollections37,
};
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

/// Calls the tools of `collections`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Names`.
    pub async fn check_collections0(
        &self,
        args: &CheckCollections0Args,
        cx: &toolrt::Context,
    ) -> Result<Names, toolrt::CallError<CheckCollections0Error>> {
        toolrt::host::call::<CheckCollections0>(self.executor, args, cx).await
    }

    /// Checks `Tags`.
    pub async fn check_collections1(
        &self,
        args: &CheckCollections1Args,
        cx: &toolrt::Context,
    ) -> Result<Tags, toolrt::CallError<CheckCollections1Error>> {
        toolrt::host::call::<CheckCollections1>(self.executor, args, cx).await
    }

    /// Checks `Numbers`.
    pub async fn check_collections2(
        &self,
        args: &CheckCollections2Args,
        cx: &toolrt::Context,
    ) -> Result<Numbers, toolrt::CallError<CheckCollections2Error>> {
        toolrt::host::call::<CheckCollections2>(self.executor, args, cx).await
    }

    /// Checks `Points`.
    pub async fn check_collections3(
        &self,
        args: &CheckCollections3Args,
        cx: &toolrt::Context,
    ) -> Result<Points, toolrt::CallError<CheckCollections3Error>> {
        toolrt::host::call::<CheckCollections3>(self.executor, args, cx).await
    }

    /// Checks `Anything`.
    pub async fn check_collections4(
        &self,
        args: &CheckCollections4Args,
        cx: &toolrt::Context,
    ) -> Result<Anything, toolrt::CallError<CheckCollections4Error>> {
        toolrt::host::call::<CheckCollections4>(self.executor, args, cx).await
    }

    /// Checks `Scores`.
    pub async fn check_collections5(
        &self,
        args: &CheckCollections5Args,
        cx: &toolrt::Context,
    ) -> Result<Scores, toolrt::CallError<CheckCollections5Error>> {
        toolrt::host::call::<CheckCollections5>(self.executor, args, cx).await
    }

    /// Checks `Grid`.
    pub async fn check_collections6(
        &self,
        args: &CheckCollections6Args,
        cx: &toolrt::Context,
    ) -> Result<Grid, toolrt::CallError<CheckCollections6Error>> {
        toolrt::host::call::<CheckCollections6>(self.executor, args, cx).await
    }

    /// Checks `Span`.
    pub async fn check_collections7(
        &self,
        args: &CheckCollections7Args,
        cx: &toolrt::Context,
    ) -> Result<Span, toolrt::CallError<CheckCollections7Error>> {
        toolrt::host::call::<CheckCollections7>(self.executor, args, cx).await
    }

    /// Checks `Trail`.
    pub async fn check_collections8(
        &self,
        args: &CheckCollections8Args,
        cx: &toolrt::Context,
    ) -> Result<Trail, toolrt::CallError<CheckCollections8Error>> {
        toolrt::host::call::<CheckCollections8>(self.executor, args, cx).await
    }

    /// Checks `Bag`.
    pub async fn check_collections9(
        &self,
        args: &CheckCollections9Args,
        cx: &toolrt::Context,
    ) -> Result<Bag, toolrt::CallError<CheckCollections9Error>> {
        toolrt::host::call::<CheckCollections9>(self.executor, args, cx).await
    }

    /// Checks `AtMostOne`.
    pub async fn check_collections10(
        &self,
        args: &CheckCollections10Args,
        cx: &toolrt::Context,
    ) -> Result<AtMostOne, toolrt::CallError<CheckCollections10Error>> {
        toolrt::host::call::<CheckCollections10>(self.executor, args, cx).await
    }

    /// Checks `AtLeastTwo`.
    pub async fn check_collections11(
        &self,
        args: &CheckCollections11Args,
        cx: &toolrt::Context,
    ) -> Result<AtLeastTwo, toolrt::CallError<CheckCollections11Error>> {
        toolrt::host::call::<CheckCollections11>(self.executor, args, cx).await
    }

    /// Checks `One`.
    pub async fn check_collections12(
        &self,
        args: &CheckCollections12Args,
        cx: &toolrt::Context,
    ) -> Result<One, toolrt::CallError<CheckCollections12Error>> {
        toolrt::host::call::<CheckCollections12>(self.executor, args, cx).await
    }

    /// Checks `Few`.
    pub async fn check_collections13(
        &self,
        args: &CheckCollections13Args,
        cx: &toolrt::Context,
    ) -> Result<Few, toolrt::CallError<CheckCollections13Error>> {
        toolrt::host::call::<CheckCollections13>(self.executor, args, cx).await
    }

    /// Checks `Some`.
    pub async fn check_collections14(
        &self,
        args: &CheckCollections14Args,
        cx: &toolrt::Context,
    ) -> Result<Some_, toolrt::CallError<CheckCollections14Error>> {
        toolrt::host::call::<CheckCollections14>(self.executor, args, cx).await
    }

    /// Checks `Holes`.
    pub async fn check_collections15(
        &self,
        args: &CheckCollections15Args,
        cx: &toolrt::Context,
    ) -> Result<Holes, toolrt::CallError<CheckCollections15Error>> {
        toolrt::host::call::<CheckCollections15>(self.executor, args, cx).await
    }

    /// Checks `Empties`.
    pub async fn check_collections16(
        &self,
        args: &CheckCollections16Args,
        cx: &toolrt::Context,
    ) -> Result<Empties, toolrt::CallError<CheckCollections16Error>> {
        toolrt::host::call::<CheckCollections16>(self.executor, args, cx).await
    }

    /// Checks `Blobs`.
    pub async fn check_collections17(
        &self,
        args: &CheckCollections17Args,
        cx: &toolrt::Context,
    ) -> Result<Blobs, toolrt::CallError<CheckCollections17Error>> {
        toolrt::host::call::<CheckCollections17>(self.executor, args, cx).await
    }

    /// Checks `Stamps`.
    pub async fn check_collections18(
        &self,
        args: &CheckCollections18Args,
        cx: &toolrt::Context,
    ) -> Result<Stamps, toolrt::CallError<CheckCollections18Error>> {
        toolrt::host::call::<CheckCollections18>(self.executor, args, cx).await
    }

    /// Checks `Pairs`.
    pub async fn check_collections19(
        &self,
        args: &CheckCollections19Args,
        cx: &toolrt::Context,
    ) -> Result<Pairs, toolrt::CallError<CheckCollections19Error>> {
        toolrt::host::call::<CheckCollections19>(self.executor, args, cx).await
    }

    /// Checks `Maps`.
    pub async fn check_collections20(
        &self,
        args: &CheckCollections20Args,
        cx: &toolrt::Context,
    ) -> Result<Maps, toolrt::CallError<CheckCollections20Error>> {
        toolrt::host::call::<CheckCollections20>(self.executor, args, cx).await
    }

    /// Checks `Kinds`.
    pub async fn check_collections21(
        &self,
        args: &CheckCollections21Args,
        cx: &toolrt::Context,
    ) -> Result<Vec<Option<CheckCollections21ResultItem>>, toolrt::CallError<CheckCollections21Error>>
    {
        toolrt::host::call::<CheckCollections21>(self.executor, args, cx).await
    }

    /// Checks `Steps`.
    pub async fn check_collections22(
        &self,
        args: &CheckCollections22Args,
        cx: &toolrt::Context,
    ) -> Result<Steps, toolrt::CallError<CheckCollections22Error>> {
        toolrt::host::call::<CheckCollections22>(self.executor, args, cx).await
    }

    /// Checks `Nested`.
    pub async fn check_collections23(
        &self,
        args: &CheckCollections23Args,
        cx: &toolrt::Context,
    ) -> Result<Nested, toolrt::CallError<CheckCollections23Error>> {
        toolrt::host::call::<CheckCollections23>(self.executor, args, cx).await
    }

    /// Checks `Row`.
    pub async fn check_collections24(
        &self,
        args: &CheckCollections24Args,
        cx: &toolrt::Context,
    ) -> Result<Row, toolrt::CallError<CheckCollections24Error>> {
        toolrt::host::call::<CheckCollections24>(self.executor, args, cx).await
    }

    /// Checks `Poly`.
    pub async fn check_collections25(
        &self,
        args: &CheckCollections25Args,
        cx: &toolrt::Context,
    ) -> Result<Poly, toolrt::CallError<CheckCollections25Error>> {
        toolrt::host::call::<CheckCollections25>(self.executor, args, cx).await
    }

    /// Checks `Blank`.
    pub async fn check_collections26(
        &self,
        args: &CheckCollections26Args,
        cx: &toolrt::Context,
    ) -> Result<Blank, toolrt::CallError<CheckCollections26Error>> {
        toolrt::host::call::<CheckCollections26>(self.executor, args, cx).await
    }

    /// Checks `Trio`.
    pub async fn check_collections27(
        &self,
        args: &CheckCollections27Args,
        cx: &toolrt::Context,
    ) -> Result<Trio, toolrt::CallError<CheckCollections27Error>> {
        toolrt::host::call::<CheckCollections27>(self.executor, args, cx).await
    }

    /// Checks `Lone`.
    pub async fn check_collections28(
        &self,
        args: &CheckCollections28Args,
        cx: &toolrt::Context,
    ) -> Result<Lone, toolrt::CallError<CheckCollections28Error>> {
        toolrt::host::call::<CheckCollections28>(self.executor, args, cx).await
    }

    /// Checks `Mixed`.
    pub async fn check_collections29(
        &self,
        args: &CheckCollections29Args,
        cx: &toolrt::Context,
    ) -> Result<Mixed, toolrt::CallError<CheckCollections29Error>> {
        toolrt::host::call::<CheckCollections29>(self.executor, args, cx).await
    }

    /// Checks `Couple`.
    pub async fn check_collections30(
        &self,
        args: &CheckCollections30Args,
        cx: &toolrt::Context,
    ) -> Result<Couple, toolrt::CallError<CheckCollections30Error>> {
        toolrt::host::call::<CheckCollections30>(self.executor, args, cx).await
    }

    /// Checks `Hedge`.
    pub async fn check_collections31(
        &self,
        args: &CheckCollections31Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Hedge>, toolrt::CallError<CheckCollections31Error>> {
        toolrt::host::call::<CheckCollections31>(self.executor, args, cx).await
    }

    /// Checks `Ivy`.
    pub async fn check_collections32(
        &self,
        args: &CheckCollections32Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Ivy>, toolrt::CallError<CheckCollections32Error>> {
        toolrt::host::call::<CheckCollections32>(self.executor, args, cx).await
    }

    /// Checks `Grove`.
    pub async fn check_collections33(
        &self,
        args: &CheckCollections33Args,
        cx: &toolrt::Context,
    ) -> Result<Grove, toolrt::CallError<CheckCollections33Error>> {
        toolrt::host::call::<CheckCollections33>(self.executor, args, cx).await
    }

    /// Checks `FewFolders`.
    pub async fn check_collections34(
        &self,
        args: &CheckCollections34Args,
        cx: &toolrt::Context,
    ) -> Result<FewFolders, toolrt::CallError<CheckCollections34Error>> {
        toolrt::host::call::<CheckCollections34>(self.executor, args, cx).await
    }

    /// Checks `TallStack`.
    pub async fn check_collections35(
        &self,
        args: &CheckCollections35Args,
        cx: &toolrt::Context,
    ) -> Result<TallStack, toolrt::CallError<CheckCollections35Error>> {
        toolrt::host::call::<CheckCollections35>(self.executor, args, cx).await
    }

    /// Checks `LongTrail`.
    pub async fn check_collections36(
        &self,
        args: &CheckCollections36Args,
        cx: &toolrt::Context,
    ) -> Result<LongTrail, toolrt::CallError<CheckCollections36Error>> {
        toolrt::host::call::<CheckCollections36>(self.executor, args, cx).await
    }

    /// Checks `Shady`.
    pub async fn check_collections37(
        &self,
        args: &CheckCollections37Args,
        cx: &toolrt::Context,
    ) -> Result<Shady, toolrt::CallError<CheckCollections37Error>> {
        toolrt::host::call::<CheckCollections37>(self.executor, args, cx).await
    }
}
