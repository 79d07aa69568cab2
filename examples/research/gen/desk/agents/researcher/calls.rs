// Made by toolc from research.tools; do not edit.

//! Typed calls of the tools that the agent `researcher` uses, over any executor.

use super::library::tools::notes::provider::{FindNotes, ReadNote};
use super::library::tools::notes::types::{
    FindNotesArgs, FindNotesError, Note, ReadNoteArgs, ReadNoteError,
};

/// Typed calls of the tools that the agent `researcher` uses, over any executor.
#[derive(Clone)]
pub struct Calls<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Calls<'a> {
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

    toolrt::builds! {
        build_find_notes: FindNotes,
        build_read_note: ReadNote,
    }
}
