// Made by toolc from texts.tools; do not edit.

//! Everything the design declares of the toolset `texts`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "texts",
    service: "vectors_texts",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_TEXTS0, &CHECK_TEXTS1, &CHECK_TEXTS2, &CHECK_TEXTS3, &CHECK_TEXTS4, &CHECK_TEXTS5, &CHECK_TEXTS6, &CHECK_TEXTS7, &CHECK_TEXTS8, &CHECK_TEXTS9, &CHECK_TEXTS10];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Text`.
#[rustfmt::skip]
pub static CHECK_TEXTS0: Spec = Spec {
    name: "check_texts0",
    description: "Checks `Text`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS0_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    ..Spec::EMPTY
};

/// Checks `Short`.
#[rustfmt::skip]
pub static CHECK_TEXTS1: Spec = Spec {
    name: "check_texts1",
    description: "Checks `Short`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS1_ARGS),
    result: Some(codecs::CHECK_TEXTS1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":1,"maxLength":3}"#),
    ..Spec::EMPTY
};

/// Checks `Long`.
#[rustfmt::skip]
pub static CHECK_TEXTS2: Spec = Spec {
    name: "check_texts2",
    description: "Checks `Long`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS2_ARGS),
    result: Some(codecs::CHECK_TEXTS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":2}"#),
    ..Spec::EMPTY
};

/// Checks `Exact`.
#[rustfmt::skip]
pub static CHECK_TEXTS3: Spec = Spec {
    name: "check_texts3",
    description: "Checks `Exact`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS3_ARGS),
    result: Some(codecs::CHECK_TEXTS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":2,"maxLength":2}"#),
    ..Spec::EMPTY
};

/// Checks `Little`.
#[rustfmt::skip]
pub static CHECK_TEXTS4: Spec = Spec {
    name: "check_texts4",
    description: "Checks `Little`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS4_ARGS),
    result: Some(codecs::CHECK_TEXTS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","maxLength":1}"#),
    ..Spec::EMPTY
};

/// Checks `Both`.
#[rustfmt::skip]
pub static CHECK_TEXTS5: Spec = Spec {
    name: "check_texts5",
    description: "Checks `Both`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS5_ARGS),
    result: Some(codecs::CHECK_TEXTS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","maxLength":2,"allOf":[{"pattern":"^a"},{"pattern":"b$"}]}"#),
    ..Spec::EMPTY
};

/// Checks `One`.
#[rustfmt::skip]
pub static CHECK_TEXTS6: Spec = Spec {
    name: "check_texts6",
    description: "Checks `One`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS6_ARGS),
    result: Some(codecs::CHECK_TEXTS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":1,"maxLength":1}"#),
    ..Spec::EMPTY
};

/// Checks `AtMostTwo`.
#[rustfmt::skip]
pub static CHECK_TEXTS7: Spec = Spec {
    name: "check_texts7",
    description: "Checks `AtMostTwo`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS7_ARGS),
    result: Some(codecs::CHECK_TEXTS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","maxLength":2}"#),
    ..Spec::EMPTY
};

/// Checks `Three`.
#[rustfmt::skip]
pub static CHECK_TEXTS8: Spec = Spec {
    name: "check_texts8",
    description: "Checks `Three`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS8_ARGS),
    result: Some(codecs::CHECK_TEXTS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":3,"maxLength":3}"#),
    ..Spec::EMPTY
};

/// Checks `Slug`.
#[rustfmt::skip]
pub static CHECK_TEXTS9: Spec = Spec {
    name: "check_texts9",
    description: "Checks `Slug`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS9_ARGS),
    result: Some(codecs::CHECK_TEXTS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":2,"maxLength":9,"pattern":"[a-z]$","maxLength":5,"pattern":"^[a-z]"}"#),
    ..Spec::EMPTY
};

/// Checks `Keyed`.
#[rustfmt::skip]
pub static CHECK_TEXTS10: Spec = Spec {
    name: "check_texts10",
    description: "Checks `Keyed`.",
    toolset: "texts",
    service: "vectors_texts",
    args: table::Table::Record(&codecs::CHECK_TEXTS10_ARGS),
    result: Some(codecs::CHECK_TEXTS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":2}}"#),
    ..Spec::EMPTY
};
