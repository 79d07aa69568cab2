// Made by toolc from research.tools; do not edit.

//! The limits of the agent `researcher`.

use toolrt::agent::{AgentPolicy, OnMissing};

/// The limits of a run.
pub const POLICY: AgentPolicy = AgentPolicy {
    calls: Some(6),
    failures: Some(2),
    time_ms: Some(60000),
    plan_timeout_ms: Some(20000),
    tool_timeout_ms: Some(5000),
    on_missing: Some(OnMissing::Finish),
};
