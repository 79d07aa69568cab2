// Made by toolc from namesakes.tools; do not edit.

//! Everything the design declares of the toolset `sheets`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::namesakes::codecs as namesakes;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "sheets",
    service: "sheet",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&READ_ROWS, &TWINS, &DESCRIBE];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Passes rows on, which have a type here and one at the service.
#[rustfmt::skip]
pub static READ_ROWS: Spec = Spec {
    name: "read_rows",
    description: "Passes rows on, which have a type here and one at the service.",
    toolset: "sheets",
    service: "sheet",
    implementation: Implementation::Method("sheet.read"),
    args: table::Table::Record(&codecs::READ_ROWS_ARGS),
    result: Some(codecs::READ_ROWS_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"rows":{"type":"array","description":"A list whose items have no name of their own.","items":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}}},"required":["rows"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","description":"A list whose items have no name of their own.","items":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}}"#),
    ..Spec::EMPTY
};

/// Tells twins apart.
#[rustfmt::skip]
pub static TWINS: Spec = Spec {
    name: "twins",
    description: "Tells twins apart.",
    toolset: "sheets",
    service: "sheet",
    args: table::Table::Record(&namesakes::TWINS),
    input_schema: r#"{"description":"Fields that an underscore tells apart.","type":"object","properties":{"x":{"type":"integer","minimum":1,"maximum":2},"x_":{"type":"integer","minimum":3,"maximum":4},"both":{"type":"array","items":{"type":"integer","minimum":5,"maximum":6}},"both_":{"type":"array","items":{"type":"integer","minimum":7,"maximum":8}}},"required":["x","x_","both","both_"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// Tells what there is.
#[rustfmt::skip]
pub static DESCRIBE: Spec = Spec {
    name: "describe",
    description: "Tells what there is.",
    toolset: "sheets",
    service: "sheet",
    args: table::Table::Record(&codecs::DESCRIBE_ARGS),
    result: Some(table::Table::Schema(&namesakes::OUTCOME_SCHEMA_2)),
    input_schema: r#"{"type":"object","properties":{"kind":{"type":"string","enum":["rows","pages"]}},"required":["kind"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"Its keywords have a constant, which is called as the table of the next type would be.","type":"object","properties":{"rows":{"type":"integer"},"pages":{"type":"integer"}},"additionalProperties":false,"minProperties":1}"#),
    ..Spec::EMPTY
};
