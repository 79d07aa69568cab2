// Made by toolc from research.tools; do not edit.

//! Typed calls of the toolset `notes`, over any executor.

use super::provider::{DeleteNote, FindNotes, ReadNote};
use super::types::{
    DeleteNoteArgs, DeleteNoteError, FindNotesArgs, FindNotesError, Note, ReadNoteArgs,
    ReadNoteError,
};

/// Find, read and delete notes.
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

    /// Find the notes that hold all of these words.
    pub async fn find_notes(
        &self,
        args: &FindNotesArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<String>, toolrt::CallError<FindNotesError>> {
        toolrt::host::call::<FindNotes>(&self.executor, args, cx).await
    }

    /// Read one note.
    pub async fn read_note(
        &self,
        args: &ReadNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<Option<Note>, toolrt::CallError<ReadNoteError>> {
        toolrt::host::call::<ReadNote>(&self.executor, args, cx).await
    }

    /// Delete a note.
    pub async fn delete_note(
        &self,
        args: &DeleteNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<DeleteNoteError>> {
        toolrt::host::call::<DeleteNote>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_find_notes: FindNotes,
        build_read_note: ReadNote,
        build_delete_note: DeleteNote,
    }
}
