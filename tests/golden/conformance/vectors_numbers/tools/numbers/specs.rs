// Made by toolc from numbers.tools; do not edit.

//! Everything the design declares of the toolset `numbers`, as data.

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
    name: "numbers",
    service: "vectors_numbers",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_NUMBERS0, &CHECK_NUMBERS1, &CHECK_NUMBERS2, &CHECK_NUMBERS3, &CHECK_NUMBERS4, &CHECK_NUMBERS5, &CHECK_NUMBERS6, &CHECK_NUMBERS7, &CHECK_NUMBERS8, &CHECK_NUMBERS9];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Whole`.
#[rustfmt::skip]
pub static CHECK_NUMBERS0: Spec = Spec {
    name: "check_numbers0",
    description: "Checks `Whole`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS0_ARGS),
    result: Some(table::Table::INT),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer"}"#),
    ..Spec::EMPTY
};

/// Checks `Real`.
#[rustfmt::skip]
pub static CHECK_NUMBERS1: Spec = Spec {
    name: "check_numbers1",
    description: "Checks `Real`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS1_ARGS),
    result: Some(table::Table::FLOAT),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number"}"#),
    ..Spec::EMPTY
};

/// Checks `Percent`.
#[rustfmt::skip]
pub static CHECK_NUMBERS2: Spec = Spec {
    name: "check_numbers2",
    description: "Checks `Percent`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS2_ARGS),
    result: Some(codecs::CHECK_NUMBERS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","minimum":0,"maximum":100}"#),
    ..Spec::EMPTY
};

/// Checks `Positive`.
#[rustfmt::skip]
pub static CHECK_NUMBERS3: Spec = Spec {
    name: "check_numbers3",
    description: "Checks `Positive`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS3_ARGS),
    result: Some(codecs::CHECK_NUMBERS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","exclusiveMinimum":0}"#),
    ..Spec::EMPTY
};

/// Checks `Odds`.
#[rustfmt::skip]
pub static CHECK_NUMBERS4: Spec = Spec {
    name: "check_numbers4",
    description: "Checks `Odds`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS4_ARGS),
    result: Some(codecs::CHECK_NUMBERS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1}"#),
    ..Spec::EMPTY
};

/// Checks `AtLeast`.
#[rustfmt::skip]
pub static CHECK_NUMBERS5: Spec = Spec {
    name: "check_numbers5",
    description: "Checks `AtLeast`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS5_ARGS),
    result: Some(codecs::CHECK_NUMBERS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","minimum":0.5}"#),
    ..Spec::EMPTY
};

/// Checks `Five`.
#[rustfmt::skip]
pub static CHECK_NUMBERS6: Spec = Spec {
    name: "check_numbers6",
    description: "Checks `Five`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS6_ARGS),
    result: Some(codecs::CHECK_NUMBERS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","multipleOf":5}"#),
    ..Spec::EMPTY
};

/// Checks `Tenth`.
#[rustfmt::skip]
pub static CHECK_NUMBERS7: Spec = Spec {
    name: "check_numbers7",
    description: "Checks `Tenth`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS7_ARGS),
    result: Some(codecs::CHECK_NUMBERS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","multipleOf":0.1}"#),
    ..Spec::EMPTY
};

/// Checks `Cents`.
#[rustfmt::skip]
pub static CHECK_NUMBERS8: Spec = Spec {
    name: "check_numbers8",
    description: "Checks `Cents`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS8_ARGS),
    result: Some(codecs::CHECK_NUMBERS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","minimum":0,"maximum":10,"multipleOf":0.01}"#),
    ..Spec::EMPTY
};

/// Checks `Some`.
#[rustfmt::skip]
pub static CHECK_NUMBERS9: Spec = Spec {
    name: "check_numbers9",
    description: "Checks `Some`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS9_ARGS),
    result: Some(codecs::CHECK_NUMBERS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","minimum":10,"maximum":20,"multipleOf":4}"#),
    ..Spec::EMPTY
};
