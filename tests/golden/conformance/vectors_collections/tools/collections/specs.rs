// Made by toolc from collections.tools; do not edit.

//! Everything the design declares of the toolset `collections`, as data.

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
    name: "collections",
    service: "vectors_collections",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_COLLECTIONS0, &CHECK_COLLECTIONS1, &CHECK_COLLECTIONS2, &CHECK_COLLECTIONS3, &CHECK_COLLECTIONS4, &CHECK_COLLECTIONS5, &CHECK_COLLECTIONS6, &CHECK_COLLECTIONS7, &CHECK_COLLECTIONS8, &CHECK_COLLECTIONS9];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Names`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS0: Spec = Spec {
    name: "check_collections0",
    description: "Checks `Names`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS0_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS0_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3}"#),
    ..Spec::EMPTY
};

/// Checks `Tags`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS1: Spec = Spec {
    name: "check_collections1",
    description: "Checks `Tags`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS1_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Numbers`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS2: Spec = Spec {
    name: "check_collections2",
    description: "Checks `Numbers`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS2_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"number"},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Points`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS3: Spec = Spec {
    name: "check_collections3",
    description: "Checks `Points`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS3_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer","default":0}},"required":["x"],"additionalProperties":false},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Anything`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS4: Spec = Spec {
    name: "check_collections4",
    description: "Checks `Anything`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS4_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Scores`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS5: Spec = Spec {
    name: "check_collections5",
    description: "Checks `Scores`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS5_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"integer","minimum":0},"minProperties":1,"maxProperties":2}"#),
    ..Spec::EMPTY
};

/// Checks `Grid`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS6: Spec = Spec {
    name: "check_collections6",
    description: "Checks `Grid`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS6_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"array","items":{"type":"integer"},"minItems":2,"maxItems":2}}"#),
    ..Spec::EMPTY
};

/// Checks `Span`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS7: Spec = Spec {
    name: "check_collections7",
    description: "Checks `Span`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS7_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}"#),
    ..Spec::EMPTY
};

/// Checks `Trail`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS8: Spec = Spec {
    name: "check_collections8",
    description: "Checks `Trail`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS8_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `Bag`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS9: Spec = Spec {
    name: "check_collections9",
    description: "Checks `Bag`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS9_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"array","items":{}}}"#),
    ..Spec::EMPTY
};
