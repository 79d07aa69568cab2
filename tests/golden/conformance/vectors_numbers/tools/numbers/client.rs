// Made by toolc from numbers.tools; do not edit.

//! Typed calls of the toolset `numbers`, over any executor.

use super::provider::{
    CheckNumbers0, CheckNumbers1, CheckNumbers2, CheckNumbers3, CheckNumbers4, CheckNumbers5,
    CheckNumbers6, CheckNumbers7, CheckNumbers8, CheckNumbers9, CheckNumbers10, CheckNumbers11,
    CheckNumbers12, CheckNumbers13, CheckNumbers14, CheckNumbers15, CheckNumbers16, CheckNumbers17,
    CheckNumbers18, CheckNumbers19, CheckNumbers20, CheckNumbers21,
};
use super::types::{
    AtLeast, AtMost, Below, Between, Cents, CheckNumbers0Args, CheckNumbers0Error,
    CheckNumbers1Args, CheckNumbers1Error, CheckNumbers2Args, CheckNumbers2Error,
    CheckNumbers3Args, CheckNumbers3Error, CheckNumbers4Args, CheckNumbers4Error,
    CheckNumbers5Args, CheckNumbers5Error, CheckNumbers6Args, CheckNumbers6Error,
    CheckNumbers7Args, CheckNumbers7Error, CheckNumbers8Args, CheckNumbers8Error,
    CheckNumbers9Args, CheckNumbers9Error, CheckNumbers10Args, CheckNumbers10Error,
    CheckNumbers11Args, CheckNumbers11Error, CheckNumbers12Args, CheckNumbers12Error,
    CheckNumbers13Args, CheckNumbers13Error, CheckNumbers14Args, CheckNumbers14Error,
    CheckNumbers15Args, CheckNumbers15Error, CheckNumbers16Args, CheckNumbers16Error,
    CheckNumbers17Args, CheckNumbers17Error, CheckNumbers18Args, CheckNumbers18Error,
    CheckNumbers19Args, CheckNumbers19Error, CheckNumbers20Args, CheckNumbers20Error,
    CheckNumbers21Args, CheckNumbers21Error, Five, Halves, Huge, Inside, Millis, Narrow, Odds,
    Percent, Positive, Real, Some_, Tenth, Third, Tight, Unit, Whole, Wide,
};

/// Calls the tools of `numbers`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Whole`.
    pub async fn check_numbers0(
        &self,
        args: &CheckNumbers0Args,
        cx: &toolrt::Context,
    ) -> Result<Whole, toolrt::CallError<CheckNumbers0Error>> {
        toolrt::host::call::<CheckNumbers0>(self.executor, args, cx).await
    }

    /// Checks `Real`.
    pub async fn check_numbers1(
        &self,
        args: &CheckNumbers1Args,
        cx: &toolrt::Context,
    ) -> Result<Real, toolrt::CallError<CheckNumbers1Error>> {
        toolrt::host::call::<CheckNumbers1>(self.executor, args, cx).await
    }

    /// Checks `Percent`.
    pub async fn check_numbers2(
        &self,
        args: &CheckNumbers2Args,
        cx: &toolrt::Context,
    ) -> Result<Percent, toolrt::CallError<CheckNumbers2Error>> {
        toolrt::host::call::<CheckNumbers2>(self.executor, args, cx).await
    }

    /// Checks `Positive`.
    pub async fn check_numbers3(
        &self,
        args: &CheckNumbers3Args,
        cx: &toolrt::Context,
    ) -> Result<Positive, toolrt::CallError<CheckNumbers3Error>> {
        toolrt::host::call::<CheckNumbers3>(self.executor, args, cx).await
    }

    /// Checks `Odds`.
    pub async fn check_numbers4(
        &self,
        args: &CheckNumbers4Args,
        cx: &toolrt::Context,
    ) -> Result<Odds, toolrt::CallError<CheckNumbers4Error>> {
        toolrt::host::call::<CheckNumbers4>(self.executor, args, cx).await
    }

    /// Checks `AtLeast`.
    pub async fn check_numbers5(
        &self,
        args: &CheckNumbers5Args,
        cx: &toolrt::Context,
    ) -> Result<AtLeast, toolrt::CallError<CheckNumbers5Error>> {
        toolrt::host::call::<CheckNumbers5>(self.executor, args, cx).await
    }

    /// Checks `Five`.
    pub async fn check_numbers6(
        &self,
        args: &CheckNumbers6Args,
        cx: &toolrt::Context,
    ) -> Result<Five, toolrt::CallError<CheckNumbers6Error>> {
        toolrt::host::call::<CheckNumbers6>(self.executor, args, cx).await
    }

    /// Checks `Tenth`.
    pub async fn check_numbers7(
        &self,
        args: &CheckNumbers7Args,
        cx: &toolrt::Context,
    ) -> Result<Tenth, toolrt::CallError<CheckNumbers7Error>> {
        toolrt::host::call::<CheckNumbers7>(self.executor, args, cx).await
    }

    /// Checks `Cents`.
    pub async fn check_numbers8(
        &self,
        args: &CheckNumbers8Args,
        cx: &toolrt::Context,
    ) -> Result<Cents, toolrt::CallError<CheckNumbers8Error>> {
        toolrt::host::call::<CheckNumbers8>(self.executor, args, cx).await
    }

    /// Checks `Some`.
    pub async fn check_numbers9(
        &self,
        args: &CheckNumbers9Args,
        cx: &toolrt::Context,
    ) -> Result<Some_, toolrt::CallError<CheckNumbers9Error>> {
        toolrt::host::call::<CheckNumbers9>(self.executor, args, cx).await
    }

    /// Checks `Between`.
    pub async fn check_numbers10(
        &self,
        args: &CheckNumbers10Args,
        cx: &toolrt::Context,
    ) -> Result<Between, toolrt::CallError<CheckNumbers10Error>> {
        toolrt::host::call::<CheckNumbers10>(self.executor, args, cx).await
    }

    /// Checks `Below`.
    pub async fn check_numbers11(
        &self,
        args: &CheckNumbers11Args,
        cx: &toolrt::Context,
    ) -> Result<Below, toolrt::CallError<CheckNumbers11Error>> {
        toolrt::host::call::<CheckNumbers11>(self.executor, args, cx).await
    }

    /// Checks `AtMost`.
    pub async fn check_numbers12(
        &self,
        args: &CheckNumbers12Args,
        cx: &toolrt::Context,
    ) -> Result<AtMost, toolrt::CallError<CheckNumbers12Error>> {
        toolrt::host::call::<CheckNumbers12>(self.executor, args, cx).await
    }

    /// Checks `Inside`.
    pub async fn check_numbers13(
        &self,
        args: &CheckNumbers13Args,
        cx: &toolrt::Context,
    ) -> Result<Inside, toolrt::CallError<CheckNumbers13Error>> {
        toolrt::host::call::<CheckNumbers13>(self.executor, args, cx).await
    }

    /// Checks `Tight`.
    pub async fn check_numbers14(
        &self,
        args: &CheckNumbers14Args,
        cx: &toolrt::Context,
    ) -> Result<Tight, toolrt::CallError<CheckNumbers14Error>> {
        toolrt::host::call::<CheckNumbers14>(self.executor, args, cx).await
    }

    /// Checks `Huge`.
    pub async fn check_numbers15(
        &self,
        args: &CheckNumbers15Args,
        cx: &toolrt::Context,
    ) -> Result<Huge, toolrt::CallError<CheckNumbers15Error>> {
        toolrt::host::call::<CheckNumbers15>(self.executor, args, cx).await
    }

    /// Checks `Unit`.
    pub async fn check_numbers16(
        &self,
        args: &CheckNumbers16Args,
        cx: &toolrt::Context,
    ) -> Result<Unit, toolrt::CallError<CheckNumbers16Error>> {
        toolrt::host::call::<CheckNumbers16>(self.executor, args, cx).await
    }

    /// Checks `Wide`.
    pub async fn check_numbers17(
        &self,
        args: &CheckNumbers17Args,
        cx: &toolrt::Context,
    ) -> Result<Wide, toolrt::CallError<CheckNumbers17Error>> {
        toolrt::host::call::<CheckNumbers17>(self.executor, args, cx).await
    }

    /// Checks `Third`.
    pub async fn check_numbers18(
        &self,
        args: &CheckNumbers18Args,
        cx: &toolrt::Context,
    ) -> Result<Third, toolrt::CallError<CheckNumbers18Error>> {
        toolrt::host::call::<CheckNumbers18>(self.executor, args, cx).await
    }

    /// Checks `Halves`.
    pub async fn check_numbers19(
        &self,
        args: &CheckNumbers19Args,
        cx: &toolrt::Context,
    ) -> Result<Halves, toolrt::CallError<CheckNumbers19Error>> {
        toolrt::host::call::<CheckNumbers19>(self.executor, args, cx).await
    }

    /// Checks `Millis`.
    pub async fn check_numbers20(
        &self,
        args: &CheckNumbers20Args,
        cx: &toolrt::Context,
    ) -> Result<Millis, toolrt::CallError<CheckNumbers20Error>> {
        toolrt::host::call::<CheckNumbers20>(self.executor, args, cx).await
    }

    /// Checks `Narrow`.
    pub async fn check_numbers21(
        &self,
        args: &CheckNumbers21Args,
        cx: &toolrt::Context,
    ) -> Result<Narrow, toolrt::CallError<CheckNumbers21Error>> {
        toolrt::host::call::<CheckNumbers21>(self.executor, args, cx).await
    }
}
