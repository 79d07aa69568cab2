// Made by toolc from words.tools; do not edit.

//! Typed calls of the toolset `words`, over any executor.

use super::provider::{
    CheckWords0, CheckWords1, CheckWords2, CheckWords3, CheckWords4, CheckWords5, CheckWords6,
    CheckWords7, CheckWords8, CheckWords9, CheckWords10, CheckWords11,
};
use super::types::{
    CheckWords0Args, CheckWords0Error, CheckWords1Args, CheckWords1Error, CheckWords2Args,
    CheckWords2Error, CheckWords3Args, CheckWords3Error, CheckWords4Args, CheckWords4Error,
    CheckWords5Args, CheckWords5Error, CheckWords6Args, CheckWords6Error, CheckWords7Args,
    CheckWords7Error, CheckWords8Args, CheckWords8Error, CheckWords9Args, CheckWords9Error,
    CheckWords10Args, CheckWords10Error, CheckWords11Args, CheckWords11Error, Colour, Keys, Long,
    Mapped, Marks, Need, Number, Osa, Pair, Six, Ties, Two,
};

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

    /// Checks `Two`.
    pub async fn check_words4(
        &self,
        args: &CheckWords4Args,
        cx: &toolrt::Context,
    ) -> Result<Two, toolrt::CallError<CheckWords4Error>> {
        toolrt::host::call::<CheckWords4>(self.executor, args, cx).await
    }

    /// Checks `Marks`.
    pub async fn check_words5(
        &self,
        args: &CheckWords5Args,
        cx: &toolrt::Context,
    ) -> Result<Marks, toolrt::CallError<CheckWords5Error>> {
        toolrt::host::call::<CheckWords5>(self.executor, args, cx).await
    }

    /// Checks `Six`.
    pub async fn check_words6(
        &self,
        args: &CheckWords6Args,
        cx: &toolrt::Context,
    ) -> Result<Six, toolrt::CallError<CheckWords6Error>> {
        toolrt::host::call::<CheckWords6>(self.executor, args, cx).await
    }

    /// Checks `Osa`.
    pub async fn check_words7(
        &self,
        args: &CheckWords7Args,
        cx: &toolrt::Context,
    ) -> Result<Osa, toolrt::CallError<CheckWords7Error>> {
        toolrt::host::call::<CheckWords7>(self.executor, args, cx).await
    }

    /// Checks `Ties`.
    pub async fn check_words8(
        &self,
        args: &CheckWords8Args,
        cx: &toolrt::Context,
    ) -> Result<Ties, toolrt::CallError<CheckWords8Error>> {
        toolrt::host::call::<CheckWords8>(self.executor, args, cx).await
    }

    /// Checks `Long`.
    pub async fn check_words9(
        &self,
        args: &CheckWords9Args,
        cx: &toolrt::Context,
    ) -> Result<Long, toolrt::CallError<CheckWords9Error>> {
        toolrt::host::call::<CheckWords9>(self.executor, args, cx).await
    }

    /// Checks `Need`.
    pub async fn check_words10(
        &self,
        args: &CheckWords10Args,
        cx: &toolrt::Context,
    ) -> Result<Need, toolrt::CallError<CheckWords10Error>> {
        toolrt::host::call::<CheckWords10>(self.executor, args, cx).await
    }

    /// Checks `Mapped`.
    pub async fn check_words11(
        &self,
        args: &CheckWords11Args,
        cx: &toolrt::Context,
    ) -> Result<Mapped, toolrt::CallError<CheckWords11Error>> {
        toolrt::host::call::<CheckWords11>(self.executor, args, cx).await
    }
}
