// Made by toolc from enums.tools; do not edit.

//! Typed calls of the toolset `enums`, over any executor.

use super::provider::{
    CheckEnums0, CheckEnums1, CheckEnums2, CheckEnums3, CheckEnums4, CheckEnums5, CheckEnums6,
    CheckEnums7, CheckEnums8, CheckEnums9,
};
use super::types::*;

/// Calls the tools of `enums`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Status`.
    pub async fn check_enums0(
        &self,
        args: &CheckEnums0Args,
        cx: &toolrt::Context,
    ) -> Result<Status, toolrt::CallError<CheckEnums0Error>> {
        toolrt::host::call::<CheckEnums0>(self.executor, args, cx).await
    }

    /// Checks `Code`.
    pub async fn check_enums1(
        &self,
        args: &CheckEnums1Args,
        cx: &toolrt::Context,
    ) -> Result<Code, toolrt::CallError<CheckEnums1Error>> {
        toolrt::host::call::<CheckEnums1>(self.executor, args, cx).await
    }

    /// Checks `Sort`.
    pub async fn check_enums2(
        &self,
        args: &CheckEnums2Args,
        cx: &toolrt::Context,
    ) -> Result<Sort, toolrt::CallError<CheckEnums2Error>> {
        toolrt::host::call::<CheckEnums2>(self.executor, args, cx).await
    }

    /// Checks `Mode`.
    pub async fn check_enums3(
        &self,
        args: &CheckEnums3Args,
        cx: &toolrt::Context,
    ) -> Result<Mode, toolrt::CallError<CheckEnums3Error>> {
        toolrt::host::call::<CheckEnums3>(self.executor, args, cx).await
    }

    /// Checks `Level`.
    pub async fn check_enums4(
        &self,
        args: &CheckEnums4Args,
        cx: &toolrt::Context,
    ) -> Result<Level, toolrt::CallError<CheckEnums4Error>> {
        toolrt::host::call::<CheckEnums4>(self.executor, args, cx).await
    }

    /// Checks `Mixed`.
    pub async fn check_enums5(
        &self,
        args: &CheckEnums5Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Mixed>, toolrt::CallError<CheckEnums5Error>> {
        toolrt::host::call::<CheckEnums5>(self.executor, args, cx).await
    }

    /// Checks `Only`.
    pub async fn check_enums6(
        &self,
        args: &CheckEnums6Args,
        cx: &toolrt::Context,
    ) -> Result<Only, toolrt::CallError<CheckEnums6Error>> {
        toolrt::host::call::<CheckEnums6>(self.executor, args, cx).await
    }

    /// Checks `OptionalMode`.
    pub async fn check_enums7(
        &self,
        args: &CheckEnums7Args,
        cx: &toolrt::Context,
    ) -> Result<Option<OptionalMode>, toolrt::CallError<CheckEnums7Error>> {
        toolrt::host::call::<CheckEnums7>(self.executor, args, cx).await
    }

    /// Checks `Job`.
    pub async fn check_enums8(
        &self,
        args: &CheckEnums8Args,
        cx: &toolrt::Context,
    ) -> Result<Job, toolrt::CallError<CheckEnums8Error>> {
        toolrt::host::call::<CheckEnums8>(self.executor, args, cx).await
    }

    /// Checks `Many`.
    pub async fn check_enums9(
        &self,
        args: &CheckEnums9Args,
        cx: &toolrt::Context,
    ) -> Result<Many, toolrt::CallError<CheckEnums9Error>> {
        toolrt::host::call::<CheckEnums9>(self.executor, args, cx).await
    }
}
