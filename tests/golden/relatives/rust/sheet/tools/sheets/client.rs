// Made by toolc from relatives.tools; do not edit.

//! Typed calls of the toolset `sheets`, over any executor.

use super::provider::{
    FromServiceTool, PathTool, Rows, RowsResultTool, STool, SheetServiceTool, SheetsToolsTool,
};
use super::types::{
    FromService, FromServiceArgs, FromServiceError, PathArgs, PathError, PathResult,
    RelativesSheetsTools, RowsArgs, RowsError, RowsResult, RowsResultArgs, RowsResultError,
    RowsResultResult, S, SArgs, SError, SheetService, SheetServiceArgs, SheetServiceError,
    SheetsToolsArgs, SheetsToolsError,
};

/// Every tool is a method, so that the toolset comes straight from the service.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `s`.
    pub async fn s(
        &self,
        args: &SArgs,
        cx: &toolrt::Context,
    ) -> Result<S, toolrt::CallError<SError>> {
        toolrt::host::call::<STool>(self.executor, args, cx).await
    }

    /// Calls `from_service`.
    pub async fn from_service(
        &self,
        args: &FromServiceArgs,
        cx: &toolrt::Context,
    ) -> Result<FromService, toolrt::CallError<FromServiceError>> {
        toolrt::host::call::<FromServiceTool>(self.executor, args, cx).await
    }

    /// Calls `sheets_tools`.
    pub async fn sheets_tools(
        &self,
        args: &SheetsToolsArgs,
        cx: &toolrt::Context,
    ) -> Result<RelativesSheetsTools, toolrt::CallError<SheetsToolsError>> {
        toolrt::host::call::<SheetsToolsTool>(self.executor, args, cx).await
    }

    /// Calls `sheet_service`.
    pub async fn sheet_service(
        &self,
        args: &SheetServiceArgs,
        cx: &toolrt::Context,
    ) -> Result<SheetService, toolrt::CallError<SheetServiceError>> {
        toolrt::host::call::<SheetServiceTool>(self.executor, args, cx).await
    }

    /// Calls `path`.
    pub async fn path(
        &self,
        args: &PathArgs,
        cx: &toolrt::Context,
    ) -> Result<PathResult, toolrt::CallError<PathError>> {
        toolrt::host::call::<PathTool>(self.executor, args, cx).await
    }

    /// Calls `rows`.
    pub async fn rows(
        &self,
        args: &RowsArgs,
        cx: &toolrt::Context,
    ) -> Result<RowsResult, toolrt::CallError<RowsError>> {
        toolrt::host::call::<Rows>(self.executor, args, cx).await
    }

    /// Calls `rows_result`.
    pub async fn rows_result(
        &self,
        args: &RowsResultArgs,
        cx: &toolrt::Context,
    ) -> Result<RowsResultResult, toolrt::CallError<RowsResultError>> {
        toolrt::host::call::<RowsResultTool>(self.executor, args, cx).await
    }
}
