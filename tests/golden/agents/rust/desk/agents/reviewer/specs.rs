// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the agent `reviewer`, as data.

use toolrt::agent::{AgentSpec, View};
use toolrt::spec::Spec;

use super::super::super::tools::research;
use super::super::super::tools::review;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "reviewer",
    service: "desk",
    description: "",
    version: Some("2.0.0"),
    uses: &[
        View { toolset: &research::specs::TOOLSET, tools: &[&research::specs::RESEARCH, &research::specs::STREAM_RESEARCH, &research::specs::SUMMARIZE] },
    ],
    tools: SPECS,
    implements: &[&review::specs::TOOLSET],
    exports: &[&review::specs::TOOLSET],
    completions: &[],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&research::specs::RESEARCH, &research::specs::STREAM_RESEARCH, &research::specs::SUMMARIZE];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}
