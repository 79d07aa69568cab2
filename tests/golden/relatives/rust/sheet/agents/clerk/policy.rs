// Made by toolc from relatives.tools; do not edit.

//! The limits of the agent `clerk`.

use toolrt::agent::AgentPolicy;

/// The limits of a run.
pub const POLICY: AgentPolicy = AgentPolicy {
    calls: None,
    failures: None,
    time_ms: None,
    plan_timeout_ms: None,
    tool_timeout_ms: None,
    on_missing: None,
};
