// Made by toolc from suite_patterns.tools; do not edit.

//! Typed calls of the toolset `suite_patterns`, over any executor.

use super::provider::{
    CheckSuitePatterns0, CheckSuitePatterns1, CheckSuitePatterns2, CheckSuitePatterns3,
    CheckSuitePatterns4, CheckSuitePatterns5, CheckSuitePatterns6, CheckSuitePatterns7,
    CheckSuitePatterns8, CheckSuitePatterns9, CheckSuitePatterns10, CheckSuitePatterns11,
    CheckSuitePatterns12, CheckSuitePatterns13, CheckSuitePatterns14,
};
use super::types::{
    CheckSuitePatterns0Args, CheckSuitePatterns0Error, CheckSuitePatterns1Args,
    CheckSuitePatterns1Error, CheckSuitePatterns2Args, CheckSuitePatterns2Error,
    CheckSuitePatterns3Args, CheckSuitePatterns3Error, CheckSuitePatterns4Args,
    CheckSuitePatterns4Error, CheckSuitePatterns5Args, CheckSuitePatterns5Error,
    CheckSuitePatterns6Args, CheckSuitePatterns6Error, CheckSuitePatterns7Args,
    CheckSuitePatterns7Error, CheckSuitePatterns8Args, CheckSuitePatterns8Error,
    CheckSuitePatterns9Args, CheckSuitePatterns9Error, CheckSuitePatterns10Args,
    CheckSuitePatterns10Error, CheckSuitePatterns11Args, CheckSuitePatterns11Error,
    CheckSuitePatterns12Args, CheckSuitePatterns12Error, CheckSuitePatterns13Args,
    CheckSuitePatterns13Error, CheckSuitePatterns14Args, CheckSuitePatterns14Error, P1, P2, P3, P4,
    P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15,
};

/// Calls the tools of `suite_patterns`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `P1`.
    pub async fn check_suite_patterns0(
        &self,
        args: &CheckSuitePatterns0Args,
        cx: &toolrt::Context,
    ) -> Result<P1, toolrt::CallError<CheckSuitePatterns0Error>> {
        toolrt::host::call::<CheckSuitePatterns0>(self.executor, args, cx).await
    }

    /// Checks `P2`.
    pub async fn check_suite_patterns1(
        &self,
        args: &CheckSuitePatterns1Args,
        cx: &toolrt::Context,
    ) -> Result<P2, toolrt::CallError<CheckSuitePatterns1Error>> {
        toolrt::host::call::<CheckSuitePatterns1>(self.executor, args, cx).await
    }

    /// Checks `P3`.
    pub async fn check_suite_patterns2(
        &self,
        args: &CheckSuitePatterns2Args,
        cx: &toolrt::Context,
    ) -> Result<P3, toolrt::CallError<CheckSuitePatterns2Error>> {
        toolrt::host::call::<CheckSuitePatterns2>(self.executor, args, cx).await
    }

    /// Checks `P4`.
    pub async fn check_suite_patterns3(
        &self,
        args: &CheckSuitePatterns3Args,
        cx: &toolrt::Context,
    ) -> Result<P4, toolrt::CallError<CheckSuitePatterns3Error>> {
        toolrt::host::call::<CheckSuitePatterns3>(self.executor, args, cx).await
    }

    /// Checks `P5`.
    pub async fn check_suite_patterns4(
        &self,
        args: &CheckSuitePatterns4Args,
        cx: &toolrt::Context,
    ) -> Result<P5, toolrt::CallError<CheckSuitePatterns4Error>> {
        toolrt::host::call::<CheckSuitePatterns4>(self.executor, args, cx).await
    }

    /// Checks `P6`.
    pub async fn check_suite_patterns5(
        &self,
        args: &CheckSuitePatterns5Args,
        cx: &toolrt::Context,
    ) -> Result<P6, toolrt::CallError<CheckSuitePatterns5Error>> {
        toolrt::host::call::<CheckSuitePatterns5>(self.executor, args, cx).await
    }

    /// Checks `P7`.
    pub async fn check_suite_patterns6(
        &self,
        args: &CheckSuitePatterns6Args,
        cx: &toolrt::Context,
    ) -> Result<P7, toolrt::CallError<CheckSuitePatterns6Error>> {
        toolrt::host::call::<CheckSuitePatterns6>(self.executor, args, cx).await
    }

    /// Checks `P8`.
    pub async fn check_suite_patterns7(
        &self,
        args: &CheckSuitePatterns7Args,
        cx: &toolrt::Context,
    ) -> Result<P8, toolrt::CallError<CheckSuitePatterns7Error>> {
        toolrt::host::call::<CheckSuitePatterns7>(self.executor, args, cx).await
    }

    /// Checks `P9`.
    pub async fn check_suite_patterns8(
        &self,
        args: &CheckSuitePatterns8Args,
        cx: &toolrt::Context,
    ) -> Result<P9, toolrt::CallError<CheckSuitePatterns8Error>> {
        toolrt::host::call::<CheckSuitePatterns8>(self.executor, args, cx).await
    }

    /// Checks `P10`.
    pub async fn check_suite_patterns9(
        &self,
        args: &CheckSuitePatterns9Args,
        cx: &toolrt::Context,
    ) -> Result<P10, toolrt::CallError<CheckSuitePatterns9Error>> {
        toolrt::host::call::<CheckSuitePatterns9>(self.executor, args, cx).await
    }

    /// Checks `P11`.
    pub async fn check_suite_patterns10(
        &self,
        args: &CheckSuitePatterns10Args,
        cx: &toolrt::Context,
    ) -> Result<P11, toolrt::CallError<CheckSuitePatterns10Error>> {
        toolrt::host::call::<CheckSuitePatterns10>(self.executor, args, cx).await
    }

    /// Checks `P12`.
    pub async fn check_suite_patterns11(
        &self,
        args: &CheckSuitePatterns11Args,
        cx: &toolrt::Context,
    ) -> Result<P12, toolrt::CallError<CheckSuitePatterns11Error>> {
        toolrt::host::call::<CheckSuitePatterns11>(self.executor, args, cx).await
    }

    /// Checks `P13`.
    pub async fn check_suite_patterns12(
        &self,
        args: &CheckSuitePatterns12Args,
        cx: &toolrt::Context,
    ) -> Result<P13, toolrt::CallError<CheckSuitePatterns12Error>> {
        toolrt::host::call::<CheckSuitePatterns12>(self.executor, args, cx).await
    }

    /// Checks `P14`.
    pub async fn check_suite_patterns13(
        &self,
        args: &CheckSuitePatterns13Args,
        cx: &toolrt::Context,
    ) -> Result<P14, toolrt::CallError<CheckSuitePatterns13Error>> {
        toolrt::host::call::<CheckSuitePatterns13>(self.executor, args, cx).await
    }

    /// Checks `P15`.
    pub async fn check_suite_patterns14(
        &self,
        args: &CheckSuitePatterns14Args,
        cx: &toolrt::Context,
    ) -> Result<P15, toolrt::CallError<CheckSuitePatterns14Error>> {
        toolrt::host::call::<CheckSuitePatterns14>(self.executor, args, cx).await
    }
}
