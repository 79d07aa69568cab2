//! Names that are unique in the whole project, each kind for itself.

use std::collections::{HashMap, HashSet};

use super::Resolver;
use super::codes::UNKNOWN_NAME;
use super::scope::suggest;
use crate::diagnostics::{Finding, Findings, nearest};
use crate::ir::{
    AgentId, CliId, ErrorId, McpServerId, PackageId, ServiceId, ToolId, ToolsetId, TypeId,
};
use crate::source::Text;
use crate::syntax::ast;

/// Who is called what.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub packages: HashMap<Text, PackageId>,
    /// By package.
    pub types: HashMap<PackageId, HashMap<Text, TypeId>>,
    pub errors: HashMap<Text, ErrorId>,
    pub services: HashMap<Text, ServiceId>,
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
            self.findings,
        )
    }

    pub(super) fn toolset_named(&mut self, name: &ast::Name) -> Option<ToolsetId> {
        look_up(
            "toolset",
            name,
            &self.names.toolsets,
            &self.junk,
            self.findings,
        )
    }

    pub(super) fn tool_named(&mut self, name: &ast::Name) -> Option<ToolId> {
        look_up("tool", name, &self.names.tools, &self.junk, self.findings)
    }
}

/// The id of a name; what is not there gets a finding, unless its declaration could not be parsed.
pub(super) fn look_up<Id: Copy>(
    kind: &str,
    name: &ast::Name,
    table: &HashMap<Text, Id>,
    junk: &HashSet<Text>,
    findings: &mut Findings,
) -> Option<Id> {
    if let Some(id) = table.get(&name.text) {
        return Some(*id);
    }
    if !junk.contains(&name.text) {
        let mut known: Vec<&str> = table.keys().map(|name| &**name).collect();
        known.sort_unstable();
        let close = nearest(&name.text, known);
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
