// Made by toolc from documents.tools; do not edit.

//! Everything the design declares of the toolset `documents`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_documents::codecs as conformance_documents;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "documents",
    service: "vectors_documents",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_DOCUMENTS0, &CHECK_DOCUMENTS1, &CHECK_DOCUMENTS2, &CHECK_DOCUMENTS3, &CHECK_DOCUMENTS4, &CHECK_DOCUMENTS5];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Any`.
#[rustfmt::skip]
pub static CHECK_DOCUMENTS0: Spec = Spec {
    name: "check_documents0",
    description: "Checks `Any`.",
    toolset: "documents",
    service: "vectors_documents",
    args: table::Table::Record(&codecs::CHECK_DOCUMENTS0_ARGS),
    result: Some(table::Table::Json),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{}"#),
    ..Spec::EMPTY
};

/// Checks `Pair`.
#[rustfmt::skip]
pub static CHECK_DOCUMENTS1: Spec = Spec {
    name: "check_documents1",
    description: "Checks `Pair`.",
    toolset: "documents",
    service: "vectors_documents",
    args: table::Table::Record(&codecs::CHECK_DOCUMENTS1_ARGS),
    result: Some(table::Table::Record(&conformance_documents::PAIR)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Numbers`.
#[rustfmt::skip]
pub static CHECK_DOCUMENTS2: Spec = Spec {
    name: "check_documents2",
    description: "Checks `Numbers`.",
    toolset: "documents",
    service: "vectors_documents",
    args: table::Table::Record(&codecs::CHECK_DOCUMENTS2_ARGS),
    result: Some(codecs::CHECK_DOCUMENTS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"integer"}}"#),
    ..Spec::EMPTY
};

/// Checks `Open`.
#[rustfmt::skip]
pub static CHECK_DOCUMENTS3: Spec = Spec {
    name: "check_documents3",
    description: "Checks `Open`.",
    toolset: "documents",
    service: "vectors_documents",
    args: table::Table::Record(&codecs::CHECK_DOCUMENTS3_ARGS),
    result: Some(table::Table::Record(&conformance_documents::OPEN)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}"#),
    ..Spec::EMPTY
};

/// Checks `Strings`.
#[rustfmt::skip]
pub static CHECK_DOCUMENTS4: Spec = Spec {
    name: "check_documents4",
    description: "Checks `Strings`.",
    toolset: "documents",
    service: "vectors_documents",
    args: table::Table::Record(&codecs::CHECK_DOCUMENTS4_ARGS),
    result: Some(codecs::CHECK_DOCUMENTS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"}}"#),
    ..Spec::EMPTY
};

/// Checks `Nest`.
#[rustfmt::skip]
pub static CHECK_DOCUMENTS5: Spec = Spec {
    name: "check_documents5",
    description: "Checks `Nest`.",
    toolset: "documents",
    service: "vectors_documents",
    args: table::Table::Record(&codecs::CHECK_DOCUMENTS5_ARGS),
    result: Some(codecs::CHECK_DOCUMENTS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{}}"#),
    ..Spec::EMPTY
};
