// Made by toolc from texts.tools; do not edit.

//! Typed calls of the toolset `texts`, over any executor.

use super::provider::{
    CheckTexts0, CheckTexts1, CheckTexts2, CheckTexts3, CheckTexts4, CheckTexts5, CheckTexts6,
    CheckTexts7, CheckTexts8, CheckTexts9, CheckTexts10,
};
use super::types::{
    AtMostTwo, Both, CheckTexts0Args, CheckTexts0Error, CheckTexts1Args, CheckTexts1Error,
    CheckTexts2Args, CheckTexts2Error, CheckTexts3Args, CheckTexts3Error, CheckTexts4Args,
    CheckTexts4Error, CheckTexts5Args, CheckTexts5Error, CheckTexts6Args, CheckTexts6Error,
    CheckTexts7Args, CheckTexts7Error, CheckTexts8Args, CheckTexts8Error, CheckTexts9Args,
    CheckTexts9Error, CheckTexts10Args, CheckTexts10Error, Exact, Keyed, Little, Long, One, Short,
    Slug, Text, Three,
};

/// Calls the tools of `texts`.
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
    pub async fn check_texts0(
        &self,
        args: &CheckTexts0Args,
        cx: &toolrt::Context,
    ) -> Result<Text, toolrt::CallError<CheckTexts0Error>> {
        toolrt::host::call::<CheckTexts0>(self.executor, args, cx).await
    }

    /// Checks `Short`.
    pub async fn check_texts1(
        &self,
        args: &CheckTexts1Args,
        cx: &toolrt::Context,
    ) -> Result<Short, toolrt::CallError<CheckTexts1Error>> {
        toolrt::host::call::<CheckTexts1>(self.executor, args, cx).await
    }

    /// Checks `Long`.
    pub async fn check_texts2(
        &self,
        args: &CheckTexts2Args,
        cx: &toolrt::Context,
    ) -> Result<Long, toolrt::CallError<CheckTexts2Error>> {
        toolrt::host::call::<CheckTexts2>(self.executor, args, cx).await
    }

    /// Checks `Exact`.
    pub async fn check_texts3(
        &self,
        args: &CheckTexts3Args,
        cx: &toolrt::Context,
    ) -> Result<Exact, toolrt::CallError<CheckTexts3Error>> {
        toolrt::host::call::<CheckTexts3>(self.executor, args, cx).await
    }

    /// Checks `Little`.
    pub async fn check_texts4(
        &self,
        args: &CheckTexts4Args,
        cx: &toolrt::Context,
    ) -> Result<Little, toolrt::CallError<CheckTexts4Error>> {
        toolrt::host::call::<CheckTexts4>(self.executor, args, cx).await
    }

    /// Checks `Both`.
    pub async fn check_texts5(
        &self,
        args: &CheckTexts5Args,
        cx: &toolrt::Context,
    ) -> Result<Both, toolrt::CallError<CheckTexts5Error>> {
        toolrt::host::call::<CheckTexts5>(self.executor, args, cx).await
    }

    /// Checks `One`.
    pub async fn check_texts6(
        &self,
        args: &CheckTexts6Args,
        cx: &toolrt::Context,
    ) -> Result<One, toolrt::CallError<CheckTexts6Error>> {
        toolrt::host::call::<CheckTexts6>(self.executor, args, cx).await
    }

    /// Checks `AtMostTwo`.
    pub async fn check_texts7(
        &self,
        args: &CheckTexts7Args,
        cx: &toolrt::Context,
    ) -> Result<AtMostTwo, toolrt::CallError<CheckTexts7Error>> {
        toolrt::host::call::<CheckTexts7>(self.executor, args, cx).await
    }

    /// Checks `Three`.
    pub async fn check_texts8(
        &self,
        args: &CheckTexts8Args,
        cx: &toolrt::Context,
    ) -> Result<Three, toolrt::CallError<CheckTexts8Error>> {
        toolrt::host::call::<CheckTexts8>(self.executor, args, cx).await
    }

    /// Checks `Slug`.
    pub async fn check_texts9(
        &self,
        args: &CheckTexts9Args,
        cx: &toolrt::Context,
    ) -> Result<Slug, toolrt::CallError<CheckTexts9Error>> {
        toolrt::host::call::<CheckTexts9>(self.executor, args, cx).await
    }

    /// Checks `Keyed`.
    pub async fn check_texts10(
        &self,
        args: &CheckTexts10Args,
        cx: &toolrt::Context,
    ) -> Result<Keyed, toolrt::CallError<CheckTexts10Error>> {
        toolrt::host::call::<CheckTexts10>(self.executor, args, cx).await
    }
}
