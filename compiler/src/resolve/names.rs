//! Names that are unique in the whole project, each kind for itself.

use std::collections::{HashMap, HashSet};

use super::Resolver;
use super::codes::UNKNOWN_NAME;
use super::scope::suggest;
use crate::diagnostics::{Finding, Findings, Suggestions};
use crate::ir::{
    AgentId, CliId, ErrorId, McpServerId, MethodId, PackageId, ServiceId, ToolId, ToolsetId, TypeId,
};
use crate::source::Text;
use crate::syntax::ast;

/// Who is called what.
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

impl Resolver<'_> {
    pub(super) fn service_named(&mut self, name: &ast::Name) -> Option<ServiceId> {
        look_up(
            "service",
            name,
            &self.names.services,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )
    }

    pub(super) fn toolset_named(&mut self, name: &ast::Name) -> Option<ToolsetId> {
        look_up(
            "toolset",
            name,
            &self.names.toolsets,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )
    }

    pub(super) fn tool_named(&mut self, name: &ast::Name) -> Option<ToolId> {
        look_up(
            "tool",
            name,
            &self.names.tools,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )
    }
}

/// The id of a name; what is not there gets a finding, unless its declaration could not be parsed.
pub(super) fn look_up<Id: Copy>(
    kind: &str,
    name: &ast::Name,
    table: &HashMap<Text, Id>,
    junk: &HashSet<Text>,
    suggestions: &Suggestions,
    findings: &mut Findings,
) -> Option<Id> {
    if let Some(id) = table.get(&name.text) {
        return Some(*id);
    }
    if !junk.contains(&name.text) {
        let known = || table.keys().map(|name| &**name);
        let close = suggestions.nearest_of(&name.text, table.len(), known, []);
        let finding = Finding::new(
            &UNKNOWN_NAME,
            name.span,
            format!("there is no {kind} `{}`", name.text),
        );
        findings.add(suggest(
            finding.here("not declared"),
            name.span,
            &name.text,
            &close,
        ));
    }
    None
}
