//! The tables of names: of the whole project, and of one file.

use std::sync::OnceLock;

use foldhash::{HashMap, HashMapExt};

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
    /// See [`Self::homes`].
    homes: OnceLock<HashMap<Text, Vec<PackageId>>>,
    pub errors: HashMap<Text, ErrorId>,
    pub services: HashMap<Text, ServiceId>,
    pub methods: HashMap<(ServiceId, Text), MethodId>,
    pub toolsets: HashMap<Text, ToolsetId>,
    pub tools: HashMap<Text, ToolId>,
    pub agents: HashMap<Text, AgentId>,
    pub mcp_servers: HashMap<Text, McpServerId>,
    pub clis: HashMap<Text, CliId>,
}

impl Names {
    /// The packages that have a type of a name, for names that are unknown where they stand. The table of them all is
    /// made for the first one.
    pub(super) fn homes(&self, name: &str) -> &[PackageId] {
        let homes = self.homes.get_or_init(|| {
            let mut homes: HashMap<Text, Vec<PackageId>> = HashMap::new();
            for (package, types) in &self.types {
                for name in types.keys() {
                    homes.entry(name.clone()).or_default().push(*package);
                }
            }
            homes
        });
        homes.get(name).map_or(&[], Vec::as_slice)
    }
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
