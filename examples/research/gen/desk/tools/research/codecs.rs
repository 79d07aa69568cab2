// Made by toolc from research.tools; do not edit.

//! How the payloads, results and errors of the toolset `research` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{AnswerQuestionArgs, AnswerQuestionError, NotInNotes};

#[rustfmt::skip]
pub static ANSWER_QUESTION_ARGS: table::Record = table::Record {
    name: "AnswerQuestionArgs",
    fields: &[
        table::Field::required("question", table::Table::Text(&ANSWER_QUESTION_ARGS_QUESTION)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ANSWER_QUESTION_ARGS_QUESTION: table::Text = table::Text::ANY.min(1).max(200);

impl Payload for AnswerQuestionArgs {
    fn table() -> table::Table {
        table::Table::Record(&ANSWER_QUESTION_ARGS)
    }
}

impl Decode for AnswerQuestionArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut question = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "question" => question = Some(r.text(&ANSWER_QUESTION_ARGS_QUESTION)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            question: question.ok_or(Refused)?,
        })
    }
}

impl Encode for AnswerQuestionArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("question");
        w.text(&self.question, &ANSWER_QUESTION_ARGS_QUESTION);
        w.end_object();
    }
}

toolrt::tool_errors!(AnswerQuestionError {
    "not_in_notes" => NotInNotes(NotInNotes),
});
