// Made by toolc from patterns.tools; do not edit.

//! Typed calls of the toolset `patterns`, over any executor.

use super::provider::{
    CheckPatterns0, CheckPatterns1, CheckPatterns2, CheckPatterns3, CheckPatterns4, CheckPatterns5,
    CheckPatterns6, CheckPatterns7, CheckPatterns8, CheckPatterns9, CheckPatterns10,
    CheckPatterns11, CheckPatterns12,
};
use super::types::*;

/// Calls the tools of `patterns`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Slug`.
    pub async fn check_patterns0(
        &self,
        args: &CheckPatterns0Args,
        cx: &toolrt::Context,
    ) -> Result<Slug, toolrt::CallError<CheckPatterns0Error>> {
        toolrt::host::call::<CheckPatterns0>(self.executor, args, cx).await
    }

    /// Checks `Inside`.
    pub async fn check_patterns1(
        &self,
        args: &CheckPatterns1Args,
        cx: &toolrt::Context,
    ) -> Result<Inside, toolrt::CallError<CheckPatterns1Error>> {
        toolrt::host::call::<CheckPatterns1>(self.executor, args, cx).await
    }

    /// Checks `Digits`.
    pub async fn check_patterns2(
        &self,
        args: &CheckPatterns2Args,
        cx: &toolrt::Context,
    ) -> Result<Digits, toolrt::CallError<CheckPatterns2Error>> {
        toolrt::host::call::<CheckPatterns2>(self.executor, args, cx).await
    }

    /// Checks `Word`.
    pub async fn check_patterns3(
        &self,
        args: &CheckPatterns3Args,
        cx: &toolrt::Context,
    ) -> Result<Word, toolrt::CallError<CheckPatterns3Error>> {
        toolrt::host::call::<CheckPatterns3>(self.executor, args, cx).await
    }

    /// Checks `Space`.
    pub async fn check_patterns4(
        &self,
        args: &CheckPatterns4Args,
        cx: &toolrt::Context,
    ) -> Result<Space, toolrt::CallError<CheckPatterns4Error>> {
        toolrt::host::call::<CheckPatterns4>(self.executor, args, cx).await
    }

    /// Checks `Dot`.
    pub async fn check_patterns5(
        &self,
        args: &CheckPatterns5Args,
        cx: &toolrt::Context,
    ) -> Result<Dot, toolrt::CallError<CheckPatterns5Error>> {
        toolrt::host::call::<CheckPatterns5>(self.executor, args, cx).await
    }

    /// Checks `Ahead`.
    pub async fn check_patterns6(
        &self,
        args: &CheckPatterns6Args,
        cx: &toolrt::Context,
    ) -> Result<Ahead, toolrt::CallError<CheckPatterns6Error>> {
        toolrt::host::call::<CheckPatterns6>(self.executor, args, cx).await
    }

    /// Checks `Behind`.
    pub async fn check_patterns7(
        &self,
        args: &CheckPatterns7Args,
        cx: &toolrt::Context,
    ) -> Result<Behind, toolrt::CallError<CheckPatterns7Error>> {
        toolrt::host::call::<CheckPatterns7>(self.executor, args, cx).await
    }

    /// Checks `Twice`.
    pub async fn check_patterns8(
        &self,
        args: &CheckPatterns8Args,
        cx: &toolrt::Context,
    ) -> Result<Twice, toolrt::CallError<CheckPatterns8Error>> {
        toolrt::host::call::<CheckPatterns8>(self.executor, args, cx).await
    }

    /// Checks `Unset`.
    pub async fn check_patterns9(
        &self,
        args: &CheckPatterns9Args,
        cx: &toolrt::Context,
    ) -> Result<Unset, toolrt::CallError<CheckPatterns9Error>> {
        toolrt::host::call::<CheckPatterns9>(self.executor, args, cx).await
    }

    /// Checks `Letter`.
    pub async fn check_patterns10(
        &self,
        args: &CheckPatterns10Args,
        cx: &toolrt::Context,
    ) -> Result<Letter, toolrt::CallError<CheckPatterns10Error>> {
        toolrt::host::call::<CheckPatterns10>(self.executor, args, cx).await
    }

    /// Checks `Slash`.
    pub async fn check_patterns11(
        &self,
        args: &CheckPatterns11Args,
        cx: &toolrt::Context,
    ) -> Result<Slash, toolrt::CallError<CheckPatterns11Error>> {
        toolrt::host::call::<CheckPatterns11>(self.executor, args, cx).await
    }

    /// Checks `Counted`.
    pub async fn check_patterns12(
        &self,
        args: &CheckPatterns12Args,
        cx: &toolrt::Context,
    ) -> Result<Counted, toolrt::CallError<CheckPatterns12Error>> {
        toolrt::host::call::<CheckPatterns12>(self.executor, args, cx).await
    }
}
