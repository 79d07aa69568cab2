// Made by toolc from secrets.tools; do not edit.

//! Typed calls of the toolset `secrets`, over any executor.

use super::provider::{
    CheckSecrets0, CheckSecrets1, CheckSecrets2, CheckSecrets3, CheckSecrets4, CheckSecrets5,
    CheckSecrets6,
};
use super::types::{
    CheckSecrets0Args, CheckSecrets0Error, CheckSecrets1Args, CheckSecrets1Error,
    CheckSecrets2Args, CheckSecrets2Error, CheckSecrets3Args, CheckSecrets3Error,
    CheckSecrets4Args, CheckSecrets4Error, CheckSecrets5Args, CheckSecrets5Error,
    CheckSecrets6Args, CheckSecrets6Error, Dressed, Inner, Keys, Login, Undressed, Vault,
};

/// Calls the tools of `secrets`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Login`.
    pub async fn check_secrets0(
        &self,
        args: &CheckSecrets0Args,
        cx: &toolrt::Context,
    ) -> Result<Login, toolrt::CallError<CheckSecrets0Error>> {
        toolrt::host::call::<CheckSecrets0>(self.executor, args, cx).await
    }

    /// Checks `Vault`.
    pub async fn check_secrets1(
        &self,
        args: &CheckSecrets1Args,
        cx: &toolrt::Context,
    ) -> Result<Vault, toolrt::CallError<CheckSecrets1Error>> {
        toolrt::host::call::<CheckSecrets1>(self.executor, args, cx).await
    }

    /// Checks `Key`.
    pub async fn check_secrets2(
        &self,
        args: &CheckSecrets2Args,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Secret<String>, toolrt::CallError<CheckSecrets2Error>> {
        toolrt::host::call::<CheckSecrets2>(self.executor, args, cx).await
    }

    /// Checks `Keys`.
    pub async fn check_secrets3(
        &self,
        args: &CheckSecrets3Args,
        cx: &toolrt::Context,
    ) -> Result<Keys, toolrt::CallError<CheckSecrets3Error>> {
        toolrt::host::call::<CheckSecrets3>(self.executor, args, cx).await
    }

    /// Checks `Whole`.
    pub async fn check_secrets4(
        &self,
        args: &CheckSecrets4Args,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Secret<Inner>, toolrt::CallError<CheckSecrets4Error>> {
        toolrt::host::call::<CheckSecrets4>(self.executor, args, cx).await
    }

    /// Checks `Dressed`.
    pub async fn check_secrets5(
        &self,
        args: &CheckSecrets5Args,
        cx: &toolrt::Context,
    ) -> Result<Dressed, toolrt::CallError<CheckSecrets5Error>> {
        toolrt::host::call::<CheckSecrets5>(self.executor, args, cx).await
    }

    /// Checks `Undressed`.
    pub async fn check_secrets6(
        &self,
        args: &CheckSecrets6Args,
        cx: &toolrt::Context,
    ) -> Result<Undressed, toolrt::CallError<CheckSecrets6Error>> {
        toolrt::host::call::<CheckSecrets6>(self.executor, args, cx).await
    }
}
