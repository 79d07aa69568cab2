// Made by toolc from relatives.tools; do not edit.

//! What the tools of `notes` say while they run, behind their results, and to whom they ask for consent.

use super::provider::{NoteCall, NoteCallHint};
use super::types::{NoteCallArgs, NoteCallHintArgs};

/// What `note_call` says while it runs: `Noting {args.x}`
pub fn note_call_call_hint(args: &NoteCallArgs) -> String {
    toolrt::host::call_hint::<NoteCall>(args)
}

/// What `note_call` asks a human before it runs: `Note {args.x}?`
pub fn note_call_question(args: &NoteCallArgs) -> String {
    toolrt::host::question::<NoteCall>(args)
}

/// What `note_call_hint` says while it runs: `Noting {args.x}`
pub fn note_call_hint_call_hint(args: &NoteCallHintArgs) -> String {
    toolrt::host::call_hint::<NoteCallHint>(args)
}
