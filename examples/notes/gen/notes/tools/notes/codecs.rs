// Made by toolc from notes.tools; do not edit.

//! How the payloads, results and errors of the toolset `notes` are read, written and checked.

use toolrt::table;

use super::packages::acme_notes::codecs as acme_notes;
use super::types::{
    DeleteNoteArgs, DeleteNoteError, DeleteNoteResult, ListNotesArgs, ListNotesError,
    ListNotesResult, NoSuchNote, NoteName, ReadNoteArgs, ReadNoteError, SearchNotesArgs,
    SearchNotesError, SearchNotesResult, WriteNoteArgs, WriteNoteError, WriteNoteResult,
};

toolrt::record! {
    ListNotesArgs: LIST_NOTES_ARGS, closed;
}

#[rustfmt::skip]
static LIST_NOTES_RESULT_NAMES_ITEM_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static LIST_NOTES_RESULT_NAMES_ITEM: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&LIST_NOTES_RESULT_NAMES_ITEM_PATTERN]);
#[rustfmt::skip]
static LIST_NOTES_RESULT_NAMES: table::List = table::List::of(table::Table::Text(&LIST_NOTES_RESULT_NAMES_ITEM));

toolrt::record! {
    ListNotesResult: LIST_NOTES_RESULT, closed;
    "names" names: required, list(&LIST_NOTES_RESULT_NAMES, read_list_notes_result_names_item, write_list_notes_result_names_item);
}

fn read_list_notes_result_names_item(
    r: &mut toolrt::Reader<'_>,
) -> Result<NoteName, toolrt::Refused> {
    r.text(&LIST_NOTES_RESULT_NAMES_ITEM)
}

fn write_list_notes_result_names_item(w: &mut toolrt::Writer, value: &NoteName) {
    w.text(value, &LIST_NOTES_RESULT_NAMES_ITEM);
}

#[rustfmt::skip]
static SEARCH_NOTES_ARGS_TEXT: table::Text = table::Text::ANY.min(1).max(200);
#[rustfmt::skip]
static SEARCH_NOTES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(100);

toolrt::record! {
    SearchNotesArgs: SEARCH_NOTES_ARGS, closed;
    "text" text: required, text(&SEARCH_NOTES_ARGS_TEXT);
    "limit" limit: default("20", 20), int(&SEARCH_NOTES_ARGS_LIMIT);
}

#[rustfmt::skip]
static SEARCH_NOTES_RESULT_MATCHES: table::List = table::List::of(table::Table::Record(&acme_notes::MATCH));

toolrt::record! {
    SearchNotesResult: SEARCH_NOTES_RESULT, closed;
    "matches" matches: required, List(&SEARCH_NOTES_RESULT_MATCHES);
    "complete" complete: required, Bool;
}

#[rustfmt::skip]
static READ_NOTE_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static READ_NOTE_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&READ_NOTE_ARGS_NAME_PATTERN]);

toolrt::record! {
    ReadNoteArgs: READ_NOTE_ARGS, closed;
    "name" name: required, text(&READ_NOTE_ARGS_NAME);
}

#[rustfmt::skip]
static WRITE_NOTE_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static WRITE_NOTE_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&WRITE_NOTE_ARGS_NAME_PATTERN]);
#[rustfmt::skip]
static WRITE_NOTE_ARGS_TEXT: table::Text = table::Text::ANY.min(1).max(100000);

toolrt::record! {
    WriteNoteArgs: WRITE_NOTE_ARGS, closed;
    "name" name: required, text(&WRITE_NOTE_ARGS_NAME);
    "text" text: required, text(&WRITE_NOTE_ARGS_TEXT);
}

toolrt::record! {
    WriteNoteResult: WRITE_NOTE_RESULT, closed;
    "created" created: required, Bool;
}

#[rustfmt::skip]
static DELETE_NOTE_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static DELETE_NOTE_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&DELETE_NOTE_ARGS_NAME_PATTERN]);

toolrt::record! {
    DeleteNoteArgs: DELETE_NOTE_ARGS, closed;
    "name" name: required, text(&DELETE_NOTE_ARGS_NAME);
}

toolrt::record! {
    DeleteNoteResult: DELETE_NOTE_RESULT, closed;
    "deleted" deleted: required, Bool;
}

toolrt::tool_errors!(ListNotesError {});

toolrt::tool_errors!(SearchNotesError {});

toolrt::tool_errors!(ReadNoteError {
    "no_such_note" => NoSuchNote(NoSuchNote),
});

toolrt::tool_errors!(WriteNoteError {});

toolrt::tool_errors!(DeleteNoteError {
    "no_such_note" => NoSuchNote(NoSuchNote),
});
