// Made by toolc from words.tools; do not edit.

//! Everything the design declares of the toolset `words`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_words::codecs as conformance_words;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "words",
    service: "vectors_words",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_WORDS0, &CHECK_WORDS1, &CHECK_WORDS2, &CHECK_WORDS3, &CHECK_WORDS4, &CHECK_WORDS5, &CHECK_WORDS6, &CHECK_WORDS7, &CHECK_WORDS8, &CHECK_WORDS9, &CHECK_WORDS10, &CHECK_WORDS11];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Number`.
#[rustfmt::skip]
pub static CHECK_WORDS0: Spec = Spec {
    name: "check_words0",
    description: "Checks `Number`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS0_ARGS),
    result: Some(table::Table::INT),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer"}"#),
    ..Spec::EMPTY
};

/// Checks `Colour`.
#[rustfmt::skip]
pub static CHECK_WORDS1: Spec = Spec {
    name: "check_words1",
    description: "Checks `Colour`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS1_ARGS),
    result: Some(table::Table::Enum(&conformance_words::COLOUR)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["red","green","blue","grey","gray"]}"#),
    ..Spec::EMPTY
};

/// Checks `Keys`.
#[rustfmt::skip]
pub static CHECK_WORDS2: Spec = Spec {
    name: "check_words2",
    description: "Checks `Keys`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS2_ARGS),
    result: Some(table::Table::Record(&conformance_words::KEYS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"order_by":{"type":"integer"},"orderBy2":{"type":"integer"},"created_at":{"type":"integer"},"limit":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Pair`.
#[rustfmt::skip]
pub static CHECK_WORDS3: Spec = Spec {
    name: "check_words3",
    description: "Checks `Pair`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS3_ARGS),
    result: Some(table::Table::Record(&conformance_words::PAIR)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"ab":{"type":"integer"},"ba":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Two`.
#[rustfmt::skip]
pub static CHECK_WORDS4: Spec = Spec {
    name: "check_words4",
    description: "Checks `Two`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS4_ARGS),
    result: Some(table::Table::Record(&conformance_words::TWO)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"ab":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Marks`.
#[rustfmt::skip]
pub static CHECK_WORDS5: Spec = Spec {
    name: "check_words5",
    description: "Checks `Marks`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS5_ARGS),
    result: Some(table::Table::Record(&conformance_words::MARKS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"naïve":{"type":"integer"},"a-b-c":{"type":"integer"},"_":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Six`.
#[rustfmt::skip]
pub static CHECK_WORDS6: Spec = Spec {
    name: "check_words6",
    description: "Checks `Six`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS6_ARGS),
    result: Some(table::Table::Record(&conformance_words::SIX)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"create":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Osa`.
#[rustfmt::skip]
pub static CHECK_WORDS7: Spec = Spec {
    name: "check_words7",
    description: "Checks `Osa`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS7_ARGS),
    result: Some(table::Table::Record(&conformance_words::OSA)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"xxxxabc":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Ties`.
#[rustfmt::skip]
pub static CHECK_WORDS8: Spec = Spec {
    name: "check_words8",
    description: "Checks `Ties`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS8_ARGS),
    result: Some(table::Table::Record(&conformance_words::TIES)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"cat":{"type":"integer"},"car":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Long`.
#[rustfmt::skip]
pub static CHECK_WORDS9: Spec = Spec {
    name: "check_words9",
    description: "Checks `Long`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS9_ARGS),
    result: Some(table::Table::Record(&conformance_words::LONG)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy":{"type":"integer"},"short":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Need`.
#[rustfmt::skip]
pub static CHECK_WORDS10: Spec = Spec {
    name: "check_words10",
    description: "Checks `Need`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS10_ARGS),
    result: Some(table::Table::Record(&conformance_words::NEED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"created_at":{"type":"integer"},"updated_at":{"type":"integer"}},"required":["created_at","updated_at"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Mapped`.
#[rustfmt::skip]
pub static CHECK_WORDS11: Spec = Spec {
    name: "check_words11",
    description: "Checks `Mapped`.",
    toolset: "words",
    service: "vectors_words",
    args: table::Table::Record(&codecs::CHECK_WORDS11_ARGS),
    result: Some(codecs::CHECK_WORDS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"integer"}}"#),
    ..Spec::EMPTY
};
