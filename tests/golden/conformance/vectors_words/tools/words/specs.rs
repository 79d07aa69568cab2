// Made by toolc from words.tools; do not edit.

//! Everything the design declares of the toolset `words`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Injected, Paging,
    SideSpec, Spec, ToolsetSpec,
};
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
pub static SPECS: &[&Spec] = &[&CHECK_WORDS0, &CHECK_WORDS1, &CHECK_WORDS2, &CHECK_WORDS3];

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
