//! Agents and commands: who uses tools and who shows them.

use schemars::JsonSchema;
use serde::Serialize;

use super::{
    AgentId, Capability, CliId, McpServerId, Place, Prompt, Resource, ServiceId, ToolsetId, Type,
    View,
};
use crate::source::Text;

/// An agent.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Agent {
    /// Its id.
    pub id: AgentId,
    /// Unique in the project.
    pub name: Text,
    /// Its service.
    pub service: ServiceId,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `version "…"`, else the service's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<Text>,
    /// What it is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instructions: Option<Text>,
    /// What it may call.
    pub uses: Vec<View>,
    /// Toolsets that it implements: nested and exported ones.
    pub toolsets: Vec<ToolsetId>,
    /// Toolsets that it exports for its service.
    pub exports: Vec<ToolsetId>,
    /// Typed answers of the model itself.
    pub completions: Vec<Completion>,
    /// What the tools that it uses need, each once. A tool that another agent implements counts as it
    /// declares itself; that agent's own needs are its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub capabilities: Vec<Capability>,
    /// Permissions that the tools that it uses require, each once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scopes: Vec<Text>,
    /// Its limits.
    pub policy: AgentPolicy,
    /// The name in its declaration.
    pub place: Place,
}

/// A typed answer of an agent's model.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Completion {
    /// Unique in its agent.
    pub name: Text,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// What the model answers.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The name in its declaration.
    pub place: Place,
}

/// Limits of an agent; times in milliseconds.
#[derive(Debug, Default, Clone, Serialize, JsonSchema)]
pub struct AgentPolicy {
    /// Most tool calls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calls: Option<u64>,
    /// Most failures in a row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failures: Option<u64>,
    /// For the whole run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// For one turn of the model.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan_timeout: Option<u64>,
    /// For one tool call.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_timeout: Option<u64>,
    /// What it does when something it needs is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_missing: Option<OnMissing>,
}

/// What an agent does when something it needs is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnMissing {
    /// It asks.
    Clarify,
    /// It ends.
    Finish,
    /// It goes on without.
    Resume,
}

/// A command.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Cli {
    /// Its id.
    pub id: CliId,
    /// Unique in the project.
    pub name: Text,
    /// Its service.
    pub service: ServiceId,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `version "…"`, else the service's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<Text>,
    /// The tools that it shows.
    pub exposes: Vec<View>,
    /// `shares …`: the MCP servers of its service whose resources and prompts it shows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<McpServerId>,
    /// Its own resources.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<Resource>,
    /// Its own prompts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prompts: Vec<Prompt>,
    /// The toolset that stands for these, if it has any; only in a design that is ready.
    #[serde(skip)]
    pub toolset: Option<ToolsetId>,
    /// The name in its declaration.
    pub place: Place,
}
