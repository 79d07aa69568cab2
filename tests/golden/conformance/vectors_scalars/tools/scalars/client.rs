// Made by toolc from scalars.tools; do not edit.

//! Typed calls of the toolset `scalars`, over any executor.

use super::provider::{
    CheckScalars0, CheckScalars1, CheckScalars2, CheckScalars3, CheckScalars4, CheckScalars5,
    CheckScalars6, CheckScalars7, CheckScalars8, CheckScalars9, CheckScalars10, CheckScalars11,
    CheckScalars12, CheckScalars13, CheckScalars14, CheckScalars15, CheckScalars16, CheckScalars17,
};
use super::types::{
    Any, CheckScalars0Args, CheckScalars0Error, CheckScalars1Args, CheckScalars1Error,
    CheckScalars2Args, CheckScalars2Error, CheckScalars3Args, CheckScalars3Error,
    CheckScalars4Args, CheckScalars4Error, CheckScalars5Args, CheckScalars5Error,
    CheckScalars6Args, CheckScalars6Error, CheckScalars7Args, CheckScalars7Error,
    CheckScalars8Args, CheckScalars8Error, CheckScalars9Args, CheckScalars9Error,
    CheckScalars10Args, CheckScalars10Error, CheckScalars11Args, CheckScalars11Error,
    CheckScalars12Args, CheckScalars12Error, CheckScalars13Args, CheckScalars13Error,
    CheckScalars14Args, CheckScalars14Error, CheckScalars15Args, CheckScalars15Error,
    CheckScalars16Args, CheckScalars16Error, CheckScalars17Args, CheckScalars17Error, Data, Flag,
    Noted, Nothing, Point, Real, Text, Whole,
};

/// Calls the tools of `scalars`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Text`.
    pub async fn check_scalars0(
        &self,
        args: &CheckScalars0Args,
        cx: &toolrt::Context,
    ) -> Result<Text, toolrt::CallError<CheckScalars0Error>> {
        toolrt::host::call::<CheckScalars0>(self.executor, args, cx).await
    }

    /// Checks `Whole`.
    pub async fn check_scalars1(
        &self,
        args: &CheckScalars1Args,
        cx: &toolrt::Context,
    ) -> Result<Whole, toolrt::CallError<CheckScalars1Error>> {
        toolrt::host::call::<CheckScalars1>(self.executor, args, cx).await
    }

    /// Checks `Real`.
    pub async fn check_scalars2(
        &self,
        args: &CheckScalars2Args,
        cx: &toolrt::Context,
    ) -> Result<Real, toolrt::CallError<CheckScalars2Error>> {
        toolrt::host::call::<CheckScalars2>(self.executor, args, cx).await
    }

    /// Checks `Flag`.
    pub async fn check_scalars3(
        &self,
        args: &CheckScalars3Args,
        cx: &toolrt::Context,
    ) -> Result<Flag, toolrt::CallError<CheckScalars3Error>> {
        toolrt::host::call::<CheckScalars3>(self.executor, args, cx).await
    }

    /// Checks `Nothing`.
    pub async fn check_scalars4(
        &self,
        args: &CheckScalars4Args,
        cx: &toolrt::Context,
    ) -> Result<Nothing, toolrt::CallError<CheckScalars4Error>> {
        toolrt::host::call::<CheckScalars4>(self.executor, args, cx).await
    }

    /// Checks `MaybeText`.
    pub async fn check_scalars5(
        &self,
        args: &CheckScalars5Args,
        cx: &toolrt::Context,
    ) -> Result<Option<String>, toolrt::CallError<CheckScalars5Error>> {
        toolrt::host::call::<CheckScalars5>(self.executor, args, cx).await
    }

    /// Checks `Any`.
    pub async fn check_scalars6(
        &self,
        args: &CheckScalars6Args,
        cx: &toolrt::Context,
    ) -> Result<Any, toolrt::CallError<CheckScalars6Error>> {
        toolrt::host::call::<CheckScalars6>(self.executor, args, cx).await
    }

    /// Checks `MaybeWhole`.
    pub async fn check_scalars7(
        &self,
        args: &CheckScalars7Args,
        cx: &toolrt::Context,
    ) -> Result<Option<i64>, toolrt::CallError<CheckScalars7Error>> {
        toolrt::host::call::<CheckScalars7>(self.executor, args, cx).await
    }

    /// Checks `MaybeReal`.
    pub async fn check_scalars8(
        &self,
        args: &CheckScalars8Args,
        cx: &toolrt::Context,
    ) -> Result<Option<f64>, toolrt::CallError<CheckScalars8Error>> {
        toolrt::host::call::<CheckScalars8>(self.executor, args, cx).await
    }

    /// Checks `MaybeFlag`.
    pub async fn check_scalars9(
        &self,
        args: &CheckScalars9Args,
        cx: &toolrt::Context,
    ) -> Result<Option<bool>, toolrt::CallError<CheckScalars9Error>> {
        toolrt::host::call::<CheckScalars9>(self.executor, args, cx).await
    }

    /// Checks `MaybeAny`.
    pub async fn check_scalars10(
        &self,
        args: &CheckScalars10Args,
        cx: &toolrt::Context,
    ) -> Result<Option<toolrt::Value>, toolrt::CallError<CheckScalars10Error>> {
        toolrt::host::call::<CheckScalars10>(self.executor, args, cx).await
    }

    /// Checks `MaybeData`.
    pub async fn check_scalars11(
        &self,
        args: &CheckScalars11Args,
        cx: &toolrt::Context,
    ) -> Result<Option<toolrt::Bytes>, toolrt::CallError<CheckScalars11Error>> {
        toolrt::host::call::<CheckScalars11>(self.executor, args, cx).await
    }

    /// Checks `MaybeDay`.
    pub async fn check_scalars12(
        &self,
        args: &CheckScalars12Args,
        cx: &toolrt::Context,
    ) -> Result<Option<toolrt::Date>, toolrt::CallError<CheckScalars12Error>> {
        toolrt::host::call::<CheckScalars12>(self.executor, args, cx).await
    }

    /// Checks `MaybeList`.
    pub async fn check_scalars13(
        &self,
        args: &CheckScalars13Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Vec<i64>>, toolrt::CallError<CheckScalars13Error>> {
        toolrt::host::call::<CheckScalars13>(self.executor, args, cx).await
    }

    /// Checks `MaybeMap`.
    pub async fn check_scalars14(
        &self,
        args: &CheckScalars14Args,
        cx: &toolrt::Context,
    ) -> Result<
        Option<std::collections::BTreeMap<String, i64>>,
        toolrt::CallError<CheckScalars14Error>,
    > {
        toolrt::host::call::<CheckScalars14>(self.executor, args, cx).await
    }

    /// Checks `MaybeRecord`.
    pub async fn check_scalars15(
        &self,
        args: &CheckScalars15Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Point>, toolrt::CallError<CheckScalars15Error>> {
        toolrt::host::call::<CheckScalars15>(self.executor, args, cx).await
    }

    /// Checks `Data`.
    pub async fn check_scalars16(
        &self,
        args: &CheckScalars16Args,
        cx: &toolrt::Context,
    ) -> Result<Data, toolrt::CallError<CheckScalars16Error>> {
        toolrt::host::call::<CheckScalars16>(self.executor, args, cx).await
    }

    /// Checks `Noted`.
    pub async fn check_scalars17(
        &self,
        args: &CheckScalars17Args,
        cx: &toolrt::Context,
    ) -> Result<Noted, toolrt::CallError<CheckScalars17Error>> {
        toolrt::host::call::<CheckScalars17>(self.executor, args, cx).await
    }
}
