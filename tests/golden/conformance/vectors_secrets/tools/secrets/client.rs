// Made by toolc from secrets.tools; do not edit.

//! Typed calls of the toolset `secrets`, over any executor.

use super::provider::CheckSecrets0;
use super::types::*;

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
}
