// Made by toolc from desk.tools; do not edit.

//! The limits of the agent `researcher`.

use toolrt::agent::{AgentPolicy, OnMissing};

/// The limits of a run.
pub const POLICY: AgentPolicy = AgentPolicy {
    calls: Some(20),
    failures: Some(3),
    time_ms: Some(300000),
    plan_timeout_ms: Some(45000),
    tool_timeout_ms: Some(90000),
    on_missing: Some(OnMissing::Clarify),
};
