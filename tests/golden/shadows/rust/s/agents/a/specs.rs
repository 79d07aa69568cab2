// Made by toolc from shadows.tools; do not edit.

//! Everything the design declares of the agent `a`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::Spec;
use toolrt::table;

use super::super::super::super::s::tools::named;
use super::super::super::super::types::other_names::codecs as other_names;
use super::codecs;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "a",
    service: "s",
    description: "",
    version: Some("1.0.0"),
    uses: &[
        View { toolset: &named::specs::TOOLSET, tools: &[&named::specs::LIST, &named::specs::BOOL] },
    ],
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[&EXCEPTION, &LIST],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&named::specs::LIST, &named::specs::BOOL];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The completion `Exception`.
#[rustfmt::skip]
pub static EXCEPTION: CompletionSpec = CompletionSpec {
    name: "Exception",
    agent: "a",
    description: "",
    answer: table::Table::Record(&other_names::EXCEPTION),
    schema: r#"{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
};

/// The completion `list`.
#[rustfmt::skip]
pub static LIST: CompletionSpec = CompletionSpec {
    name: "list",
    agent: "a",
    description: "",
    answer: codecs::LIST_ANSWER_TABLE,
    schema: r#"{"type":"array","items":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}}"#,
};
