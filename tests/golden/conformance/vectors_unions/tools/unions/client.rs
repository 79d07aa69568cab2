// Made by toolc from unions.tools; do not edit.

//! Typed calls of the toolset `unions`, over any executor.

use super::provider::{
    CheckUnions0, CheckUnions1, CheckUnions2, CheckUnions3, CheckUnions4, CheckUnions5,
    CheckUnions6, CheckUnions7, CheckUnions8, CheckUnions9, CheckUnions10, CheckUnions11,
    CheckUnions12, CheckUnions13, CheckUnions14, CheckUnions15, CheckUnions16, CheckUnions17,
    CheckUnions18, CheckUnions19, CheckUnions20, CheckUnions21, CheckUnions22, CheckUnions23,
    CheckUnions24, CheckUnions25, CheckUnions26, CheckUnions27, CheckUnions28, CheckUnions29,
    CheckUnions30, CheckUnions31, CheckUnions32, CheckUnions33, CheckUnions34, CheckUnions35,
    CheckUnions36, CheckUnions37,
};
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

/// Calls the tools of `unions`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Trigger`.
    pub async fn check_unions0(
        &self,
        args: &CheckUnions0Args,
        cx: &toolrt::Context,
    ) -> Result<Trigger, toolrt::CallError<CheckUnions0Error>> {
        toolrt::host::call::<CheckUnions0>(self.executor, args, cx).await
    }

    /// Checks `Answer`.
    pub async fn check_unions1(
        &self,
        args: &CheckUnions1Args,
        cx: &toolrt::Context,
    ) -> Result<Answer, toolrt::CallError<CheckUnions1Error>> {
        toolrt::host::call::<CheckUnions1>(self.executor, args, cx).await
    }

    /// Checks `Locator`.
    pub async fn check_unions2(
        &self,
        args: &CheckUnions2Args,
        cx: &toolrt::Context,
    ) -> Result<Locator, toolrt::CallError<CheckUnions2Error>> {
        toolrt::host::call::<CheckUnions2>(self.executor, args, cx).await
    }

    /// Checks `Number`.
    pub async fn check_unions3(
        &self,
        args: &CheckUnions3Args,
        cx: &toolrt::Context,
    ) -> Result<Number, toolrt::CallError<CheckUnions3Error>> {
        toolrt::host::call::<CheckUnions3>(self.executor, args, cx).await
    }

    /// Checks `Either`.
    pub async fn check_unions4(
        &self,
        args: &CheckUnions4Args,
        cx: &toolrt::Context,
    ) -> Result<Either, toolrt::CallError<CheckUnions4Error>> {
        toolrt::host::call::<CheckUnions4>(self.executor, args, cx).await
    }

    /// Checks `Shape`.
    pub async fn check_unions5(
        &self,
        args: &CheckUnions5Args,
        cx: &toolrt::Context,
    ) -> Result<Shape, toolrt::CallError<CheckUnions5Error>> {
        toolrt::host::call::<CheckUnions5>(self.executor, args, cx).await
    }

    /// Checks `Loose`.
    pub async fn check_unions6(
        &self,
        args: &CheckUnions6Args,
        cx: &toolrt::Context,
    ) -> Result<Loose, toolrt::CallError<CheckUnions6Error>> {
        toolrt::host::call::<CheckUnions6>(self.executor, args, cx).await
    }

    /// Checks `Deep`.
    pub async fn check_unions7(
        &self,
        args: &CheckUnions7Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Deep>, toolrt::CallError<CheckUnions7Error>> {
        toolrt::host::call::<CheckUnions7>(self.executor, args, cx).await
    }

    /// Checks `Holder`.
    pub async fn check_unions8(
        &self,
        args: &CheckUnions8Args,
        cx: &toolrt::Context,
    ) -> Result<Holder, toolrt::CallError<CheckUnions8Error>> {
        toolrt::host::call::<CheckUnions8>(self.executor, args, cx).await
    }

    /// Checks `Quoted`.
    pub async fn check_unions9(
        &self,
        args: &CheckUnions9Args,
        cx: &toolrt::Context,
    ) -> Result<Quoted, toolrt::CallError<CheckUnions9Error>> {
        toolrt::host::call::<CheckUnions9>(self.executor, args, cx).await
    }

    /// Checks `Lists`.
    pub async fn check_unions10(
        &self,
        args: &CheckUnions10Args,
        cx: &toolrt::Context,
    ) -> Result<Lists, toolrt::CallError<CheckUnions10Error>> {
        toolrt::host::call::<CheckUnions10>(self.executor, args, cx).await
    }

    /// Checks `Ids`.
    pub async fn check_unions11(
        &self,
        args: &CheckUnions11Args,
        cx: &toolrt::Context,
    ) -> Result<Ids, toolrt::CallError<CheckUnions11Error>> {
        toolrt::host::call::<CheckUnions11>(self.executor, args, cx).await
    }

    /// Checks `Moment`.
    pub async fn check_unions12(
        &self,
        args: &CheckUnions12Args,
        cx: &toolrt::Context,
    ) -> Result<Moment, toolrt::CallError<CheckUnions12Error>> {
        toolrt::host::call::<CheckUnions12>(self.executor, args, cx).await
    }

    /// Checks `Measure`.
    pub async fn check_unions13(
        &self,
        args: &CheckUnions13Args,
        cx: &toolrt::Context,
    ) -> Result<Measure, toolrt::CallError<CheckUnions13Error>> {
        toolrt::host::call::<CheckUnions13>(self.executor, args, cx).await
    }

    /// Checks `Speed`.
    pub async fn check_unions14(
        &self,
        args: &CheckUnions14Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Speed>, toolrt::CallError<CheckUnions14Error>> {
        toolrt::host::call::<CheckUnions14>(self.executor, args, cx).await
    }

    /// Checks `Named`.
    pub async fn check_unions15(
        &self,
        args: &CheckUnions15Args,
        cx: &toolrt::Context,
    ) -> Result<Named, toolrt::CallError<CheckUnions15Error>> {
        toolrt::host::call::<CheckUnions15>(self.executor, args, cx).await
    }

    /// Checks `Wider`.
    pub async fn check_unions16(
        &self,
        args: &CheckUnions16Args,
        cx: &toolrt::Context,
    ) -> Result<Wider, toolrt::CallError<CheckUnions16Error>> {
        toolrt::host::call::<CheckUnions16>(self.executor, args, cx).await
    }

    /// Checks `Anything`.
    pub async fn check_unions17(
        &self,
        args: &CheckUnions17Args,
        cx: &toolrt::Context,
    ) -> Result<Anything, toolrt::CallError<CheckUnions17Error>> {
        toolrt::host::call::<CheckUnions17>(self.executor, args, cx).await
    }

    /// Checks `Whole`.
    pub async fn check_unions18(
        &self,
        args: &CheckUnions18Args,
        cx: &toolrt::Context,
    ) -> Result<Whole, toolrt::CallError<CheckUnions18Error>> {
        toolrt::host::call::<CheckUnions18>(self.executor, args, cx).await
    }

    /// Checks `Mode`.
    pub async fn check_unions19(
        &self,
        args: &CheckUnions19Args,
        cx: &toolrt::Context,
    ) -> Result<Mode, toolrt::CallError<CheckUnions19Error>> {
        toolrt::host::call::<CheckUnions19>(self.executor, args, cx).await
    }

    /// Checks `Level`.
    pub async fn check_unions20(
        &self,
        args: &CheckUnions20Args,
        cx: &toolrt::Context,
    ) -> Result<Level, toolrt::CallError<CheckUnions20Error>> {
        toolrt::host::call::<CheckUnions20>(self.executor, args, cx).await
    }

    /// Checks `Mixed`.
    pub async fn check_unions21(
        &self,
        args: &CheckUnions21Args,
        cx: &toolrt::Context,
    ) -> Result<Mixed, toolrt::CallError<CheckUnions21Error>> {
        toolrt::host::call::<CheckUnions21>(self.executor, args, cx).await
    }

    /// Checks `Records`.
    pub async fn check_unions22(
        &self,
        args: &CheckUnions22Args,
        cx: &toolrt::Context,
    ) -> Result<Records, toolrt::CallError<CheckUnions22Error>> {
        toolrt::host::call::<CheckUnions22>(self.executor, args, cx).await
    }

    /// Checks `Either2`.
    pub async fn check_unions23(
        &self,
        args: &CheckUnions23Args,
        cx: &toolrt::Context,
    ) -> Result<Either2, toolrt::CallError<CheckUnions23Error>> {
        toolrt::host::call::<CheckUnions23>(self.executor, args, cx).await
    }

    /// Checks `OpenEither`.
    pub async fn check_unions24(
        &self,
        args: &CheckUnions24Args,
        cx: &toolrt::Context,
    ) -> Result<OpenEither, toolrt::CallError<CheckUnions24Error>> {
        toolrt::host::call::<CheckUnions24>(self.executor, args, cx).await
    }

    /// Checks `Tuples`.
    pub async fn check_unions25(
        &self,
        args: &CheckUnions25Args,
        cx: &toolrt::Context,
    ) -> Result<Tuples, toolrt::CallError<CheckUnions25Error>> {
        toolrt::host::call::<CheckUnions25>(self.executor, args, cx).await
    }

    /// Checks `Maps`.
    pub async fn check_unions26(
        &self,
        args: &CheckUnions26Args,
        cx: &toolrt::Context,
    ) -> Result<Maps, toolrt::CallError<CheckUnions26Error>> {
        toolrt::host::call::<CheckUnions26>(self.executor, args, cx).await
    }

    /// Checks `Nullish`.
    pub async fn check_unions27(
        &self,
        args: &CheckUnions27Args,
        cx: &toolrt::Context,
    ) -> Result<Option<i64>, toolrt::CallError<CheckUnions27Error>> {
        toolrt::host::call::<CheckUnions27>(self.executor, args, cx).await
    }

    /// Checks `Texts`.
    pub async fn check_unions28(
        &self,
        args: &CheckUnions28Args,
        cx: &toolrt::Context,
    ) -> Result<Texts, toolrt::CallError<CheckUnions28Error>> {
        toolrt::host::call::<CheckUnions28>(self.executor, args, cx).await
    }

    /// Checks `Ranges`.
    pub async fn check_unions29(
        &self,
        args: &CheckUnions29Args,
        cx: &toolrt::Context,
    ) -> Result<Ranges, toolrt::CallError<CheckUnions29Error>> {
        toolrt::host::call::<CheckUnions29>(self.executor, args, cx).await
    }

    /// Checks `Tree`.
    pub async fn check_unions30(
        &self,
        args: &CheckUnions30Args,
        cx: &toolrt::Context,
    ) -> Result<Tree, toolrt::CallError<CheckUnions30Error>> {
        toolrt::host::call::<CheckUnions30>(self.executor, args, cx).await
    }

    /// Checks `One`.
    pub async fn check_unions31(
        &self,
        args: &CheckUnions31Args,
        cx: &toolrt::Context,
    ) -> Result<One, toolrt::CallError<CheckUnions31Error>> {
        toolrt::host::call::<CheckUnions31>(self.executor, args, cx).await
    }

    /// Checks `Opened`.
    pub async fn check_unions32(
        &self,
        args: &CheckUnions32Args,
        cx: &toolrt::Context,
    ) -> Result<Opened, toolrt::CallError<CheckUnions32Error>> {
        toolrt::host::call::<CheckUnions32>(self.executor, args, cx).await
    }

    /// Checks `Whatever`.
    pub async fn check_unions33(
        &self,
        args: &CheckUnions33Args,
        cx: &toolrt::Context,
    ) -> Result<Whatever, toolrt::CallError<CheckUnions33Error>> {
        toolrt::host::call::<CheckUnions33>(self.executor, args, cx).await
    }

    /// Checks `Box`.
    pub async fn check_unions34(
        &self,
        args: &CheckUnions34Args,
        cx: &toolrt::Context,
    ) -> Result<Box_, toolrt::CallError<CheckUnions34Error>> {
        toolrt::host::call::<CheckUnions34>(self.executor, args, cx).await
    }

    /// Checks `Holders`.
    pub async fn check_unions35(
        &self,
        args: &CheckUnions35Args,
        cx: &toolrt::Context,
    ) -> Result<Holders, toolrt::CallError<CheckUnions35Error>> {
        toolrt::host::call::<CheckUnions35>(self.executor, args, cx).await
    }

    /// Checks `Cell`.
    pub async fn check_unions36(
        &self,
        args: &CheckUnions36Args,
        cx: &toolrt::Context,
    ) -> Result<Cell, toolrt::CallError<CheckUnions36Error>> {
        toolrt::host::call::<CheckUnions36>(self.executor, args, cx).await
    }

    /// Checks `Paths`.
    pub async fn check_unions37(
        &self,
        args: &CheckUnions37Args,
        cx: &toolrt::Context,
    ) -> Result<Paths, toolrt::CallError<CheckUnions37Error>> {
        toolrt::host::call::<CheckUnions37>(self.executor, args, cx).await
    }
}
