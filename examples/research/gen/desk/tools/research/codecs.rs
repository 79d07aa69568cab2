// Made by toolc from research.tools; do not edit.

//! How the payloads, results and errors of the toolset `research` are read, written and checked.

use toolrt::table;

use super::types::{AnswerQuestionArgs, AnswerQuestionError, NotInNotes};

#[rustfmt::skip]
static ANSWER_QUESTION_ARGS_QUESTION: table::Text = table::Text::ANY.min(1).max(200);

toolrt::record! {
    AnswerQuestionArgs: ANSWER_QUESTION_ARGS, closed;
    "question" question: required, text(&ANSWER_QUESTION_ARGS_QUESTION);
}

toolrt::tool_errors!(AnswerQuestionError {
    "not_in_notes" => NotInNotes(NotInNotes),
});
