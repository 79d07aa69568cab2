//! What a design declares of a command, as static data.

use crate::mcp::{PromptSpec, ResourceSpec, ServerSpec};

/// A command, with the names of the tools that it shows.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct CommandSpec {
    pub name: &'static str,
    /// The service that declares it.
    pub service: &'static str,
    pub title: Option<&'static str>,
    pub description: &'static str,
    pub version: Option<&'static str>,
    /// In the order of the design.
    pub tools: &'static [&'static str],
    /// The servers whose resources and prompts it shows.
    pub shares: &'static [&'static ServerSpec],
    /// Its own resources.
    pub resources: &'static [ResourceSpec],
    /// Its own prompts.
    pub prompts: &'static [PromptSpec],
    /// What `--docs` prints: texts by their formats.
    pub documents: &'static [(&'static str, &'static str)],
}

impl CommandSpec {
    /// An empty command, to build others from: `CommandSpec { name: …, ..CommandSpec::EMPTY }`.
    pub const EMPTY: Self = Self {
        name: "",
        service: "",
        title: None,
        description: "",
        version: None,
        tools: &[],
        shares: &[],
        resources: &[],
        prompts: &[],
        documents: &[],
    };
}
