// Made by toolc from shared.tools; do not edit.

//! The limits of the agent `agents`.

use toolrt::agent::AgentPolicy;

/// The limits of a run.
pub const POLICY: AgentPolicy = AgentPolicy {
    calls: None,
    failures: None,
    time_ms: Some(3600000),
    plan_timeout_ms: None,
    tool_timeout_ms: None,
    on_missing: None,
};
