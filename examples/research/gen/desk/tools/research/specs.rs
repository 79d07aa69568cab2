// Made by toolc from research.tools; do not edit.

//! Everything the design declares of the toolset `research`, as data.

use toolrt::call::{Action, Kind, TextPart};
use toolrt::spec::{Effects, ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::acme_research::codecs as acme_research;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "research",
    service: "desk",
    description: "Research in the notes.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&ANSWER_QUESTION];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Answer a question from the notes.
#[rustfmt::skip]
pub static ANSWER_QUESTION: Spec = Spec {
    name: "answer_question",
    description: "Answer a question from the notes.",
    toolset: "research",
    service: "desk",
    implementation: Implementation::Agent("researcher"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::ANSWER_QUESTION_ARGS),
    result: Some(table::Table::Record(&acme_research::ANSWER)),
    item: Some(table::Table::Tagged(&acme_research::STEP)),
    input_schema: r#"{"type":"object","properties":{"question":{"type":"string","minLength":1,"maxLength":200}},"required":["question"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"What was found out.","type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":400},"sources":{"type":"array","description":"The notes that say so.","items":{"type":"string"},"minItems":1,"uniqueItems":true}},"required":["text","sources"],"additionalProperties":false}"#),
    item_schema: Some(r#"{"description":"What the model wants to do next.","anyOf":[{"description":"Call a tool.","type":"object","properties":{"kind":{"type":"string","enum":["call"]},"tool":{"type":"string"},"args":{}},"required":["kind","tool","args"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","description":"Answer the question.","enum":["answer"]},"text":{"type":"string","minLength":1,"maxLength":400},"sources":{"type":"array","description":"The notes that say so.","items":{"type":"string"},"minItems":1,"uniqueItems":true}},"required":["kind","text","sources"],"additionalProperties":false}]}"#),
    provider_schemas: &[
        ("openai-strict", r#"{"type":"object","properties":{"question":{"type":"string","description":"At least 1 character. At most 200 characters."}},"required":["question"],"additionalProperties":false}"#),
        ("anthropic-strict", r#"{"type":"object","properties":{"question":{"type":"string","description":"At least 1 character. At most 200 characters."}},"required":["question"],"additionalProperties":false}"#),
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "not_in_notes",
            kind: Kind::NotFound,
            message: "The notes do not say.",
            field: Some("question"),
            action: Action::Replan,
            after_ms: None,
            hint: Some(&[TextPart::Text("Look elsewhere.")]),
        },
    ],
    timeout_ms: Some(60000),
    ..Spec::EMPTY
};
