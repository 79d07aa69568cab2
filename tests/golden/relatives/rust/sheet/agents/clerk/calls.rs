// Made by toolc from relatives.tools; do not edit.

//! Typed calls of the tools that the agent `clerk` uses, over any executor.

use super::super::super::super::sheet::tools::more;
use super::super::super::super::sheet::tools::more::provider::{Stream, StreamNote};
use super::super::super::super::sheet::tools::more::types::{
    StreamArgs, StreamError, StreamNoteArgs, StreamNoteError,
};
use super::super::super::super::sheet::tools::notes::provider::{
    Note, NoteArgsTool, NoteCall, NoteCallHint, NoteInjectedTool, NoteResultTool, NoteTool,
    NoteTools, PTool, PlanNote, ReadP,
};
use super::super::super::super::sheet::tools::notes::types::{
    NoteArgs, NoteArgsArgs, NoteArgsError, NoteArgsResult, NoteCallArgs, NoteCallError,
    NoteCallHintArgs, NoteCallHintError, NoteError, NoteInjectedArgs, NoteInjectedError, NoteItem,
    NoteResult, NoteResultArgs, NoteResultError, NoteResultResult, NoteToolArgs, NoteToolError,
    NoteToolsArgs, NoteToolsError, PArgs, PError, PlanNoteArgs, PlanNoteError, ReadPArgs,
    ReadPError,
};
use super::super::super::super::sheet::tools::sheets::provider::{
    FromServiceTool, PathTool, Rows, RowsResultTool, STool, SheetServiceTool, SheetsToolsTool,
};
use super::super::super::super::sheet::tools::sheets::types::{
    FromService, FromServiceArgs, FromServiceError, PathArgs, PathError, PathResult,
    RelativesSheetsTools, RowsArgs, RowsError, RowsResult, RowsResultArgs, RowsResultError,
    RowsResultResult, S, SArgs, SError, SheetService, SheetServiceArgs, SheetServiceError,
    SheetsToolsArgs, SheetsToolsError,
};

/// Typed calls of the tools that the agent `clerk` uses, over any executor.
#[derive(Clone, Copy)]
pub struct Calls<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Calls<'a> {
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

    /// Calls `p`.
    pub async fn p(
        &self,
        args: &PArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<i64>, toolrt::CallError<PError>> {
        toolrt::host::call::<PTool>(self.executor, args, cx).await
    }

    /// Calls `read_p`.
    pub async fn read_p(
        &self,
        args: &ReadPArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<i64>, toolrt::CallError<ReadPError>> {
        toolrt::host::call::<ReadP>(self.executor, args, cx).await
    }

    /// Its argument has a type of its own, and the next tool an error.
    pub async fn note(
        &self,
        args: &NoteArgs,
        cx: &toolrt::Context,
    ) -> Result<NoteResult, toolrt::CallError<NoteError>> {
        toolrt::host::call::<Note>(self.executor, args, cx).await
    }

    /// Calls `note`; `on_item` sees every item before the result is there.
    pub async fn stream_note_2(
        &self,
        args: &NoteArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(NoteItem) + Send + 'static,
    ) -> Result<NoteResult, toolrt::CallError<NoteError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<Note>(self.executor, args, &cx).await
    }

    /// Calls `note_args`.
    pub async fn note_args(
        &self,
        args: &NoteArgsArgs,
        cx: &toolrt::Context,
    ) -> Result<NoteArgsResult, toolrt::CallError<NoteArgsError>> {
        toolrt::host::call::<NoteArgsTool>(self.executor, args, cx).await
    }

    /// Calls `note_result`.
    pub async fn note_result(
        &self,
        args: &NoteResultArgs,
        cx: &toolrt::Context,
    ) -> Result<NoteResultResult, toolrt::CallError<NoteResultError>> {
        toolrt::host::call::<NoteResultTool>(self.executor, args, cx).await
    }

    /// Calls `note_tool`.
    pub async fn note_tool(
        &self,
        args: &NoteToolArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<NoteToolError>> {
        toolrt::host::call::<NoteTool>(self.executor, args, cx).await
    }

    /// Calls `note_injected`.
    pub async fn note_injected(
        &self,
        args: &NoteInjectedArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<NoteInjectedError>> {
        toolrt::host::call::<NoteInjectedTool>(self.executor, args, cx).await
    }

    /// Calls `plan_note`.
    pub async fn plan_note(
        &self,
        args: &PlanNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<PlanNoteError>> {
        toolrt::host::call::<PlanNote>(self.executor, args, cx).await
    }

    /// Calls `note_call`.
    pub async fn note_call(
        &self,
        args: &NoteCallArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<NoteCallError>> {
        toolrt::host::call::<NoteCall>(self.executor, args, cx).await
    }

    /// Calls `note_call_hint`.
    pub async fn note_call_hint(
        &self,
        args: &NoteCallHintArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<NoteCallHintError>> {
        toolrt::host::call::<NoteCallHint>(self.executor, args, cx).await
    }

    /// Calls `note_tools`.
    pub async fn note_tools(
        &self,
        args: &NoteToolsArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<NoteToolsError>> {
        toolrt::host::call::<NoteTools>(self.executor, args, cx).await
    }

    /// Calls `stream_note`.
    pub async fn stream_note(
        &self,
        args: &StreamNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<i64, toolrt::CallError<StreamNoteError>> {
        toolrt::host::call::<StreamNote>(self.executor, args, cx).await
    }

    /// Calls `stream_note`; `on_item` sees every item before the result is there.
    pub async fn stream_stream_note(
        &self,
        args: &StreamNoteArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(i64) + Send + 'static,
    ) -> Result<i64, toolrt::CallError<StreamNoteError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<StreamNote>(self.executor, args, &cx).await
    }

    /// Calls `stream`.
    pub async fn stream(
        &self,
        args: &StreamArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<StreamError>> {
        toolrt::host::call::<Stream>(self.executor, args, cx).await
    }

    /// Calls `stream`; `on_item` sees every item before the result is there.
    pub async fn stream_stream(
        &self,
        args: &StreamArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(i64) + Send + 'static,
    ) -> Result<toolrt::Content, toolrt::CallError<StreamError>> {
        let cx = toolrt::host::with_items(cx, more::codecs::stream_item(), on_item);
        toolrt::host::call::<Stream>(self.executor, args, &cx).await
    }
}
