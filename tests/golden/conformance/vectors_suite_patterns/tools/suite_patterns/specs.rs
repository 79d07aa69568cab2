// Made by toolc from suite_patterns.tools; do not edit.

//! Everything the design declares of the toolset `suite_patterns`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "suite_patterns",
    service: "vectors_suite_patterns",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_SUITE_PATTERNS0, &CHECK_SUITE_PATTERNS1, &CHECK_SUITE_PATTERNS2, &CHECK_SUITE_PATTERNS3, &CHECK_SUITE_PATTERNS4, &CHECK_SUITE_PATTERNS5, &CHECK_SUITE_PATTERNS6, &CHECK_SUITE_PATTERNS7, &CHECK_SUITE_PATTERNS8, &CHECK_SUITE_PATTERNS9, &CHECK_SUITE_PATTERNS10, &CHECK_SUITE_PATTERNS11, &CHECK_SUITE_PATTERNS12, &CHECK_SUITE_PATTERNS13, &CHECK_SUITE_PATTERNS14];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `P1`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS0: Spec = Spec {
    name: "check_suite_patterns0",
    description: "Checks `P1`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS0_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS0_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^abc$"}"#),
    ..Spec::EMPTY
};

/// Checks `P2`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS1: Spec = Spec {
    name: "check_suite_patterns1",
    description: "Checks `P2`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS1_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\t$"}"#),
    ..Spec::EMPTY
};

/// Checks `P3`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS2: Spec = Spec {
    name: "check_suite_patterns2",
    description: "Checks `P3`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS2_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\cC$"}"#),
    ..Spec::EMPTY
};

/// Checks `P4`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS3: Spec = Spec {
    name: "check_suite_patterns3",
    description: "Checks `P4`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS3_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\cc$"}"#),
    ..Spec::EMPTY
};

/// Checks `P5`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS4: Spec = Spec {
    name: "check_suite_patterns4",
    description: "Checks `P5`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS4_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\d$"}"#),
    ..Spec::EMPTY
};

/// Checks `P6`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS5: Spec = Spec {
    name: "check_suite_patterns5",
    description: "Checks `P6`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS5_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\D$"}"#),
    ..Spec::EMPTY
};

/// Checks `P7`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS6: Spec = Spec {
    name: "check_suite_patterns6",
    description: "Checks `P7`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS6_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\w$"}"#),
    ..Spec::EMPTY
};

/// Checks `P8`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS7: Spec = Spec {
    name: "check_suite_patterns7",
    description: "Checks `P8`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS7_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\W$"}"#),
    ..Spec::EMPTY
};

/// Checks `P9`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS8: Spec = Spec {
    name: "check_suite_patterns8",
    description: "Checks `P9`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS8_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\s$"}"#),
    ..Spec::EMPTY
};

/// Checks `P10`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS9: Spec = Spec {
    name: "check_suite_patterns9",
    description: "Checks `P10`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS9_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\S$"}"#),
    ..Spec::EMPTY
};

/// Checks `P11`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS10: Spec = Spec {
    name: "check_suite_patterns10",
    description: "Checks `P11`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS10_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"\\p{Letter}cole"}"#),
    ..Spec::EMPTY
};

/// Checks `P12`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS11: Spec = Spec {
    name: "check_suite_patterns11",
    description: "Checks `P12`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS11_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"\\wcole"}"#),
    ..Spec::EMPTY
};

/// Checks `P13`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS12: Spec = Spec {
    name: "check_suite_patterns12",
    description: "Checks `P13`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS12_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"[a-z]cole"}"#),
    ..Spec::EMPTY
};

/// Checks `P14`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS13: Spec = Spec {
    name: "check_suite_patterns13",
    description: "Checks `P14`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS13_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS13_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\d+$"}"#),
    ..Spec::EMPTY
};

/// Checks `P15`.
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS14: Spec = Spec {
    name: "check_suite_patterns14",
    description: "Checks `P15`.",
    toolset: "suite_patterns",
    service: "vectors_suite_patterns",
    args: table::Table::Record(&codecs::CHECK_SUITE_PATTERNS14_ARGS),
    result: Some(codecs::CHECK_SUITE_PATTERNS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\p{digit}+$"}"#),
    ..Spec::EMPTY
};
