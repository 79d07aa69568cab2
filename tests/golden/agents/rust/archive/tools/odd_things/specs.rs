// Made by toolc from shared.tools; do not edit.

//! Everything the design declares of the toolset `odd: things`, as data.

use toolrt::spec::{Capability, Handoff, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "odd: things",
    service: "archive",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&TYPE, &COUNT, &FETCH, &X, &A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// The tool `type`.
#[rustfmt::skip]
pub static TYPE: Spec = Spec {
    name: "type",
    description: "",
    toolset: "odd: things",
    service: "archive",
    args: table::Table::Record(&codecs::TYPE_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    capabilities: &[
        Capability { name: "none", scope: None },
    ],
    ..Spec::EMPTY
};

/// Counts.
#[rustfmt::skip]
pub static COUNT: Spec = Spec {
    name: "count",
    description: "Counts.",
    toolset: "odd: things",
    service: "archive",
    args: table::Table::Record(&codecs::COUNT_ARGS),
    result: Some(table::Table::INT),
    item: Some(codecs::COUNT_ITEM_TABLE),
    input_schema: r#"{"type":"object","properties":{"to":{"type":"integer"}},"required":["to"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer"}"#),
    item_schema: Some(r#"{"type":"array","items":{"type":"integer"},"minItems":1}"#),
    next: &[
        Handoff { tool: "burn", reason: "When it is done" },
    ],
    ..Spec::EMPTY
};

/// The tool `fetch!`.
#[rustfmt::skip]
pub static FETCH: Spec = Spec {
    name: "fetch!",
    description: "",
    toolset: "odd: things",
    service: "archive",
    args: table::Table::Record(&codecs::FETCH_ARGS),
    result: Some(table::Table::Record(&codecs::FETCH_RESULT)),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"fetch!":{"type":"integer"}},"required":["fetch!"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `../x`.
#[rustfmt::skip]
pub static X: Spec = Spec {
    name: "../x",
    description: "",
    toolset: "odd: things",
    service: "archive",
    args: table::Table::Record(&codecs::X_ARGS),
    result: Some(codecs::X_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"self":{"type":"string"}},"required":["self"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"string"},"minItems":1}"#),
    ..Spec::EMPTY
};

/// The tool `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
#[rustfmt::skip]
pub static A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS: Spec = Spec {
    name: "a_tool_with_a_name_that_is_longer_than_most_names_of_tools",
    description: "",
    toolset: "odd: things",
    service: "archive",
    args: table::Table::Record(&codecs::A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_ARGS),
    result: Some(codecs::A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TABLE),
    item: Some(table::Table::Record(&codecs::A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM)),
    input_schema: r#"{"type":"object","properties":{"an_argument":{"type":"string"}},"required":["an_argument"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"an_item":{"type":"string"}},"required":["an_item"],"additionalProperties":false}}"#),
    item_schema: Some(r#"{"type":"object","properties":{"a_part":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}},"required":["a_part"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
