// Made by toolc from scalars.tools; do not edit.

//! Typed calls of the toolset `scalars`, over any executor.

use super::provider::{
    CheckScalars0, CheckScalars1, CheckScalars2, CheckScalars3, CheckScalars4, CheckScalars5,
    CheckScalars6,
};
use super::types::*;

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
}
