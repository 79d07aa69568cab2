// Made by toolc from documents.tools; do not edit.

//! Typed calls of the toolset `documents`, over any executor.

use super::provider::{
    CheckDocuments0, CheckDocuments1, CheckDocuments2, CheckDocuments3, CheckDocuments4,
    CheckDocuments5,
};
use super::types::{
    Any, CheckDocuments0Args, CheckDocuments0Error, CheckDocuments1Args, CheckDocuments1Error,
    CheckDocuments2Args, CheckDocuments2Error, CheckDocuments3Args, CheckDocuments3Error,
    CheckDocuments4Args, CheckDocuments4Error, CheckDocuments5Args, CheckDocuments5Error, Nest,
    Numbers, Open, Pair, Strings,
};

/// Calls the tools of `documents`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Any`.
    pub async fn check_documents0(
        &self,
        args: &CheckDocuments0Args,
        cx: &toolrt::Context,
    ) -> Result<Any, toolrt::CallError<CheckDocuments0Error>> {
        toolrt::host::call::<CheckDocuments0>(self.executor, args, cx).await
    }

    /// Checks `Pair`.
    pub async fn check_documents1(
        &self,
        args: &CheckDocuments1Args,
        cx: &toolrt::Context,
    ) -> Result<Pair, toolrt::CallError<CheckDocuments1Error>> {
        toolrt::host::call::<CheckDocuments1>(self.executor, args, cx).await
    }

    /// Checks `Numbers`.
    pub async fn check_documents2(
        &self,
        args: &CheckDocuments2Args,
        cx: &toolrt::Context,
    ) -> Result<Numbers, toolrt::CallError<CheckDocuments2Error>> {
        toolrt::host::call::<CheckDocuments2>(self.executor, args, cx).await
    }

    /// Checks `Open`.
    pub async fn check_documents3(
        &self,
        args: &CheckDocuments3Args,
        cx: &toolrt::Context,
    ) -> Result<Open, toolrt::CallError<CheckDocuments3Error>> {
        toolrt::host::call::<CheckDocuments3>(self.executor, args, cx).await
    }

    /// Checks `Strings`.
    pub async fn check_documents4(
        &self,
        args: &CheckDocuments4Args,
        cx: &toolrt::Context,
    ) -> Result<Strings, toolrt::CallError<CheckDocuments4Error>> {
        toolrt::host::call::<CheckDocuments4>(self.executor, args, cx).await
    }

    /// Checks `Nest`.
    pub async fn check_documents5(
        &self,
        args: &CheckDocuments5Args,
        cx: &toolrt::Context,
    ) -> Result<Nest, toolrt::CallError<CheckDocuments5Error>> {
        toolrt::host::call::<CheckDocuments5>(self.executor, args, cx).await
    }
}
