// Made by toolc from scalars.tools; do not edit.

//! Everything the design declares of the toolset `scalars`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
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
pub static SPECS: &[&Spec] = &[&CHECK_SCALARS0, &CHECK_SCALARS1, &CHECK_SCALARS2, &CHECK_SCALARS3, &CHECK_SCALARS4, &CHECK_SCALARS5, &CHECK_SCALARS6, &CHECK_SCALARS7, &CHECK_SCALARS8, &CHECK_SCALARS9, &CHECK_SCALARS10, &CHECK_SCALARS11, &CHECK_SCALARS12, &CHECK_SCALARS13, &CHECK_SCALARS14, &CHECK_SCALARS15, &CHECK_SCALARS16, &CHECK_SCALARS17];

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

/// Checks `MaybeWhole`.
#[rustfmt::skip]
pub static CHECK_SCALARS7: Spec = Spec {
    name: "check_scalars7",
    description: "Checks `MaybeWhole`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS7_ARGS),
    result: Some(codecs::CHECK_SCALARS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"integer"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeReal`.
#[rustfmt::skip]
pub static CHECK_SCALARS8: Spec = Spec {
    name: "check_scalars8",
    description: "Checks `MaybeReal`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS8_ARGS),
    result: Some(codecs::CHECK_SCALARS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"number"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeFlag`.
#[rustfmt::skip]
pub static CHECK_SCALARS9: Spec = Spec {
    name: "check_scalars9",
    description: "Checks `MaybeFlag`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS9_ARGS),
    result: Some(codecs::CHECK_SCALARS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"boolean"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeAny`.
#[rustfmt::skip]
pub static CHECK_SCALARS10: Spec = Spec {
    name: "check_scalars10",
    description: "Checks `MaybeAny`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS10_ARGS),
    result: Some(codecs::CHECK_SCALARS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeData`.
#[rustfmt::skip]
pub static CHECK_SCALARS11: Spec = Spec {
    name: "check_scalars11",
    description: "Checks `MaybeData`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS11_ARGS),
    result: Some(codecs::CHECK_SCALARS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","contentEncoding":"base64"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeDay`.
#[rustfmt::skip]
pub static CHECK_SCALARS12: Spec = Spec {
    name: "check_scalars12",
    description: "Checks `MaybeDay`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS12_ARGS),
    result: Some(codecs::CHECK_SCALARS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeList`.
#[rustfmt::skip]
pub static CHECK_SCALARS13: Spec = Spec {
    name: "check_scalars13",
    description: "Checks `MaybeList`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS13_ARGS),
    result: Some(codecs::CHECK_SCALARS13_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeMap`.
#[rustfmt::skip]
pub static CHECK_SCALARS14: Spec = Spec {
    name: "check_scalars14",
    description: "Checks `MaybeMap`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS14_ARGS),
    result: Some(codecs::CHECK_SCALARS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `MaybeRecord`.
#[rustfmt::skip]
pub static CHECK_SCALARS15: Spec = Spec {
    name: "check_scalars15",
    description: "Checks `MaybeRecord`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS15_ARGS),
    result: Some(codecs::CHECK_SCALARS15_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Data`.
#[rustfmt::skip]
pub static CHECK_SCALARS16: Spec = Spec {
    name: "check_scalars16",
    description: "Checks `Data`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS16_ARGS),
    result: Some(table::Table::BYTES),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","contentEncoding":"base64"}"#),
    ..Spec::EMPTY
};

/// Checks `Noted`.
#[rustfmt::skip]
pub static CHECK_SCALARS17: Spec = Spec {
    name: "check_scalars17",
    description: "Checks `Noted`.",
    toolset: "scalars",
    service: "vectors_scalars",
    args: table::Table::Record(&codecs::CHECK_SCALARS17_ARGS),
    result: Some(codecs::CHECK_SCALARS17_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","title":"A note","examples":["x"],"format":"email"}"#),
    ..Spec::EMPTY
};
