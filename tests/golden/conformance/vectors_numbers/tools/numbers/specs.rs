// Made by toolc from numbers.tools; do not edit.

//! Everything the design declares of the toolset `numbers`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
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
pub static SPECS: &[&Spec] = &[&CHECK_NUMBERS0, &CHECK_NUMBERS1, &CHECK_NUMBERS2, &CHECK_NUMBERS3, &CHECK_NUMBERS4, &CHECK_NUMBERS5, &CHECK_NUMBERS6, &CHECK_NUMBERS7, &CHECK_NUMBERS8, &CHECK_NUMBERS9, &CHECK_NUMBERS10, &CHECK_NUMBERS11, &CHECK_NUMBERS12, &CHECK_NUMBERS13, &CHECK_NUMBERS14, &CHECK_NUMBERS15, &CHECK_NUMBERS16, &CHECK_NUMBERS17, &CHECK_NUMBERS18, &CHECK_NUMBERS19, &CHECK_NUMBERS20, &CHECK_NUMBERS21];

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

/// Checks `Between`.
#[rustfmt::skip]
pub static CHECK_NUMBERS10: Spec = Spec {
    name: "check_numbers10",
    description: "Checks `Between`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS10_ARGS),
    result: Some(codecs::CHECK_NUMBERS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","minimum":-5,"maximum":5}"#),
    ..Spec::EMPTY
};

/// Checks `Below`.
#[rustfmt::skip]
pub static CHECK_NUMBERS11: Spec = Spec {
    name: "check_numbers11",
    description: "Checks `Below`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS11_ARGS),
    result: Some(codecs::CHECK_NUMBERS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","exclusiveMaximum":10}"#),
    ..Spec::EMPTY
};

/// Checks `AtMost`.
#[rustfmt::skip]
pub static CHECK_NUMBERS12: Spec = Spec {
    name: "check_numbers12",
    description: "Checks `AtMost`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS12_ARGS),
    result: Some(codecs::CHECK_NUMBERS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","maximum":3}"#),
    ..Spec::EMPTY
};

/// Checks `Inside`.
#[rustfmt::skip]
pub static CHECK_NUMBERS13: Spec = Spec {
    name: "check_numbers13",
    description: "Checks `Inside`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS13_ARGS),
    result: Some(codecs::CHECK_NUMBERS13_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","exclusiveMinimum":0.5,"exclusiveMaximum":1.5}"#),
    ..Spec::EMPTY
};

/// Checks `Tight`.
#[rustfmt::skip]
pub static CHECK_NUMBERS14: Spec = Spec {
    name: "check_numbers14",
    description: "Checks `Tight`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS14_ARGS),
    result: Some(codecs::CHECK_NUMBERS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","minimum":0.1,"maximum":0.3}"#),
    ..Spec::EMPTY
};

/// Checks `Huge`.
#[rustfmt::skip]
pub static CHECK_NUMBERS15: Spec = Spec {
    name: "check_numbers15",
    description: "Checks `Huge`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS15_ARGS),
    result: Some(codecs::CHECK_NUMBERS15_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","maximum":9007199254740992}"#),
    ..Spec::EMPTY
};

/// Checks `Unit`.
#[rustfmt::skip]
pub static CHECK_NUMBERS16: Spec = Spec {
    name: "check_numbers16",
    description: "Checks `Unit`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS16_ARGS),
    result: Some(codecs::CHECK_NUMBERS16_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","minimum":1,"maximum":1}"#),
    ..Spec::EMPTY
};

/// Checks `Wide`.
#[rustfmt::skip]
pub static CHECK_NUMBERS17: Spec = Spec {
    name: "check_numbers17",
    description: "Checks `Wide`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS17_ARGS),
    result: Some(codecs::CHECK_NUMBERS17_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","multipleOf":10}"#),
    ..Spec::EMPTY
};

/// Checks `Third`.
#[rustfmt::skip]
pub static CHECK_NUMBERS18: Spec = Spec {
    name: "check_numbers18",
    description: "Checks `Third`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS18_ARGS),
    result: Some(codecs::CHECK_NUMBERS18_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","multipleOf":3}"#),
    ..Spec::EMPTY
};

/// Checks `Halves`.
#[rustfmt::skip]
pub static CHECK_NUMBERS19: Spec = Spec {
    name: "check_numbers19",
    description: "Checks `Halves`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS19_ARGS),
    result: Some(codecs::CHECK_NUMBERS19_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","multipleOf":2.5}"#),
    ..Spec::EMPTY
};

/// Checks `Millis`.
#[rustfmt::skip]
pub static CHECK_NUMBERS20: Spec = Spec {
    name: "check_numbers20",
    description: "Checks `Millis`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS20_ARGS),
    result: Some(codecs::CHECK_NUMBERS20_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"number","exclusiveMinimum":0,"multipleOf":0.001}"#),
    ..Spec::EMPTY
};

/// Checks `Narrow`.
#[rustfmt::skip]
pub static CHECK_NUMBERS21: Spec = Spec {
    name: "check_numbers21",
    description: "Checks `Narrow`.",
    toolset: "numbers",
    service: "vectors_numbers",
    args: table::Table::Record(&codecs::CHECK_NUMBERS21_ARGS),
    result: Some(codecs::CHECK_NUMBERS21_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","minimum":0,"maximum":100,"multipleOf":5,"minimum":50,"maximum":200}"#),
    ..Spec::EMPTY
};
