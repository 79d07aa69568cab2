// Made by toolc from servers.tools; do not edit.

//! How the types of resources and prompts of `board_server` are read, written and checked.

use toolrt::table;

use super::packages::acme_servers::codecs as acme_servers;
use super::types::{
    AFileArgs, AFileError, Card, ColumnArgs, ColumnError, CompareArgs, CompareArgsDepth,
    CompareArgsLimits, CompareError, How, ImportantArgs, ImportantError, NoSuchCard, NotesArgs,
    NotesError, PictureArgs, PictureError,
};

toolrt::record! {
    ColumnArgs: COLUMN_ARGS, closed;
    "name" name: required, STRING;
}

toolrt::record! {
    PictureArgs: PICTURE_ARGS, closed;
}

toolrt::record! {
    AFileArgs: A_FILE_ARGS, closed;
    "path" path: required, STRING;
}

toolrt::record! {
    NotesArgs: NOTES_ARGS, closed;
}

toolrt::members! {
    CompareArgsDepth: COMPARE_ARGS_DEPTH;
    Int(1);
    Int(2);
}

toolrt::member_texts!(CompareArgsDepth: COMPARE_ARGS_DEPTH);

toolrt::record! {
    CompareArgsLimits: COMPARE_ARGS_LIMITS, closed;
    "top" top: required, INT;
}

#[rustfmt::skip]
static COMPARE_ARGS_CARD: table::Text = table::Text::ANY.min(1).max(40);

toolrt::record! {
    CompareArgs: COMPARE_ARGS, closed;
    "card" card: required, text(&COMPARE_ARGS_CARD);
    "how" how: default("\"fast\"", How::Fast), Enum(&acme_servers::HOW);
    "loud" loud: optional, Bool;
    "depth" depth: maybe, Nullable(&table::Table::Enum(&COMPARE_ARGS_DEPTH));
    "limits" limits: optional, Record(&COMPARE_ARGS_LIMITS);
}

toolrt::record! {
    ImportantArgs: IMPORTANT_ARGS, closed;
    "topic" topic: optional, STRING;
}

#[rustfmt::skip]
static COLUMN_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&acme_servers::CARD));
#[rustfmt::skip]
#[doc(hidden)] pub static COLUMN_RESULT_TABLE: table::Table = table::Table::List(&COLUMN_RESULT_TYPE);

/// How the column result is read and written.
pub fn column_result() -> toolrt::Codec<Vec<Card>> {
    toolrt::codec! {
        COLUMN_RESULT_TABLE: List(&COLUMN_RESULT_TYPE)
    }
}

toolrt::tool_errors!(ColumnError {
    "no_such_card" => NoSuchCard(NoSuchCard),
});

toolrt::tool_errors!(PictureError {});

toolrt::tool_errors!(AFileError {});

toolrt::tool_errors!(NotesError {});

toolrt::tool_errors!(CompareError {});

toolrt::tool_errors!(ImportantError {
    "no_such_card" => NoSuchCard(NoSuchCard),
});

#[rustfmt::skip]
static IMPORTANT_DEPTH_ANSWER_TYPE: table::Int = table::Int::ANY.at_least(1).at_most(9);
#[rustfmt::skip]
#[doc(hidden)] pub static IMPORTANT_DEPTH_ANSWER_TABLE: table::Table = table::Table::Int(&IMPORTANT_DEPTH_ANSWER_TYPE);

/// How the important depth answer is read and written.
pub fn important_depth_answer() -> toolrt::Codec<i64> {
    toolrt::codec! {
        IMPORTANT_DEPTH_ANSWER_TABLE: int(&IMPORTANT_DEPTH_ANSWER_TYPE)
    }
}
