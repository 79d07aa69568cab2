// Made by toolc from relatives.tools; do not edit.

//! What a host implements to provide the toolset `notes`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    NoteArgs, NoteArgsArgs, NoteArgsError, NoteArgsResult, NoteCallArgs, NoteCallError,
    NoteCallHintArgs, NoteCallHintError, NoteError, NoteInjectedArgs, NoteInjectedError,
    NoteInjectedInjected, NoteItem, NoteResult, NoteResultArgs, NoteResultError, NoteResultResult,
    NoteToolArgs, NoteToolError, NoteToolsArgs, NoteToolsError, PArgs, PError, PlanNoteArgs,
    PlanNoteError, ReadPArgs, ReadPError,
};
use super::{codecs, specs};

/// Tools whose payloads are called as parts of others are.
pub trait NotesTools: Send + Sync + 'static {
    /// The tool `p`.
    fn p(
        &self,
        cx: &toolrt::Context,
        args: PArgs,
    ) -> impl Future<Output = Result<Vec<i64>, PError>> + Send;

    /// The tool `read_p`.
    fn read_p(
        &self,
        cx: &toolrt::Context,
        args: ReadPArgs,
    ) -> impl Future<Output = Result<Vec<i64>, ReadPError>> + Send;

    /// Its argument has a type of its own, and the next tool an error.
    fn note(
        &self,
        cx: &toolrt::Context,
        args: NoteArgs,
        sink: toolrt::Sink<NoteItem>,
    ) -> impl Future<Output = Result<NoteResult, NoteError>> + Send;

    /// The tool `note_args`.
    fn note_args(
        &self,
        cx: &toolrt::Context,
        args: NoteArgsArgs,
    ) -> impl Future<Output = Result<NoteArgsResult, NoteArgsError>> + Send;

    /// The tool `note_result`.
    fn note_result(
        &self,
        cx: &toolrt::Context,
        args: NoteResultArgs,
    ) -> impl Future<Output = Result<NoteResultResult, NoteResultError>> + Send;

    /// The tool `note_tool`.
    fn note_tool(
        &self,
        cx: &toolrt::Context,
        args: NoteToolArgs,
    ) -> impl Future<Output = Result<toolrt::Content, NoteToolError>> + Send;

    /// The tool `note_injected`.
    fn note_injected(
        &self,
        cx: &toolrt::Context,
        args: NoteInjectedArgs,
        injected: NoteInjectedInjected,
    ) -> impl Future<Output = Result<toolrt::Content, NoteInjectedError>> + Send;

    /// The tool `plan_note`.
    fn plan_note(
        &self,
        cx: &toolrt::Context,
        args: PlanNoteArgs,
    ) -> impl Future<Output = Result<toolrt::Content, PlanNoteError>> + Send;

    /// What `plan_note` would do, without doing it.
    fn plan_plan_note(
        &self,
        cx: &toolrt::Context,
        args: PlanNoteArgs,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, PlanNoteError>> + Send;

    /// The tool `note_call`.
    fn note_call(
        &self,
        cx: &toolrt::Context,
        args: NoteCallArgs,
    ) -> impl Future<Output = Result<toolrt::Content, NoteCallError>> + Send;

    /// The tool `note_call_hint`.
    fn note_call_hint(
        &self,
        cx: &toolrt::Context,
        args: NoteCallHintArgs,
    ) -> impl Future<Output = Result<toolrt::Content, NoteCallHintError>> + Send;

    /// The tool `note_tools`.
    fn note_tools(
        &self,
        cx: &toolrt::Context,
        args: NoteToolsArgs,
    ) -> impl Future<Output = Result<toolrt::Content, NoteToolsError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P2: NotesTools>(tools: P2) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<PTool>();
    toolset.tool::<ReadP>();
    toolset.tool::<Note>();
    toolset.tool::<NoteArgsTool>();
    toolset.tool::<NoteResultTool>();
    toolset.tool::<NoteTool>();
    toolset.tool::<NoteInjectedTool>();
    toolset.dry_run_tool::<PlanNote>();
    toolset.tool::<NoteCall>();
    toolset.tool::<NoteCallHint>();
    toolset.tool::<NoteTools>();
    toolset.build()
}

/// The tool `p`.
#[derive(Debug, Clone, Copy)]
pub struct PTool;

impl toolrt::Tool for PTool {
    type Args = PArgs;
    type Result = Vec<i64>;
    type Error = PError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::P
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::p_result()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for PTool {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.p(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `read_p`.
#[derive(Debug, Clone, Copy)]
pub struct ReadP;

impl toolrt::Tool for ReadP {
    type Args = ReadPArgs;
    type Result = Vec<i64>;
    type Error = ReadPError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_P
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::read_p_result()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for ReadP {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read_p(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note`.
#[derive(Debug, Clone, Copy)]
pub struct Note;

impl toolrt::Tool for Note {
    type Args = NoteArgs;
    type Result = NoteResult;
    type Error = NoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for Note {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.note(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note_args`.
#[derive(Debug, Clone, Copy)]
pub struct NoteArgsTool;

impl toolrt::Tool for NoteArgsTool {
    type Args = NoteArgsArgs;
    type Result = NoteArgsResult;
    type Error = NoteArgsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_ARGS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteArgsTool {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_args(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note_result`.
#[derive(Debug, Clone, Copy)]
pub struct NoteResultTool;

impl toolrt::Tool for NoteResultTool {
    type Args = NoteResultArgs;
    type Result = NoteResultResult;
    type Error = NoteResultError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_RESULT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteResultTool {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_result(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note_tool`.
#[derive(Debug, Clone, Copy)]
pub struct NoteTool;

impl toolrt::Tool for NoteTool {
    type Args = NoteToolArgs;
    type Result = toolrt::Content;
    type Error = NoteToolError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_TOOL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteTool {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_tool(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note_injected`.
#[derive(Debug, Clone, Copy)]
pub struct NoteInjectedTool;

impl toolrt::Tool for NoteInjectedTool {
    type Args = NoteInjectedArgs;
    type Result = toolrt::Content;
    type Error = NoteInjectedError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_INJECTED
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteInjectedTool {
    type Injected = NoteInjectedInjected;

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_injected(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `plan_note`.
#[derive(Debug, Clone, Copy)]
pub struct PlanNote;

impl toolrt::Tool for PlanNote {
    type Args = PlanNoteArgs;
    type Result = toolrt::Content;
    type Error = PlanNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PLAN_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for PlanNote {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.plan_note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P2: NotesTools> toolrt::Planner<P2> for PlanNote {
    async fn plan(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools.plan_plan_note(cx, args).await
    }
}

/// The tool `note_call`.
#[derive(Debug, Clone, Copy)]
pub struct NoteCall;

impl toolrt::Tool for NoteCall {
    type Args = NoteCallArgs;
    type Result = toolrt::Content;
    type Error = NoteCallError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_CALL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteCall {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_call(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note_call_hint`.
#[derive(Debug, Clone, Copy)]
pub struct NoteCallHint;

impl toolrt::Tool for NoteCallHint {
    type Args = NoteCallHintArgs;
    type Result = toolrt::Content;
    type Error = NoteCallHintError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_CALL_HINT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteCallHint {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_call_hint(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `note_tools`.
#[derive(Debug, Clone, Copy)]
pub struct NoteTools;

impl toolrt::Tool for NoteTools {
    type Args = NoteToolsArgs;
    type Result = toolrt::Content;
    type Error = NoteToolsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_TOOLS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P2: NotesTools> toolrt::Handler<P2> for NoteTools {
    type Injected = ();

    async fn call(
        tools: &P2,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_tools(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
