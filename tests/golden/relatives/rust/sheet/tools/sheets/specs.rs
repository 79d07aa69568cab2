// Made by toolc from relatives.tools; do not edit.

//! Everything the design declares of the toolset `sheets`, as data.

use toolrt::call::{Action, Kind};
use toolrt::spec::{ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::relatives::codecs as relatives;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "sheets",
    service: "sheet",
    description: "Every tool is a method, so that the toolset comes straight from the service.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&S, &FROM_SERVICE, &SHEETS_TOOLS, &SHEET_SERVICE, &PATH, &ROWS, &ROWS_RESULT];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `s`.
#[rustfmt::skip]
pub static S: Spec = Spec {
    name: "s",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.s"),
    args: table::Table::Record(&codecs::S_ARGS),
    result: Some(table::Table::Record(&relatives::S)),
    input_schema: r#"{"type":"object","properties":{"s":{"type":"object","properties":{"s":{"type":"integer"}},"required":["s"],"additionalProperties":false}},"required":["s"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"s":{"type":"integer"}},"required":["s"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `from_service`.
#[rustfmt::skip]
pub static FROM_SERVICE: Spec = Spec {
    name: "from_service",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.from_service"),
    args: table::Table::Record(&codecs::FROM_SERVICE_ARGS),
    result: Some(table::Table::Record(&relatives::FROM_SERVICE)),
    input_schema: r#"{"type":"object","properties":{"from":{"type":"object","properties":{"from":{"type":"integer"}},"required":["from"],"additionalProperties":false}},"required":["from"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"from":{"type":"integer"}},"required":["from"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `sheets_tools`.
#[rustfmt::skip]
pub static SHEETS_TOOLS: Spec = Spec {
    name: "sheets_tools",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.sheets_tools"),
    args: table::Table::Record(&codecs::SHEETS_TOOLS_ARGS),
    result: Some(table::Table::Record(&relatives::SHEETS_TOOLS)),
    input_schema: r#"{"type":"object","properties":{"tools":{"type":"object","properties":{"tools":{"type":"integer"}},"required":["tools"],"additionalProperties":false}},"required":["tools"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"tools":{"type":"integer"}},"required":["tools"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `sheet_service`.
#[rustfmt::skip]
pub static SHEET_SERVICE: Spec = Spec {
    name: "sheet_service",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.service"),
    args: table::Table::Record(&codecs::SHEET_SERVICE_ARGS),
    result: Some(table::Table::Record(&relatives::SHEET_SERVICE)),
    input_schema: r#"{"type":"object","properties":{"service":{"type":"object","properties":{"service":{"type":"integer"}},"required":["service"],"additionalProperties":false},"row":{"type":"object","properties":{"cells":{"type":"array","items":{"type":"string"}}},"required":["cells"],"additionalProperties":false}},"required":["service","row"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"service":{"type":"integer"}},"required":["service"],"additionalProperties":false}"#),
    errors: &[
        ErrorSpec {
            code: "draft",
            kind: Kind::Conflict,
            message: "draft",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
    ],
    ..Spec::EMPTY
};

/// The tool `path`.
#[rustfmt::skip]
pub static PATH: Spec = Spec {
    name: "path",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.path"),
    args: table::Table::Record(&codecs::PATH_ARGS),
    result: Some(table::Table::Record(&codecs::PATH_RESULT)),
    input_schema: r#"{"type":"object","properties":{"from":{"type":"object","properties":{"path":{"type":"array","items":{"type":"string"}}},"required":["path"],"additionalProperties":false}},"required":["from"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"to":{"type":"object","properties":{"path":{"type":"array","items":{"type":"string"}}},"required":["path"],"additionalProperties":false}},"required":["to"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `rows`.
#[rustfmt::skip]
pub static ROWS: Spec = Spec {
    name: "rows",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.read"),
    args: table::Table::Record(&codecs::ROWS_ARGS),
    result: Some(table::Table::Record(&codecs::ROWS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"rows":{"type":"integer"}},"required":["rows"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"all":{"type":"array","items":{"type":"integer"}}},"required":["all"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `rows_result`.
#[rustfmt::skip]
pub static ROWS_RESULT: Spec = Spec {
    name: "rows_result",
    description: "",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.read_result"),
    args: table::Table::Record(&codecs::ROWS_RESULT_ARGS),
    result: Some(table::Table::Record(&codecs::ROWS_RESULT_RESULT)),
    input_schema: r#"{"type":"object","properties":{"rows":{"type":"integer"}},"required":["rows"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"all":{"type":"array","items":{"type":"integer"}}},"required":["all"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
