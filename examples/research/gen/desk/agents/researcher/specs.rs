// Made by toolc from research.tools; do not edit.

//! Everything the design declares of the agent `researcher`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::{Capability, Spec};
use toolrt::table;

use super::super::super::tools::research;
use super::library::tools::notes;
use super::packages::acme_research::codecs as acme_research;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "researcher",
    service: "desk",
    description: "Answers questions from the notes, and says which.",
    version: Some("2.0.0"),
    instructions: Some("Find the notes that speak of the question, read them, then answer. Name your sources."),
    uses: &[
        View { toolset: &notes::specs::TOOLSET, tools: &[&notes::specs::FIND_NOTES, &notes::specs::READ_NOTE] },
    ],
    tools: SPECS,
    implements: &[&research::specs::TOOLSET],
    exports: &[],
    completions: &[&NEXT_STEP],
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./notes") },
    ],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&notes::specs::FIND_NOTES, &notes::specs::READ_NOTE];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The model's next step.
#[rustfmt::skip]
pub static NEXT_STEP: CompletionSpec = CompletionSpec {
    name: "next_step",
    agent: "researcher",
    description: "The model's next step.",
    answer: table::Table::Tagged(&acme_research::STEP),
    schema: r#"{"description":"What the model wants to do next.","anyOf":[{"description":"Call a tool.","type":"object","properties":{"kind":{"type":"string","enum":["call"]},"tool":{"type":"string"},"args":{}},"required":["kind","tool","args"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","description":"Answer the question.","enum":["answer"]},"text":{"type":"string","minLength":1,"maxLength":400},"sources":{"type":"array","description":"The notes that say so.","items":{"type":"string"},"minItems":1,"uniqueItems":true}},"required":["kind","text","sources"],"additionalProperties":false}]}"#,
};
