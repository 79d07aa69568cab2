// Made by toolc from desk.tools; do not edit.

//! How the types of `acme.desk` are read, written and checked.

use toolrt::table;

use super::super::acme_shared::codecs as acme_shared;
use super::types::{Finding, Move, NobodyKnows, Question, Verdict};

#[rustfmt::skip]
static QUESTION_TEXT: table::Text = table::Text::ANY.min(1).max(500);

toolrt::record! {
    Question: QUESTION, closed;
    "text" text: required, text(&QUESTION_TEXT);
    "about" about: optional, Record(&acme_shared::ITEM);
}

#[rustfmt::skip]
static FINDING_SOURCES: table::List = table::List::of(table::Table::URI);

toolrt::record! {
    Finding: FINDING, closed;
    "text" text: required, STRING;
    "sources" sources: default("[]", Vec::new()), List(&FINDING_SOURCES);
}

toolrt::members! {
    Verdict: VERDICT;
    Text("yes");
    Text("no");
    Text("not sure");
}

toolrt::member_texts!(Verdict: VERDICT);

toolrt::tagged! {
    Move: MOVE, "kind" beside;
    "ask" Ask: Record(&QUESTION);
    "tell" Tell: Record(&FINDING);
}

toolrt::conversions!(Move {
    Ask(Question),
    Tell(Finding),
});

toolrt::record! {
    NobodyKnows: NOBODY_KNOWS = "nobody_knows", closed;
    "text" text: required, STRING;
}

toolrt::error_message!(NobodyKnows: "Nobody knows.");
