// Made by toolc from words.tools; do not edit.

//! Typed calls of the toolset `words`, over any executor.

use super::provider::{CheckWords0, CheckWords1, CheckWords2, CheckWords3};
use super::types::*;

/// Calls the tools of `words`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Number`.
    pub async fn check_words0(
        &self,
        args: &CheckWords0Args,
        cx: &toolrt::Context,
    ) -> Result<Number, toolrt::CallError<CheckWords0Error>> {
        toolrt::host::call::<CheckWords0>(self.executor, args, cx).await
    }

    /// Checks `Colour`.
    pub async fn check_words1(
        &self,
        args: &CheckWords1Args,
        cx: &toolrt::Context,
    ) -> Result<Colour, toolrt::CallError<CheckWords1Error>> {
        toolrt::host::call::<CheckWords1>(self.executor, args, cx).await
    }

    /// Checks `Keys`.
    pub async fn check_words2(
        &self,
        args: &CheckWords2Args,
        cx: &toolrt::Context,
    ) -> Result<Keys, toolrt::CallError<CheckWords2Error>> {
        toolrt::host::call::<CheckWords2>(self.executor, args, cx).await
    }

    /// Checks `Pair`.
    pub async fn check_words3(
        &self,
        args: &CheckWords3Args,
        cx: &toolrt::Context,
    ) -> Result<Pair, toolrt::CallError<CheckWords3Error>> {
        toolrt::host::call::<CheckWords3>(self.executor, args, cx).await
    }
}
