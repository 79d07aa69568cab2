// Made by toolc from texts.tools; do not edit.

//! Typed calls of the toolset `texts`, over any executor.

use super::provider::{
    CheckTexts0, CheckTexts1, CheckTexts2, CheckTexts3, CheckTexts4, CheckTexts5,
};
use super::types::*;

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
}
