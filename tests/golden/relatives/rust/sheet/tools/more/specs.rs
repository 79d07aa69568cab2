// Made by toolc from relatives.tools; do not edit.

//! Everything the design declares of the toolset `more`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "more",
    service: "sheet",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&STREAM_NOTE, &STREAM];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `stream_note`.
#[rustfmt::skip]
pub static STREAM_NOTE: Spec = Spec {
    name: "stream_note",
    description: "",
    toolset: "more",
    service: "sheet",
    args: table::Table::Record(&codecs::STREAM_NOTE_ARGS),
    result: Some(table::Table::INT),
    item: Some(table::Table::INT),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer"}"#),
    meta: Some(r#"{"a/b":"c"}"#),
    ..Spec::EMPTY
};

/// The tool `stream`.
#[rustfmt::skip]
pub static STREAM: Spec = Spec {
    name: "stream",
    description: "",
    toolset: "more",
    service: "sheet",
    args: table::Table::Record(&codecs::STREAM_ARGS),
    item: Some(codecs::STREAM_ITEM_TABLE),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    meta: Some(r#"{"a/b":"c"}"#),
    ..Spec::EMPTY
};
