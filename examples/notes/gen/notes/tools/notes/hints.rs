// Made by toolc from notes.tools; do not edit.

//! What the tools of `notes` say while they run, behind their results, and to whom they ask for consent.

use super::provider::{DeleteNote, ListNotes, SearchNotes};
use super::types::{
    DeleteNoteArgs, ListNotesArgs, ListNotesResult, SearchNotesArgs, SearchNotesResult,
};

/// What `list_notes` says when it has a result: `{result.names.count} notes`
pub fn list_notes_result_hint(args: &ListNotesArgs, result: &ListNotesResult) -> String {
    toolrt::host::result_hint::<ListNotes>(args, result)
}

/// What `search_notes` says while it runs: `Looking for {args.text}`
pub fn search_notes_call_hint(args: &SearchNotesArgs) -> String {
    toolrt::host::call_hint::<SearchNotes>(args)
}

/// What `search_notes` says when it has a result: `{result.matches.count} lines`
pub fn search_notes_result_hint(args: &SearchNotesArgs, result: &SearchNotesResult) -> String {
    toolrt::host::result_hint::<SearchNotes>(args, result)
}

/// What `delete_note` asks a human before it runs: `Delete the note {args.name}?`
pub fn delete_note_question(args: &DeleteNoteArgs) -> String {
    toolrt::host::question::<DeleteNote>(args)
}
