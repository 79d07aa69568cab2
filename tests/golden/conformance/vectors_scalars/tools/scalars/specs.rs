// Made by toolc from scalars.tools; do not edit.

//! Everything the design declares of the toolset `scalars`, as data.

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
    name: "scalars",
    service: "vectors_scalars",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_SCALARS0, &CHECK_SCALARS1, &CHECK_SCALARS2, &CHECK_SCALARS3, &CHECK_SCALARS4, &CHECK_SCALARS5, &CHECK_SCALARS6];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Text`.
#[rustfmt::skip]
pub static CHECK_SCALARS0: Spec = Spec {
    name: "check_scalars0",
    description: "Checks `Text`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS0_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    ..Spec::EMPTY
};

/// Checks `Whole`.
#[rustfmt::skip]
pub static CHECK_SCALARS1: Spec = Spec {
    name: "check_scalars1",
    description: "Checks `Whole`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS1_ARGS),
    result: Some(table::Table::INT),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer"}"#),
    ..Spec::EMPTY
};

/// Checks `Real`.
#[rustfmt::skip]
pub static CHECK_SCALARS2: Spec = Spec {
    name: "check_scalars2",
    description: "Checks `Real`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS2_ARGS),
    result: Some(table::Table::FLOAT),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number"}"#),
    ..Spec::EMPTY
};

/// Checks `Flag`.
#[rustfmt::skip]
pub static CHECK_SCALARS3: Spec = Spec {
    name: "check_scalars3",
    description: "Checks `Flag`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS3_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    ..Spec::EMPTY
};

/// Checks `Nothing`.
#[rustfmt::skip]
pub static CHECK_SCALARS4: Spec = Spec {
    name: "check_scalars4",
    description: "Checks `Nothing`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS4_ARGS),
    result: Some(table::Table::Null),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"null"}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeText`.
#[rustfmt::skip]
pub static CHECK_SCALARS5: Spec = Spec {
    name: "check_scalars5",
    description: "Checks `MaybeText`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS5_ARGS),
    result: Some(codecs::CHECK_SCALARS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Any`.
#[rustfmt::skip]
pub static CHECK_SCALARS6: Spec = Spec {
    name: "check_scalars6",
    description: "Checks `Any`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS6_ARGS),
    result: Some(table::Table::Json),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{}"#),
    ..Spec::EMPTY
};
