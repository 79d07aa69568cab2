// Made by toolc from relatives.tools; do not edit.

//! Typed calls of the toolset `notes`, over any executor.

use super::provider::{
    Note, NoteArgsTool, NoteCall, NoteCallHint, NoteInjectedTool, NoteResultTool, NoteTool,
    NoteTools, PTool, PlanNote, ReadP,
};
use super::types::{
    NoteArgs, NoteArgsArgs, NoteArgsError, NoteArgsResult, NoteCallArgs, NoteCallError,
    NoteCallHintArgs, NoteCallHintError, NoteError, NoteInjectedArgs, NoteInjectedError, NoteItem,
    NoteResult, NoteResultArgs, NoteResultError, NoteResultResult, NoteToolArgs, NoteToolError,
    NoteToolsArgs, NoteToolsError, PArgs, PError, PlanNoteArgs, PlanNoteError, ReadPArgs,
    ReadPError,
};

/// Tools whose payloads are called as parts of others are.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
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
    pub async fn stream_note(
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
}
