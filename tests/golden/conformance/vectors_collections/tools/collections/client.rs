// Made by toolc from collections.tools; do not edit.

//! Typed calls of the toolset `collections`, over any executor.

use super::provider::{
    CheckCollections0, CheckCollections1, CheckCollections2, CheckCollections3, CheckCollections4,
    CheckCollections5, CheckCollections6, CheckCollections7, CheckCollections8, CheckCollections9,
};
use super::types::*;

/// Calls the tools of `collections`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Names`.
    pub async fn check_collections0(
        &self,
        args: &CheckCollections0Args,
        cx: &toolrt::Context,
    ) -> Result<Names, toolrt::CallError<CheckCollections0Error>> {
        toolrt::host::call::<CheckCollections0>(self.executor, args, cx).await
    }

    /// Checks `Tags`.
    pub async fn check_collections1(
        &self,
        args: &CheckCollections1Args,
        cx: &toolrt::Context,
    ) -> Result<Tags, toolrt::CallError<CheckCollections1Error>> {
        toolrt::host::call::<CheckCollections1>(self.executor, args, cx).await
    }

    /// Checks `Numbers`.
    pub async fn check_collections2(
        &self,
        args: &CheckCollections2Args,
        cx: &toolrt::Context,
    ) -> Result<Numbers, toolrt::CallError<CheckCollections2Error>> {
        toolrt::host::call::<CheckCollections2>(self.executor, args, cx).await
    }

    /// Checks `Points`.
    pub async fn check_collections3(
        &self,
        args: &CheckCollections3Args,
        cx: &toolrt::Context,
    ) -> Result<Points, toolrt::CallError<CheckCollections3Error>> {
        toolrt::host::call::<CheckCollections3>(self.executor, args, cx).await
    }

    /// Checks `Anything`.
    pub async fn check_collections4(
        &self,
        args: &CheckCollections4Args,
        cx: &toolrt::Context,
    ) -> Result<Anything, toolrt::CallError<CheckCollections4Error>> {
        toolrt::host::call::<CheckCollections4>(self.executor, args, cx).await
    }

    /// Checks `Scores`.
    pub async fn check_collections5(
        &self,
        args: &CheckCollections5Args,
        cx: &toolrt::Context,
    ) -> Result<Scores, toolrt::CallError<CheckCollections5Error>> {
        toolrt::host::call::<CheckCollections5>(self.executor, args, cx).await
    }

    /// Checks `Grid`.
    pub async fn check_collections6(
        &self,
        args: &CheckCollections6Args,
        cx: &toolrt::Context,
    ) -> Result<Grid, toolrt::CallError<CheckCollections6Error>> {
        toolrt::host::call::<CheckCollections6>(self.executor, args, cx).await
    }

    /// Checks `Span`.
    pub async fn check_collections7(
        &self,
        args: &CheckCollections7Args,
        cx: &toolrt::Context,
    ) -> Result<Span, toolrt::CallError<CheckCollections7Error>> {
        toolrt::host::call::<CheckCollections7>(self.executor, args, cx).await
    }

    /// Checks `Trail`.
    pub async fn check_collections8(
        &self,
        args: &CheckCollections8Args,
        cx: &toolrt::Context,
    ) -> Result<Trail, toolrt::CallError<CheckCollections8Error>> {
        toolrt::host::call::<CheckCollections8>(self.executor, args, cx).await
    }

    /// Checks `Bag`.
    pub async fn check_collections9(
        &self,
        args: &CheckCollections9Args,
        cx: &toolrt::Context,
    ) -> Result<Bag, toolrt::CallError<CheckCollections9Error>> {
        toolrt::host::call::<CheckCollections9>(self.executor, args, cx).await
    }
}
