// Made by toolc from files.tools; do not edit.

//! Everything the design declares of the toolset `files_server`, as data.

use toolrt::mcp::Messages;
use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "files_server",
    service: "files",
    description: "",
    version: Some("5.0.0"),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FILE_TEXT, &SUGGEST_NAMES];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The text of one file.
#[rustfmt::skip]
pub static FILE_TEXT: Spec = Spec {
    name: "files_server/file_text",
    description: "The text of one file.",
    toolset: "files_server",
    service: "files",
    implementation: Implementation::Resource("files_server"),
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::FILE_TEXT_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    ..Spec::EMPTY
};

/// Ask for a better name for each file.
#[rustfmt::skip]
pub static SUGGEST_NAMES: Spec = Spec {
    name: "files_server/suggest_names",
    description: "Ask for a better name for each file.",
    toolset: "files_server",
    service: "files",
    implementation: Implementation::Prompt("files_server"),
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::SUGGEST_NAMES_ARGS),
    result: Some(Messages::TABLE),
    input_schema: r#"{"type":"object","properties":{"pattern":{"type":"string"}},"required":["pattern"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};
