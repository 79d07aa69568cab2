// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the agent `idle`, as data.

use toolrt::agent::AgentSpec;
use toolrt::spec::Spec;

use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "idle",
    service: "desk",
    description: "Nothing at all.",
    version: Some("2.0.0"),
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[],
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
