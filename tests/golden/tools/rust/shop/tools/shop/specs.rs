// Made by toolc from tools.tools; do not edit.

//! Everything the design declares of the toolset `shop`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "shop",
    service: "shop",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&NOTE_TEXT];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Notes a text.
#[rustfmt::skip]
pub static NOTE_TEXT: Spec = Spec {
    name: "note_text",
    description: "Notes a text.",
    toolset: "shop",
    service: "shop",
    implementation: Implementation::Method("shop.note"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::NOTE_TEXT_ARGS),
    result: Some(table::Table::Record(&codecs::NOTE_TEXT_RESULT)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"length":{"type":"integer"}},"required":["length"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
