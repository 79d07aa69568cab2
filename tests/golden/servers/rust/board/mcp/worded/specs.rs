// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the toolset `worded`, as data.

use toolrt::mcp::Messages;
use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "worded",
    service: "board",
    description: "Only prompts, all of them worded.",
    version: Some("2.0.0"),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&HELLO];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `worded/hello`.
#[rustfmt::skip]
pub static HELLO: Spec = Spec {
    name: "worded/hello",
    description: "",
    toolset: "worded",
    service: "board",
    implementation: Implementation::Prompt("worded"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::HELLO_ARGS),
    result: Some(Messages::TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    ..Spec::EMPTY
};
