// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the toolset `cards`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "cards",
    service: "board",
    description: "Only resources.",
    version: Some("2.0.0"),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&SERVER];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `cards/server`.
#[rustfmt::skip]
pub static SERVER: Spec = Spec {
    name: "cards/server",
    description: "",
    toolset: "cards",
    service: "board",
    implementation: Implementation::Resource("cards"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::SERVER_ARGS),
    result: Some(table::Table::Record(&codecs::SERVER_RESULT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"ok":{"type":"boolean"}},"required":["ok"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
