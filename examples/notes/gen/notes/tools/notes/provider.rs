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

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<ListNotes>();
    toolset.served::<SearchNotes>();
    toolset.served::<ReadNote>();
    toolset.served::<WriteNote>();
    toolset.served::<DeleteNote>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `list_notes`.
    ListNotes: specs::LIST_NOTES, ListNotesArgs => ListNotesResult, ListNotesError;
}

toolrt::handler! {
    ListNotes for P: NotesTools, list_notes, check_list_notes, complete;
}

toolrt::tool! {
    /// The tool `search_notes`.
    SearchNotes: specs::SEARCH_NOTES, SearchNotesArgs => SearchNotesResult, SearchNotesError;
}

toolrt::handler! {
    SearchNotes for P: NotesTools, search_notes, check_search_notes, complete;
}

toolrt::tool! {
    /// The tool `read_note`.
    ReadNote: specs::READ_NOTE, ReadNoteArgs => Note, ReadNoteError;
}

toolrt::handler! {
    ReadNote for P: NotesTools, read_note, check_read_note, complete;
}

toolrt::tool! {
    /// The tool `write_note`.
    WriteNote: specs::WRITE_NOTE, WriteNoteArgs => WriteNoteResult, WriteNoteError;
}

toolrt::handler! {
    WriteNote for P: NotesTools, write_note, check_write_note, complete;
}

toolrt::tool! {
    /// The tool `delete_note`.
    DeleteNote: specs::DELETE_NOTE, DeleteNoteArgs => DeleteNoteResult, DeleteNoteError;
}

toolrt::handler! {
    DeleteNote for P: NotesTools, delete_note, check_delete_note, complete;
}
