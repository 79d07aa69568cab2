// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the toolset `research`, as data.

use toolrt::call::{Action, Kind};
use toolrt::spec::{ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::acme_desk::codecs as acme_desk;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "research",
    service: "desk",
    description: "Research, done by an agent.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&RESEARCH, &STREAM_RESEARCH, &SUMMARIZE];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find out.
#[rustfmt::skip]
pub static RESEARCH: Spec = Spec {
    name: "research",
    description: "Find out.",
    toolset: "research",
    service: "desk",
    implementation: Implementation::Agent("researcher"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::RESEARCH_ARGS),
    result: Some(table::Table::Record(&acme_desk::FINDING)),
    item: Some(table::Table::Tagged(&acme_desk::MOVE)),
    input_schema: r#"{"type":"object","properties":{"question":{"description":"What is to be found out.","type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["text"],"additionalProperties":false},"depth":{"type":"integer","default":1}},"required":["question"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}"#),
    item_schema: Some(r#"{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}"#),
    errors: &[
        ErrorSpec {
            code: "nobody_knows",
            kind: Kind::NotFound,
            message: "Nobody knows.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
    ],
    timeout_ms: Some(120000),
    ..Spec::EMPTY
};

/// The tool `stream_research`.
#[rustfmt::skip]
pub static STREAM_RESEARCH: Spec = Spec {
    name: "stream_research",
    description: "",
    toolset: "research",
    service: "desk",
    implementation: Implementation::Agent("researcher"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::STREAM_RESEARCH_ARGS),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// The tool `summarize`.
#[rustfmt::skip]
pub static SUMMARIZE: Spec = Spec {
    name: "summarize",
    description: "",
    toolset: "research",
    service: "desk",
    implementation: Implementation::Agent("researcher"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::SUMMARIZE_ARGS),
    result: Some(codecs::SUMMARIZE_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"texts":{"type":"array","items":{"type":"string"}}},"required":["texts"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"text":{"type":"string"},"weight":{"type":"number"}},"required":["text","weight"],"additionalProperties":false}}"#),
    partial: true,
    ..Spec::EMPTY
};
