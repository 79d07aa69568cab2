// Made by toolc from wide.tools; do not edit.

//! Everything the design declares of the toolset `mapped`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "mapped",
    service: "corners",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FIND];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find by free text.
#[rustfmt::skip]
pub static FIND: Spec = Spec {
    name: "find",
    description: "Find by free text.",
    toolset: "mapped",
    service: "corners",
    implementation: Implementation::Method("corners.search"),
    args: table::Table::Record(&codecs::FIND_ARGS),
    result: Some(table::Table::Record(&codecs::FIND_RESULT)),
    input_schema: r#"{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer","default":10}},"required":["query"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"more":{"type":"boolean"}},"required":["hits","more"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
