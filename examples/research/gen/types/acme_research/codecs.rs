// Made by toolc from research.tools; do not edit.

//! How the types of `acme.research` are read, written and checked.

use toolrt::table;

use super::types::{Answer, NotInNotes, Note, Step, ToolCall};

#[rustfmt::skip]
static NOTE_ID_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static NOTE_ID: table::Text = table::Text::ANY.patterns(&[&NOTE_ID_PATTERN]);

toolrt::record! {
    Note: NOTE, closed;
    "id" id: required, text(&NOTE_ID);
    "text" text: required, STRING;
}

#[rustfmt::skip]
static ANSWER_TEXT: table::Text = table::Text::ANY.min(1).max(400);
#[rustfmt::skip]
static ANSWER_SOURCES: table::List = table::List::of(table::Table::STRING).min(1).unique();

toolrt::record! {
    Answer: ANSWER, closed;
    "text" text: required, text(&ANSWER_TEXT);
    "sources" sources: required, list(&ANSWER_SOURCES);
}

toolrt::tagged! {
    Step: STEP, "kind" beside;
    "call" Call: Record(&TOOL_CALL);
    "answer" Answer: Record(&ANSWER);
}

toolrt::conversions!(Step {
    Call(ToolCall),
    Answer(Answer),
});

toolrt::record! {
    ToolCall: TOOL_CALL, closed;
    "tool" tool: required, STRING;
    "args" args: required, Json;
}

toolrt::record! {
    NotInNotes: NOT_IN_NOTES = "not_in_notes", closed;
    "question" question: required, STRING;
}

toolrt::error_message!(NotInNotes: "The notes do not say.");
