// Made by toolc from research.tools; do not edit.

//! What a host implements to provide the toolset `notes`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    DeleteNoteArgs, DeleteNoteError, FindNotesArgs, FindNotesError, Note, ReadNoteArgs,
    ReadNoteError,
};
use super::{codecs, specs};

/// Find, read and delete notes.
pub trait NotesTools: Send + Sync + 'static {
    /// Find the notes that hold all of these words.
    fn find_notes(
        &self,
        cx: &toolrt::Context,
        args: FindNotesArgs,
    ) -> impl Future<Output = Result<Vec<String>, FindNotesError>> + Send;

    /// What is wrong with arguments of `find_notes`, by rules that the design cannot say; nothing by default.
    fn check_find_notes(&self, _cx: &toolrt::Context, _args: &FindNotesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Read one note.
    fn read_note(
        &self,
        cx: &toolrt::Context,
        args: ReadNoteArgs,
    ) -> impl Future<Output = Result<Option<Note>, ReadNoteError>> + Send;

    /// What is wrong with arguments of `read_note`, by rules that the design cannot say; nothing by default.
    fn check_read_note(&self, _cx: &toolrt::Context, _args: &ReadNoteArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Delete a note.
    fn delete_note(
        &self,
        cx: &toolrt::Context,
        args: DeleteNoteArgs,
    ) -> impl Future<Output = Result<bool, DeleteNoteError>> + Send;

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
    toolset.tool::<FindNotes>();
    toolset.tool::<ReadNote>();
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
    toolset.served::<FindNotes>();
    toolset.served::<ReadNote>();
    toolset.served::<DeleteNote>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `find_notes`.
    FindNotes: specs::FIND_NOTES, FindNotesArgs => Vec<String>, FindNotesError, by codecs::find_notes_result();
}

toolrt::handler! {
    FindNotes for P: NotesTools, find_notes, check_find_notes, complete;
}

toolrt::tool! {
    /// The tool `read_note`.
    ReadNote: specs::READ_NOTE, ReadNoteArgs => Option<Note>, ReadNoteError, by codecs::read_note_result();
}

toolrt::handler! {
    ReadNote for P: NotesTools, read_note, check_read_note, complete;
}

toolrt::tool! {
    /// The tool `delete_note`.
    DeleteNote: specs::DELETE_NOTE, DeleteNoteArgs => bool, DeleteNoteError;
}

toolrt::handler! {
    DeleteNote for P: NotesTools, delete_note, check_delete_note, complete;
}
