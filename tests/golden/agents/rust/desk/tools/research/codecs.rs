// Made by toolc from desk.tools; do not edit.

//! How the payloads, results and errors of the toolset `research` are read, written and checked.

use toolrt::table;

use super::packages::acme_desk::codecs as acme_desk;
use super::types::{
    NobodyKnows, ResearchArgs, ResearchError, StreamResearchArgs, StreamResearchError,
    SummarizeArgs, SummarizeError, SummarizeResultItem,
};

toolrt::record! {
    ResearchArgs: RESEARCH_ARGS, closed;
    "question" question: required, Record(&acme_desk::QUESTION);
    "depth" depth: default("1", 1), INT;
}

toolrt::record! {
    StreamResearchArgs: STREAM_RESEARCH_ARGS, closed;
    "text" text: required, STRING;
}

#[rustfmt::skip]
static SUMMARIZE_ARGS_TEXTS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    SummarizeArgs: SUMMARIZE_ARGS, closed;
    "texts" texts: required, List(&SUMMARIZE_ARGS_TEXTS);
}

toolrt::record! {
    SummarizeResultItem: SUMMARIZE_RESULT_ITEM, closed;
    "text" text: required, STRING;
    "weight" weight: required, FLOAT;
}

toolrt::tool_errors!(ResearchError {
    "nobody_knows" => NobodyKnows(NobodyKnows),
});

toolrt::tool_errors!(StreamResearchError {});

#[rustfmt::skip]
static SUMMARIZE_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&SUMMARIZE_RESULT_ITEM));
#[rustfmt::skip]
#[doc(hidden)] pub static SUMMARIZE_RESULT_TABLE: table::Table = table::Table::List(&SUMMARIZE_RESULT_TYPE);

/// How the summarize result is read and written.
pub fn summarize_result() -> toolrt::Codec<Vec<SummarizeResultItem>> {
    toolrt::codec! {
        SUMMARIZE_RESULT_TABLE: List(&SUMMARIZE_RESULT_TYPE)
    }
}

toolrt::tool_errors!(SummarizeError {});
