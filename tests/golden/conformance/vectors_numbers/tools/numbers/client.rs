// Made by toolc from numbers.tools; do not edit.

//! Typed calls of the toolset `numbers`, over any executor.

use super::provider::{
    CheckNumbers0, CheckNumbers1, CheckNumbers2, CheckNumbers3, CheckNumbers4, CheckNumbers5,
    CheckNumbers6, CheckNumbers7, CheckNumbers8, CheckNumbers9,
};
use super::types::*;

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
}
