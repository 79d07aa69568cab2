// Made by toolc from lowered.tools; do not edit.

//! Typed calls of the toolset `lowered`, over any executor.

use super::provider::{
    CheckLowered0, CheckLowered1, CheckLowered2, CheckLowered3, CheckLowered4, CheckLowered5,
    CheckLowered6, CheckLowered7, CheckLowered8, CheckLowered9, CheckLowered10, CheckLowered11,
    CheckLowered12, CheckLowered13,
};
use super::types::{
    Answer, CheckLowered0Args, CheckLowered0Error, CheckLowered1Args, CheckLowered1Error,
    CheckLowered2Args, CheckLowered2Error, CheckLowered3Args, CheckLowered3Error,
    CheckLowered4Args, CheckLowered4Error, CheckLowered5Args, CheckLowered5Error,
    CheckLowered6Args, CheckLowered6Error, CheckLowered7Args, CheckLowered7Error,
    CheckLowered8Args, CheckLowered8Error, CheckLowered9Args, CheckLowered9Error,
    CheckLowered10Args, CheckLowered10Error, CheckLowered11Args, CheckLowered11Error,
    CheckLowered12Args, CheckLowered12Error, CheckLowered13Args, CheckLowered13Error, Deep,
    Documents, Either, Kept, Labels, Line, Nested, Odd, Pair, Point, Target, Tree, Way,
};

/// Calls the tools of `lowered`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Line`.
    pub async fn check_lowered0(
        &self,
        args: &CheckLowered0Args,
        cx: &toolrt::Context,
    ) -> Result<Line, toolrt::CallError<CheckLowered0Error>> {
        toolrt::host::call::<CheckLowered0>(self.executor, args, cx).await
    }

    /// Checks `Nested`.
    pub async fn check_lowered1(
        &self,
        args: &CheckLowered1Args,
        cx: &toolrt::Context,
    ) -> Result<Nested, toolrt::CallError<CheckLowered1Error>> {
        toolrt::host::call::<CheckLowered1>(self.executor, args, cx).await
    }

    /// Checks `Labels`.
    pub async fn check_lowered2(
        &self,
        args: &CheckLowered2Args,
        cx: &toolrt::Context,
    ) -> Result<Labels, toolrt::CallError<CheckLowered2Error>> {
        toolrt::host::call::<CheckLowered2>(self.executor, args, cx).await
    }

    /// Checks `Point`.
    pub async fn check_lowered3(
        &self,
        args: &CheckLowered3Args,
        cx: &toolrt::Context,
    ) -> Result<Point, toolrt::CallError<CheckLowered3Error>> {
        toolrt::host::call::<CheckLowered3>(self.executor, args, cx).await
    }

    /// Checks `Way`.
    pub async fn check_lowered4(
        &self,
        args: &CheckLowered4Args,
        cx: &toolrt::Context,
    ) -> Result<Way, toolrt::CallError<CheckLowered4Error>> {
        toolrt::host::call::<CheckLowered4>(self.executor, args, cx).await
    }

    /// Checks `Tree`.
    pub async fn check_lowered5(
        &self,
        args: &CheckLowered5Args,
        cx: &toolrt::Context,
    ) -> Result<Tree, toolrt::CallError<CheckLowered5Error>> {
        toolrt::host::call::<CheckLowered5>(self.executor, args, cx).await
    }

    /// Checks `Target`.
    pub async fn check_lowered6(
        &self,
        args: &CheckLowered6Args,
        cx: &toolrt::Context,
    ) -> Result<Target, toolrt::CallError<CheckLowered6Error>> {
        toolrt::host::call::<CheckLowered6>(self.executor, args, cx).await
    }

    /// Checks `Answer`.
    pub async fn check_lowered7(
        &self,
        args: &CheckLowered7Args,
        cx: &toolrt::Context,
    ) -> Result<Answer, toolrt::CallError<CheckLowered7Error>> {
        toolrt::host::call::<CheckLowered7>(self.executor, args, cx).await
    }

    /// Checks `Kept`.
    pub async fn check_lowered8(
        &self,
        args: &CheckLowered8Args,
        cx: &toolrt::Context,
    ) -> Result<Kept, toolrt::CallError<CheckLowered8Error>> {
        toolrt::host::call::<CheckLowered8>(self.executor, args, cx).await
    }

    /// Checks `Either`.
    pub async fn check_lowered9(
        &self,
        args: &CheckLowered9Args,
        cx: &toolrt::Context,
    ) -> Result<Either, toolrt::CallError<CheckLowered9Error>> {
        toolrt::host::call::<CheckLowered9>(self.executor, args, cx).await
    }

    /// Checks `Odd`.
    pub async fn check_lowered10(
        &self,
        args: &CheckLowered10Args,
        cx: &toolrt::Context,
    ) -> Result<Odd, toolrt::CallError<CheckLowered10Error>> {
        toolrt::host::call::<CheckLowered10>(self.executor, args, cx).await
    }

    /// Checks `Documents`.
    pub async fn check_lowered11(
        &self,
        args: &CheckLowered11Args,
        cx: &toolrt::Context,
    ) -> Result<Documents, toolrt::CallError<CheckLowered11Error>> {
        toolrt::host::call::<CheckLowered11>(self.executor, args, cx).await
    }

    /// Checks `Deep`.
    pub async fn check_lowered12(
        &self,
        args: &CheckLowered12Args,
        cx: &toolrt::Context,
    ) -> Result<Deep, toolrt::CallError<CheckLowered12Error>> {
        toolrt::host::call::<CheckLowered12>(self.executor, args, cx).await
    }

    /// Checks `Pair`.
    pub async fn check_lowered13(
        &self,
        args: &CheckLowered13Args,
        cx: &toolrt::Context,
    ) -> Result<Pair, toolrt::CallError<CheckLowered13Error>> {
        toolrt::host::call::<CheckLowered13>(self.executor, args, cx).await
    }
}
