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

/// The tool `find_notes`.
#[derive(Debug, Clone, Copy)]
pub struct FindNotes;

impl toolrt::Tool for FindNotes {
    type Args = FindNotesArgs;
    type Result = Vec<String>;
    type Error = FindNotesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FIND_NOTES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::find_notes_result()
    }
}

impl<P: NotesTools> toolrt::Handler<P> for FindNotes {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_find_notes(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.find_notes(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `read_note`.
#[derive(Debug, Clone, Copy)]
pub struct ReadNote;

impl toolrt::Tool for ReadNote {
    type Args = ReadNoteArgs;
    type Result = Option<Note>;
    type Error = ReadNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::read_note_result()
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

/// The tool `delete_note`.
#[derive(Debug, Clone, Copy)]
pub struct DeleteNote;

impl toolrt::Tool for DeleteNote {
    type Args = DeleteNoteArgs;
    type Result = bool;
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
