//! Everything that is declared of an agent, as data, without the names that a language gives to what it uses.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{self, Agent, Design, OnMissing};

use super::spec::{Capability, literals, some};
use crate::slot::Slot;

/// An agent.
#[derive(JsonSchema, Serialize)]
pub(crate) struct AgentSpec {
    name: Slot,
    service: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    version: Option<Slot>,
    instructions: Option<Slot>,
    capabilities: Vec<Capability>,
    scopes: Vec<Slot>,
}

/// The limits of a run.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Policy {
    limits: Vec<Limit>,
    /// What happens where an argument is missing.
    on_missing: Option<Slot>,
}

/// A number, where there is a limit.
#[derive(JsonSchema, Serialize)]
struct Limit {
    name: Slot,
    value: Option<u64>,
}

impl AgentSpec {
    pub(crate) fn of(design: &Design, agent: &Agent) -> Self {
        Self {
            name: Slot::literal(&*agent.name),
            service: Slot::literal(&*design[agent.service].name),
            title: some(&agent.title),
            description: some(&agent.docs),
            version: some(&agent.version),
            instructions: some(&agent.instructions),
            capabilities: agent.capabilities.iter().map(Capability::of).collect(),
            scopes: literals(agent.scopes.iter().map(|scope| &**scope)),
        }
    }
}

impl Policy {
    pub(crate) fn of(policy: &ir::AgentPolicy) -> Self {
        let limits = [
            ("calls", policy.calls),
            ("failures", policy.failures),
            ("time_ms", policy.time),
            ("plan_timeout_ms", policy.plan_timeout),
            ("tool_timeout_ms", policy.tool_timeout),
        ];
        let limit = |(name, value)| Limit {
            name: Slot::word(name),
            value,
        };
        let on_missing = policy.on_missing.map(|what| match what {
            OnMissing::Clarify => "clarify",
            OnMissing::Finish => "finish",
            OnMissing::Resume => "resume",
        });
        Self {
            limits: limits.into_iter().map(limit).collect(),
            on_missing: on_missing.map(Slot::word),
        }
    }
}
