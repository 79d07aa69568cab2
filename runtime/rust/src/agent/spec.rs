//! Everything a design declares of an agent, as static data.

use super::CompletionSpec;
use crate::spec::{Capability, Handoff, Spec, ToolsetSpec};

/// An agent: its instructions, the tools that it may call, the toolsets that it implements, and its limits.
///
/// Tools and toolsets are the specs of the packages that own them, by reference: there is no second
/// schema.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AgentSpec {
    pub name: &'static str,
    /// The service that it belongs to.
    pub service: &'static str,
    pub title: Option<&'static str>,
    pub description: &'static str,
    /// The agent's own version, else that of its service.
    pub version: Option<&'static str>,
    /// The instructions for its model.
    pub instructions: Option<&'static str>,
    /// The toolsets that it uses, each with the tools that are left of it.
    pub uses: &'static [View],
    /// The tools of all `uses`, in order, as its model sees them.
    pub tools: &'static [&'static Spec],
    /// The toolsets that it implements: those nested in it and those it exports.
    pub implements: &'static [&'static ToolsetSpec],
    /// The toolsets that it makes a part of its service's public tools.
    pub exports: &'static [&'static ToolsetSpec],
    /// The typed answers of its model.
    pub completions: &'static [&'static CompletionSpec],
    /// The capabilities that the tools it uses need, each once: a host grants them for a run of the agent.
    pub capabilities: &'static [Capability],
    /// The permissions that the tools that it uses require, each once.
    pub scopes: &'static [&'static str],
    pub policy: AgentPolicy,
}

impl AgentSpec {
    /// An empty agent, to build others from: `AgentSpec { name: …, ..AgentSpec::EMPTY }`.
    pub const EMPTY: Self = Self {
        name: "",
        service: "",
        title: None,
        description: "",
        version: None,
        instructions: None,
        uses: &[],
        tools: &[],
        implements: &[],
        exports: &[],
        completions: &[],
        capabilities: &[],
        scopes: &[],
        policy: AgentPolicy::UNSAID,
    };

    /// The tool `name`, if the agent uses it.
    pub fn tool(&self, name: &str) -> Option<&'static Spec> {
        self.tools.iter().copied().find(|spec| spec.name == name)
    }

    /// The completion `name`.
    pub fn completion(&self, name: &str) -> Option<&'static CompletionSpec> {
        self.completions
            .iter()
            .copied()
            .find(|spec| spec.name == name)
    }

    /// What to call after `tool`, as far as the agent uses it: a tool may recommend others that this
    /// agent does not have.
    pub fn next(&self, tool: &Spec) -> impl Iterator<Item = &'static Handoff> {
        tool.next
            .iter()
            .filter(|handoff| self.tool(handoff.tool).is_some())
    }
}

/// A part of a toolset as an agent sees it.
#[derive(Debug, Clone, Copy)]
pub struct View {
    /// The whole toolset, for its guidance.
    pub toolset: &'static ToolsetSpec,
    /// The tools that are left of it, in its order.
    pub tools: &'static [&'static Spec],
}

/// The limits of a run of an agent; `None` if the design sets none. Times are milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct AgentPolicy {
    /// Most tool calls; those of unmetered tools are free.
    pub calls: Option<u64>,
    /// Most failed calls in a row.
    pub failures: Option<u64>,
    /// For the whole run.
    pub time_ms: Option<u64>,
    /// For one turn of the model.
    pub plan_timeout_ms: Option<u64>,
    /// For one tool call.
    pub tool_timeout_ms: Option<u64>,
    /// What to do when information that the agent needs is missing.
    pub on_missing: Option<OnMissing>,
}

impl AgentPolicy {
    /// No limits.
    pub const UNSAID: Self = Self {
        calls: None,
        failures: None,
        time_ms: None,
        plan_timeout_ms: None,
        tool_timeout_ms: None,
        on_missing: None,
    };
}

/// What an agent does when information that it needs is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OnMissing {
    /// It asks.
    Clarify,
    /// It ends.
    Finish,
    /// It continues without it.
    Resume,
}
