// Made by toolc from notes.tools; do not edit.

//! How the types of `acme.notes` are read, written and checked.

use toolrt::table;

use super::types::{Length, Match, NoSuchNote, Note};

#[rustfmt::skip]
static NOTE_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static NOTE_NAME_2: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&NOTE_NAME_PATTERN]);
#[rustfmt::skip]
static NOTE_TEXT: table::Text = table::Text::ANY.max(100000);

toolrt::record! {
    Note: NOTE, closed;
    "name" name: required, text(&NOTE_NAME_2);
    "text" text: required, text(&NOTE_TEXT);
}

#[rustfmt::skip]
static MATCH_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static MATCH_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&MATCH_NAME_PATTERN]);
#[rustfmt::skip]
static MATCH_LINE: table::Int = table::Int::ANY.at_least(1);

toolrt::record! {
    Match: MATCH, closed;
    "name" name: required, text(&MATCH_NAME);
    "line" line: required, int(&MATCH_LINE);
    "text" text: required, STRING;
}

toolrt::members! {
    Length: LENGTH;
    Text("short");
    Text("long");
}

toolrt::member_texts!(Length: LENGTH);

toolrt::record! {
    NoSuchNote: NO_SUCH_NOTE = "no_such_note", closed;
    "name" name: required, STRING;
}

toolrt::error_message!(NoSuchNote: "There is no note of this name.");
