// Made by toolc from research.tools; do not edit.

//! What the tools of `notes` say while they run, behind their results, and to whom they ask for consent.

use super::provider::{DeleteNote, ReadNote};
use super::types::{DeleteNoteArgs, ReadNoteArgs};

/// What `read_note` says while it runs: `Reading {args.id}`
pub fn read_note_call_hint(args: &ReadNoteArgs) -> String {
    toolrt::host::call_hint::<ReadNote>(args)
}

/// What `delete_note` asks a human before it runs: `Delete the note {args.id}?`
pub fn delete_note_question(args: &DeleteNoteArgs) -> String {
    toolrt::host::question::<DeleteNote>(args)
}
