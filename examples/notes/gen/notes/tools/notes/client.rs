// Made by toolc from notes.tools; do not edit.

//! Typed calls of the toolset `notes`, over any executor.

use super::provider::{DeleteNote, ListNotes, ReadNote, SearchNotes, WriteNote};
use super::types::{
    DeleteNoteArgs, DeleteNoteError, DeleteNoteResult, ListNotesArgs, ListNotesError,
    ListNotesResult, Note, ReadNoteArgs, ReadNoteError, SearchNotesArgs, SearchNotesError,
    SearchNotesResult, WriteNoteArgs, WriteNoteError, WriteNoteResult,
};

/// Find, read, write and delete notes.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// List the names of all notes.
    pub async fn list_notes(
        &self,
        args: &ListNotesArgs,
        cx: &toolrt::Context,
    ) -> Result<ListNotesResult, toolrt::CallError<ListNotesError>> {
        toolrt::host::call::<ListNotes>(&self.executor, args, cx).await
    }

    /// Find lines that contain a text, in any case of its letters.
    pub async fn search_notes(
        &self,
        args: &SearchNotesArgs,
        cx: &toolrt::Context,
    ) -> Result<SearchNotesResult, toolrt::CallError<SearchNotesError>> {
        toolrt::host::call::<SearchNotes>(&self.executor, args, cx).await
    }

    /// Read a note.
    ///
    /// # Errors
    /// - `NoSuchNote`: There is no note of this name.
    pub async fn read_note(
        &self,
        args: &ReadNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<Note, toolrt::CallError<ReadNoteError>> {
        toolrt::host::call::<ReadNote>(&self.executor, args, cx).await
    }

    /// Write a note; one of the same name is replaced.
    pub async fn write_note(
        &self,
        args: &WriteNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<WriteNoteResult, toolrt::CallError<WriteNoteError>> {
        toolrt::host::call::<WriteNote>(&self.executor, args, cx).await
    }

    /// Delete a note for good.
    ///
    /// # Errors
    /// - `NoSuchNote`: There is no note of this name.
    pub async fn delete_note(
        &self,
        args: &DeleteNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<DeleteNoteResult, toolrt::CallError<DeleteNoteError>> {
        toolrt::host::call::<DeleteNote>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_list_notes: ListNotes,
        build_search_notes: SearchNotes,
        build_read_note: ReadNote,
        build_write_note: WriteNote,
        build_delete_note: DeleteNote,
    }
}
