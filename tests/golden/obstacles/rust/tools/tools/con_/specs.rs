// Made by toolc from obstacles.tools; do not edit.

//! Everything the design declares of the toolset `con`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "con",
    service: "tools",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&AUX_TOOL];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `aux_tool`.
#[rustfmt::skip]
pub static AUX_TOOL: Spec = Spec {
    name: "aux_tool",
    description: "",
    toolset: "con",
    service: "tools",
    args: table::Table::Record(&codecs::AUX_TOOL_ARGS),
    input_schema: r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};
