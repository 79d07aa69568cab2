// Made by toolc from research.tools; do not edit.

//! How the payloads, results and errors of the toolset `notes` are read, written and checked.

use toolrt::table;

use super::packages::acme_research::codecs as acme_research;
use super::types::{
    DeleteNoteArgs, DeleteNoteError, FindNotesArgs, FindNotesError, Note, ReadNoteArgs,
    ReadNoteError,
};

#[rustfmt::skip]
static FIND_NOTES_ARGS_WORDS: table::List = table::List::of(table::Table::STRING).min(1).max(5);

toolrt::record! {
    FindNotesArgs: FIND_NOTES_ARGS, closed;
    "words" words: required, list(&FIND_NOTES_ARGS_WORDS);
}

toolrt::record! {
    ReadNoteArgs: READ_NOTE_ARGS, closed;
    "id" id: required, STRING;
}

toolrt::record! {
    DeleteNoteArgs: DELETE_NOTE_ARGS, closed;
    "id" id: required, STRING;
}

#[rustfmt::skip]
static FIND_NOTES_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
#[doc(hidden)] pub static FIND_NOTES_RESULT_TABLE: table::Table = table::Table::List(&FIND_NOTES_RESULT_TYPE);

/// How the find notes result is read and written.
pub fn find_notes_result() -> toolrt::Codec<Vec<String>> {
    toolrt::codec! {
        FIND_NOTES_RESULT_TABLE: List(&FIND_NOTES_RESULT_TYPE)
    }
}

toolrt::tool_errors!(FindNotesError {});

#[rustfmt::skip]
#[doc(hidden)] pub static READ_NOTE_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&acme_research::NOTE));

/// How the read note result is read and written.
pub fn read_note_result() -> toolrt::Codec<Option<Note>> {
    toolrt::codec! {
        READ_NOTE_RESULT_TABLE: Nullable(&table::Table::Record(&acme_research::NOTE))
    }
}

toolrt::tool_errors!(ReadNoteError {});

toolrt::tool_errors!(DeleteNoteError {});
