// Made by toolc from notes.tools; do not edit.

//! What a host implements to provide the toolset `notes`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    DeleteNoteArgs, DeleteNoteError, DeleteNoteResult, ListNotesArgs, ListNotesError,
    ListNotesResult, Note, ReadNoteArgs, ReadNoteError, SearchNotesArgs, SearchNotesError,
    SearchNotesResult, WriteNoteArgs, WriteNoteError, WriteNoteResult,
};

/// Find, read, write and delete notes.
pub trait NotesTools: Send + Sync + 'static {
    /// List the names of all notes.
    fn list_notes(
        &self,
        cx: &toolrt::Context,
        args: ListNotesArgs,
    ) -> impl Future<Output = Result<ListNotesResult, ListNotesError>> + Send;

    /// What is wrong with arguments of `list_notes`, by rules that the design cannot say; nothing by default.
    fn check_list_notes(&self, _cx: &toolrt::Context, _args: &ListNotesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Find lines that contain a text, in any case of its letters.
    fn search_notes(
        &self,
        cx: &toolrt::Context,
        args: SearchNotesArgs,
    ) -> impl Future<Output = Result<SearchNotesResult, SearchNotesError>> + Send;

    /// What is wrong with arguments of `search_notes`, by rules that the design cannot say; nothing by default.
    fn check_search_notes(
        &self,
        _cx: &toolrt::Context,
        _args: &SearchNotesArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Read a note.
    fn read_note(
        &self,
        cx: &toolrt::Context,
        args: ReadNoteArgs,
    ) -> impl Future<Output = Result<Note, ReadNoteError>> + Send;

    /// What is wrong with arguments of `read_note`, by rules that the design cannot say; nothing by default.
    fn check_read_note(&self, _cx: &toolrt::Context, _args: &ReadNoteArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Write a note; one of the same name is replaced.
    fn write_note(
        &self,
        cx: &toolrt::Context,
        args: WriteNoteArgs,
    ) -> impl Future<Output = Result<WriteNoteResult, WriteNoteError>> + Send;

    /// What is wrong with arguments of `write_note`, by rules that the design cannot say; nothing by default.
    fn check_write_note(&self, _cx: &toolrt::Context, _args: &WriteNoteArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Delete a note for good.
    fn delete_note(
        &self,
        cx: &toolrt::Context,
        args: DeleteNoteArgs,
    ) -> impl Future<Output = Result<DeleteNoteResult, DeleteNoteError>> + Send;

    /// What is wrong with arguments of `delete_note`, by rules that the design cannot say; nothing by default.
    fn check_delete_note(
        &self,
        _cx: &toolrt::Context,
        _args: &DeleteNoteArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: NotesTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ListNotes>();
    toolset.tool::<SearchNotes>();
    toolset.tool::<ReadNote>();
    toolset.tool::<WriteNote>();
    toolset.tool::<DeleteNote>();
    toolset.build()
}

/// The tool `list_notes`.
#[derive(Debug, Clone, Copy)]
pub struct ListNotes;

impl toolrt::Tool for ListNotes {
    type Args = ListNotesArgs;
    type Result = ListNotesResult;
    type Error = ListNotesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LIST_NOTES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NotesTools> toolrt::Handler<P> for ListNotes {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_list_notes(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.list_notes(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `search_notes`.
#[derive(Debug, Clone, Copy)]
pub struct SearchNotes;

impl toolrt::Tool for SearchNotes {
    type Args = SearchNotesArgs;
    type Result = SearchNotesResult;
    type Error = SearchNotesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SEARCH_NOTES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NotesTools> toolrt::Handler<P> for SearchNotes {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_search_notes(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.search_notes(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `read_note`.
#[derive(Debug, Clone, Copy)]
pub struct ReadNote;

impl toolrt::Tool for ReadNote {
    type Args = ReadNoteArgs;
    type Result = Note;
    type Error = ReadNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NotesTools> toolrt::Handler<P> for ReadNote {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_read_note(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read_note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `write_note`.
#[derive(Debug, Clone, Copy)]
pub struct WriteNote;

impl toolrt::Tool for WriteNote {
    type Args = WriteNoteArgs;
    type Result = WriteNoteResult;
    type Error = WriteNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WRITE_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NotesTools> toolrt::Handler<P> for WriteNote {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_write_note(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.write_note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `delete_note`.
#[derive(Debug, Clone, Copy)]
pub struct DeleteNote;

impl toolrt::Tool for DeleteNote {
    type Args = DeleteNoteArgs;
    type Result = DeleteNoteResult;
    type Error = DeleteNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DELETE_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NotesTools> toolrt::Handler<P> for DeleteNote {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_delete_note(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.delete_note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
