// Made by toolc from shared.tools; do not edit.

//! Everything the design declares of the agent `keeper`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::{Capability, Spec};
use toolrt::table;

use super::super::super::tools::archive;
use super::desk::tools::research;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "keeper",
    service: "archive",
    description: "Uses what an agent of another service implements.",
    uses: &[
        View { toolset: &research::specs::TOOLSET, tools: &[&research::specs::RESEARCH, &research::specs::STREAM_RESEARCH] },
        View { toolset: &archive::specs::TOOLSET, tools: &[&archive::specs::SEARCH_ARCHIVE, &archive::specs::FETCH, &archive::specs::BURN] },
    ],
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[&KEEP],
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./archive") },
        Capability { name: "net:read", scope: None },
        Capability { name: "fs:delete", scope: None },
        Capability { name: "fs:write", scope: None },
    ],
    scopes: &["archive:read", "archive:delete"],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&research::specs::RESEARCH, &research::specs::STREAM_RESEARCH, &archive::specs::SEARCH_ARCHIVE, &archive::specs::FETCH, &archive::specs::BURN];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The completion `keep?`.
#[rustfmt::skip]
pub static KEEP: CompletionSpec = CompletionSpec {
    name: "keep?",
    agent: "keeper",
    description: "",
    answer: table::Table::Bool,
    schema: r#"{"type":"boolean"}"#,
};
