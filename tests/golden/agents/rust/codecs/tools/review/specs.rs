// Made by toolc from shared.tools; do not edit.

//! Everything the design declares of the toolset `Review!`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "Review!",
    service: "codecs",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&REVIEW_FINDING];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Its types are called like those of another toolset.
#[rustfmt::skip]
pub static REVIEW_FINDING: Spec = Spec {
    name: "review finding",
    description: "Its types are called like those of another toolset.",
    toolset: "Review!",
    service: "codecs",
    args: table::Table::Record(&codecs::REVIEW_FINDING_ARGS),
    result: Some(table::Table::Record(&codecs::REVIEW_FINDING_RESULT)),
    input_schema: r#"{"type":"object","properties":{"finding":{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}},"required":["finding"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"problems":{"type":"integer"}},"required":["problems"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
