// Made by toolc from desk.tools; do not edit.

//! How what the model of `researcher` answers is read, written and checked.

use toolrt::table;

use super::packages::acme_desk::codecs as acme_desk;
use super::packages::acme_shared::codecs as acme_shared;
use super::types::{
    EitherAnswer, EitherAnswerRecord, Even, FinalAnswer, Finding, MoveAnswer, SecretAnswer, Slug,
    Verdict,
};

#[rustfmt::skip]
static FINAL_ANSWER_TEXT: table::Text = table::Text::ANY.min(1);
#[rustfmt::skip]
static FINAL_ANSWER_CONFIDENCE: table::Float = table::Float::ANY.at_least(0.0).at_most(1.0);

toolrt::record! {
    FinalAnswer: FINAL_ANSWER, closed;
    "text" text: required, text(&FINAL_ANSWER_TEXT);
    "confidence" confidence: required, float(&FINAL_ANSWER_CONFIDENCE);
    "of" of: maybe, Nullable(&table::Table::Record(&acme_shared::ITEM));
}

toolrt::record! {
    EitherAnswerRecord: EITHER_ANSWER_RECORD, closed;
    "code" code: required, INT;
}

toolrt::alternatives! {
    EitherAnswer: EITHER_ANSWER;
    0 Text: STRING;
    1 Record: Record(&EITHER_ANSWER_RECORD);
}

toolrt::conversions!(EitherAnswer {
    Text(String),
    Record(EitherAnswerRecord),
});

toolrt::record! {
    MoveAnswer: MOVE_ANSWER, closed;
    "move" move_: required, Tagged(&acme_desk::MOVE);
}

toolrt::record! {
    SecretAnswer: SECRET_ANSWER, closed;
    "token" token: required, Secret(&table::Table::STRING);
}

#[rustfmt::skip]
static ANSWERS_ANSWER_TYPE: table::List = table::List::of(table::Table::Record(&acme_desk::FINDING)).min(1).max(3);
#[rustfmt::skip]
#[doc(hidden)] pub static ANSWERS_ANSWER_TABLE: table::Table = table::Table::List(&ANSWERS_ANSWER_TYPE);

/// How the answers answer is read and written.
pub fn answers_answer() -> toolrt::Codec<Vec<Finding>> {
    toolrt::codec! {
        ANSWERS_ANSWER_TABLE: list(&ANSWERS_ANSWER_TYPE)
    }
}

#[rustfmt::skip]
#[doc(hidden)] pub static SPECS_ANSWER_TABLE: table::Table = table::Table::Nullable(&table::Table::Enum(&acme_desk::VERDICT));

/// How the specs answer is read and written.
pub fn specs_answer() -> toolrt::Codec<Option<Verdict>> {
    toolrt::codec! {
        SPECS_ANSWER_TABLE: Nullable(&table::Table::Enum(&acme_desk::VERDICT))
    }
}

#[rustfmt::skip]
static SLUG_ANSWER_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static SLUG_ANSWER_TYPE: table::Text = table::Text::ANY.min(1).max(64).patterns(&[&SLUG_ANSWER_TYPE_PATTERN]);
#[rustfmt::skip]
#[doc(hidden)] pub static SLUG_ANSWER_TABLE: table::Table = table::Table::Text(&SLUG_ANSWER_TYPE);

/// How the slug answer is read and written.
pub fn slug_answer() -> toolrt::Codec<Slug> {
    toolrt::codec! {
        SLUG_ANSWER_TABLE: text(&SLUG_ANSWER_TYPE)
    }
}

#[rustfmt::skip]
#[doc(hidden)] pub static CHECKED_ANSWER_TYPE_SCHEMA: table::Schema = table::Schema::new(table::Table::INT, "{\"multipleOf\":2}");
#[rustfmt::skip]
#[doc(hidden)] pub static CHECKED_ANSWER_TABLE: table::Table = table::Table::Schema(&CHECKED_ANSWER_TYPE_SCHEMA);

/// How the checked answer is read and written.
pub fn checked_answer() -> toolrt::Codec<Even> {
    toolrt::codec! {
        CHECKED_ANSWER_TABLE: Schema(&CHECKED_ANSWER_TYPE_SCHEMA), @ CHECKED_ANSWER_TABLE
    }
}
