// Made by toolc from notes.tools; do not edit.

//! How the types of resources and prompts of `notes_server` are read, written and checked.

use toolrt::table;

use super::packages::acme_notes::codecs as acme_notes;
use super::types::{
    Length, NoSuchNote, NoteArgs, NoteError, SummarizeArgs, SummarizeError, TidyArgs, TidyError,
};

toolrt::record! {
    NoteArgs: NOTE_ARGS, closed;
    "name" name: required, STRING;
}

#[rustfmt::skip]
static SUMMARIZE_ARGS_TOPIC: table::Text = table::Text::ANY.min(1).max(200);

toolrt::record! {
    SummarizeArgs: SUMMARIZE_ARGS, closed;
    "topic" topic: required, text(&SUMMARIZE_ARGS_TOPIC);
    "length" length: default("\"short\"", Length::Short), Enum(&acme_notes::LENGTH);
}

#[rustfmt::skip]
static TIDY_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static TIDY_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&TIDY_ARGS_NAME_PATTERN]);

toolrt::record! {
    TidyArgs: TIDY_ARGS, closed;
    "name" name: required, text(&TIDY_ARGS_NAME);
}

toolrt::tool_errors!(NoteError {
    "no_such_note" => NoSuchNote(NoSuchNote),
});

toolrt::tool_errors!(SummarizeError {});

toolrt::tool_errors!(TidyError {});
