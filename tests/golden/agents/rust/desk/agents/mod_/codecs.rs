// Made by toolc from desk.tools; do not edit.

//! How what the model of `../mod` answers is read, written and checked.

use toolrt::table;

use super::types::{ABAnswer, AMinusBAnswer, EmptyAnswer, SelfAnswer};

toolrt::record! {
    SelfAnswer: SELF_ANSWER, closed;
    "self" self_: required, INT;
}

toolrt::record! {
    EmptyAnswer: EMPTY_ANSWER, closed;
    "x" x: required, INT;
}

toolrt::record! {
    ABAnswer: AB_ANSWER, closed;
    "x" x: required, INT;
}

toolrt::record! {
    AMinusBAnswer: A_MINUS_B_ANSWER, closed;
    "y" y: required, INT;
}

#[rustfmt::skip]
#[doc(hidden)] pub static OPTION_ANSWER_TABLE: table::Table = table::Table::Nullable(&table::Table::INT);

/// How the option answer is read and written.
pub fn option_answer() -> toolrt::Codec<Option<i64>> {
    toolrt::codec! {
        OPTION_ANSWER_TABLE: Nullable(&table::Table::INT)
    }
}

#[rustfmt::skip]
static OPTION2_ANSWER_TYPE: table::List = table::List::of(table::Table::Nullable(&table::Table::INT));
#[rustfmt::skip]
#[doc(hidden)] pub static OPTION2_ANSWER_TABLE: table::Table = table::Table::List(&OPTION2_ANSWER_TYPE);

/// How the option2 answer is read and written.
pub fn option2_answer() -> toolrt::Codec<Vec<Option<i64>>> {
    toolrt::codec! {
        OPTION2_ANSWER_TABLE: List(&OPTION2_ANSWER_TYPE)
    }
}

#[rustfmt::skip]
static VEC_ANSWER_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
#[doc(hidden)] pub static VEC_ANSWER_TABLE: table::Table = table::Table::List(&VEC_ANSWER_TYPE);

/// How the vec answer is read and written.
pub fn vec_answer() -> toolrt::Codec<Vec<String>> {
    toolrt::codec! {
        VEC_ANSWER_TABLE: List(&VEC_ANSWER_TYPE)
    }
}
