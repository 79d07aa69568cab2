// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the toolset `review`, as data.

use toolrt::spec::{Handoff, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "review",
    service: "desk",
    title: Some("Reviews"),
    description: "Reviews, done by an agent.",
    version: Some("3.0.0"),
    when: Some("A finding is there"),
    avoid: Some("Nothing was found"),
    delegate: Some("The reviewer does it"),
    tools: SPECS,
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&REVIEW_FINDING, &REVIEW_ALL];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Say what is wrong with it.
#[rustfmt::skip]
pub static REVIEW_FINDING: Spec = Spec {
    name: "review_finding",
    description: "Say what is wrong with it.",
    toolset: "review",
    service: "desk",
    implementation: Implementation::Agent("reviewer"),
    version: Some("3.0.0"),
    args: table::Table::Record(&codecs::REVIEW_FINDING_ARGS),
    result: Some(table::Table::Record(&codecs::REVIEW_FINDING_RESULT)),
    input_schema: r#"{"type":"object","properties":{"finding":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}},"required":["finding"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"problems":{"type":"array","items":{"type":"string"}}},"required":["problems"],"additionalProperties":false}"#),
    next: &[
        Handoff { tool: "research", reason: "To find out more" },
        Handoff { tool: "burn", reason: "To forget it" },
    ],
    ..Spec::EMPTY
};

/// The tool `review_all`.
#[rustfmt::skip]
pub static REVIEW_ALL: Spec = Spec {
    name: "review_all",
    description: "",
    toolset: "review",
    service: "desk",
    implementation: Implementation::Agent("reviewer"),
    version: Some("3.0.0"),
    args: table::Table::Record(&codecs::REVIEW_ALL_ARGS),
    result: Some(table::Table::Json),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}}"#,
    output_schema: Some(r#"{}"#),
    data: Some("internal"),
    ..Spec::EMPTY
};
