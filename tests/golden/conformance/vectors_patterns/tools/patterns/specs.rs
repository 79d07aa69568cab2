// Made by toolc from patterns.tools; do not edit.

//! Everything the design declares of the toolset `patterns`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Injected, Paging,
    SideSpec, Spec, ToolsetSpec,
};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "patterns",
    service: "vectors_patterns",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_PATTERNS0, &CHECK_PATTERNS1, &CHECK_PATTERNS2, &CHECK_PATTERNS3, &CHECK_PATTERNS4, &CHECK_PATTERNS5, &CHECK_PATTERNS6, &CHECK_PATTERNS7, &CHECK_PATTERNS8, &CHECK_PATTERNS9, &CHECK_PATTERNS10, &CHECK_PATTERNS11, &CHECK_PATTERNS12];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Slug`.
#[rustfmt::skip]
pub static CHECK_PATTERNS0: Spec = Spec {
    name: "check_patterns0",
    description: "Checks `Slug`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS0_ARGS),
    result: Some(codecs::CHECK_PATTERNS0_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[a-z0-9-]+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Inside`.
#[rustfmt::skip]
pub static CHECK_PATTERNS1: Spec = Spec {
    name: "check_patterns1",
    description: "Checks `Inside`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS1_ARGS),
    result: Some(codecs::CHECK_PATTERNS1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"b+"}"#),
    ..Spec::EMPTY
};

/// Checks `Digits`.
#[rustfmt::skip]
pub static CHECK_PATTERNS2: Spec = Spec {
    name: "check_patterns2",
    description: "Checks `Digits`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS2_ARGS),
    result: Some(codecs::CHECK_PATTERNS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\d+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Word`.
#[rustfmt::skip]
pub static CHECK_PATTERNS3: Spec = Spec {
    name: "check_patterns3",
    description: "Checks `Word`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS3_ARGS),
    result: Some(codecs::CHECK_PATTERNS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\w+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Space`.
#[rustfmt::skip]
pub static CHECK_PATTERNS4: Spec = Spec {
    name: "check_patterns4",
    description: "Checks `Space`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS4_ARGS),
    result: Some(codecs::CHECK_PATTERNS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\s$"}"#),
    ..Spec::EMPTY
};

/// Checks `Dot`.
#[rustfmt::skip]
pub static CHECK_PATTERNS5: Spec = Spec {
    name: "check_patterns5",
    description: "Checks `Dot`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS5_ARGS),
    result: Some(codecs::CHECK_PATTERNS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^.$"}"#),
    ..Spec::EMPTY
};

/// Checks `Ahead`.
#[rustfmt::skip]
pub static CHECK_PATTERNS6: Spec = Spec {
    name: "check_patterns6",
    description: "Checks `Ahead`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS6_ARGS),
    result: Some(codecs::CHECK_PATTERNS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?=.*\\d)(?!.*x).+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Behind`.
#[rustfmt::skip]
pub static CHECK_PATTERNS7: Spec = Spec {
    name: "check_patterns7",
    description: "Checks `Behind`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS7_ARGS),
    result: Some(codecs::CHECK_PATTERNS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"(?<=a)b"}"#),
    ..Spec::EMPTY
};

/// Checks `Twice`.
#[rustfmt::skip]
pub static CHECK_PATTERNS8: Spec = Spec {
    name: "check_patterns8",
    description: "Checks `Twice`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS8_ARGS),
    result: Some(codecs::CHECK_PATTERNS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(.)\\1$"}"#),
    ..Spec::EMPTY
};

/// Checks `Unset`.
#[rustfmt::skip]
pub static CHECK_PATTERNS9: Spec = Spec {
    name: "check_patterns9",
    description: "Checks `Unset`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS9_ARGS),
    result: Some(codecs::CHECK_PATTERNS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:(a)|b)\\1$"}"#),
    ..Spec::EMPTY
};

/// Checks `Letter`.
#[rustfmt::skip]
pub static CHECK_PATTERNS10: Spec = Spec {
    name: "check_patterns10",
    description: "Checks `Letter`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS10_ARGS),
    result: Some(codecs::CHECK_PATTERNS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\p{L}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Slash`.
#[rustfmt::skip]
pub static CHECK_PATTERNS11: Spec = Spec {
    name: "check_patterns11",
    description: "Checks `Slash`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS11_ARGS),
    result: Some(codecs::CHECK_PATTERNS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^a\\/[/]$"}"#),
    ..Spec::EMPTY
};

/// Checks `Counted`.
#[rustfmt::skip]
pub static CHECK_PATTERNS12: Spec = Spec {
    name: "check_patterns12",
    description: "Checks `Counted`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS12_ARGS),
    result: Some(codecs::CHECK_PATTERNS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[A-Z]{2,3}$"}"#),
    ..Spec::EMPTY
};
