// Made by toolc from records.tools; do not edit.

//! Typed calls of the toolset `records`, over any executor.

use super::provider::{
    CheckRecords0, CheckRecords1, CheckRecords2, CheckRecords3, CheckRecords4, CheckRecords5,
    CheckRecords6, CheckRecords7,
};
use super::types::*;

/// Calls the tools of `records`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Todo`.
    pub async fn check_records0(
        &self,
        args: &CheckRecords0Args,
        cx: &toolrt::Context,
    ) -> Result<Todo, toolrt::CallError<CheckRecords0Error>> {
        toolrt::host::call::<CheckRecords0>(self.executor, args, cx).await
    }

    /// Checks `Empty`.
    pub async fn check_records1(
        &self,
        args: &CheckRecords1Args,
        cx: &toolrt::Context,
    ) -> Result<Empty, toolrt::CallError<CheckRecords1Error>> {
        toolrt::host::call::<CheckRecords1>(self.executor, args, cx).await
    }

    /// Checks `Open`.
    pub async fn check_records2(
        &self,
        args: &CheckRecords2Args,
        cx: &toolrt::Context,
    ) -> Result<Open, toolrt::CallError<CheckRecords2Error>> {
        toolrt::host::call::<CheckRecords2>(self.executor, args, cx).await
    }

    /// Checks `OpenJson`.
    pub async fn check_records3(
        &self,
        args: &CheckRecords3Args,
        cx: &toolrt::Context,
    ) -> Result<OpenJson, toolrt::CallError<CheckRecords3Error>> {
        toolrt::host::call::<CheckRecords3>(self.executor, args, cx).await
    }

    /// Checks `OpenTyped`.
    pub async fn check_records4(
        &self,
        args: &CheckRecords4Args,
        cx: &toolrt::Context,
    ) -> Result<OpenTyped, toolrt::CallError<CheckRecords4Error>> {
        toolrt::host::call::<CheckRecords4>(self.executor, args, cx).await
    }

    /// Checks `Odd`.
    pub async fn check_records5(
        &self,
        args: &CheckRecords5Args,
        cx: &toolrt::Context,
    ) -> Result<Odd, toolrt::CallError<CheckRecords5Error>> {
        toolrt::host::call::<CheckRecords5>(self.executor, args, cx).await
    }

    /// Checks `Outer`.
    pub async fn check_records6(
        &self,
        args: &CheckRecords6Args,
        cx: &toolrt::Context,
    ) -> Result<Outer, toolrt::CallError<CheckRecords6Error>> {
        toolrt::host::call::<CheckRecords6>(self.executor, args, cx).await
    }

    /// Checks `Node`.
    pub async fn check_records7(
        &self,
        args: &CheckRecords7Args,
        cx: &toolrt::Context,
    ) -> Result<Node, toolrt::CallError<CheckRecords7Error>> {
        toolrt::host::call::<CheckRecords7>(self.executor, args, cx).await
    }
}
