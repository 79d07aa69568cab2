// Made by toolc from planner.tools; do not edit.

//! The limits of the agent `session_planner`.

use toolrt::agent::{AgentPolicy, OnMissing};

/// The limits of a run.
pub const POLICY: AgentPolicy = AgentPolicy {
    calls: Some(20),
    failures: Some(3),
    time_ms: Some(300000),
    plan_timeout_ms: None,
    tool_timeout_ms: None,
    on_missing: Some(OnMissing::Clarify),
};
