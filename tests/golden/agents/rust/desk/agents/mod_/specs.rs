// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the agent `../mod`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::{Capability, Spec};
use toolrt::table;

use super::super::super::super::desk::tools::research;
use super::codecs;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "../mod",
    service: "desk",
    description: "",
    version: Some("2.0.0"),
    uses: &[
        View { toolset: &research::specs::TOOLSET, tools: &[] },
    ],
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[&ONLY],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The completion `only`.
#[rustfmt::skip]
pub static ONLY: CompletionSpec = CompletionSpec {
    name: "only",
    agent: "../mod",
    description: "",
    answer: table::Table::Null,
    schema: r#"{"type":"null"}"#,
};
