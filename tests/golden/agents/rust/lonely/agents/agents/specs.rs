// Made by toolc from shared.tools; do not edit.

//! Everything the design declares of the agent `agents`, as data.

use toolrt::agent::{AgentSpec, View};
use toolrt::spec::{Capability, Spec};

use super::archive::tools::archive;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "agents",
    service: "lonely",
    description: "",
    uses: &[
        View { toolset: &archive::specs::TOOLSET, tools: &[&archive::specs::SEARCH_ARCHIVE, &archive::specs::BURN] },
    ],
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[],
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
pub static SPECS: &[&Spec] = &[&archive::specs::SEARCH_ARCHIVE, &archive::specs::BURN];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}
