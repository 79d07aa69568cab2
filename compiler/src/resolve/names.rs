//! The tables of names: of the whole project, and of one file.

use std::collections::HashMap;

use crate::ir::{
    AgentId, CliId, ErrorId, McpServerId, MethodId, PackageId, ServiceId, ToolId, ToolsetId, TypeId,
};
use crate::source::Text;

/// Names that are unique in the whole project, each kind for itself.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub packages: HashMap<Text, PackageId>,
    /// The first package whose name ends in a word.
    pub last_words: HashMap<Text, Text>,
    /// By package.
    pub types: HashMap<PackageId, HashMap<Text, TypeId>>,
    /// The packages that have a type of a name.
    pub homes: HashMap<Text, Vec<PackageId>>,
    pub errors: HashMap<Text, ErrorId>,
    pub services: HashMap<Text, ServiceId>,
    pub methods: HashMap<(ServiceId, Text), MethodId>,
    pub toolsets: HashMap<Text, ToolsetId>,
    pub tools: HashMap<Text, ToolId>,
    pub agents: HashMap<Text, AgentId>,
    pub mcp_servers: HashMap<Text, McpServerId>,
    pub clis: HashMap<Text, CliId>,
}

/// The names that a file sees besides the builtins.
#[derive(Debug)]
pub(super) struct Scope {
    pub package: PackageId,
    /// `use acme.common`: by the word to write before the dot.
    pub packages: HashMap<Text, PackageId>,
    /// `use acme.planner { Plan }`
    pub types: HashMap<Text, TypeId>,
    pub errors: HashMap<Text, ErrorId>,
}
