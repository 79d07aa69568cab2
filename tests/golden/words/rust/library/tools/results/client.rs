// Made by toolc from words.tools; do not edit.

//! Typed calls of the toolset `results`, over any executor.

use super::provider::{Import, ReadTerms, Take};
use super::types::{
    ImportArgs, ImportError, ImportResult, ReadTermsArgs, ReadTermsError, ReadTermsResult,
    TakeArgs, TakeError, TakeResult,
};

/// Calls the tools of `results`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `read_terms`.
    pub async fn read_terms(
        &self,
        args: &ReadTermsArgs,
        cx: &toolrt::Context,
    ) -> Result<ReadTermsResult, toolrt::CallError<ReadTermsError>> {
        toolrt::host::call::<ReadTerms>(self.executor, args, cx).await
    }

    /// Calls `import`.
    pub async fn import(
        &self,
        args: &ImportArgs,
        cx: &toolrt::Context,
    ) -> Result<ImportResult, toolrt::CallError<ImportError>> {
        toolrt::host::call::<Import>(self.executor, args, cx).await
    }

    /// Calls `take`.
    pub async fn take(
        &self,
        args: &TakeArgs,
        cx: &toolrt::Context,
    ) -> Result<TakeResult, toolrt::CallError<TakeError>> {
        toolrt::host::call::<Take>(self.executor, args, cx).await
    }
}
