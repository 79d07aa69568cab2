//! Which service owns a toolset, and which agents implement it.

use foldhash::{HashMap, HashMapExt};

use super::codes::{NO_OWNER, NOT_OWNED, OWNER_CONFLICT};
use super::state::{Nested, Resolver, ToolKind};
use super::statements::held;
use super::wording::list;
use crate::diagnostics::Finding;
use crate::ir::{AgentId, ServiceId, ToolsetId};
use crate::source::Span;
use crate::syntax::ast::{self, Home, StatementKind};

impl Resolver<'_> {
    /// Finds the owner of each toolset.
    pub(super) fn owners(&mut self) {
        let exporting = self.exporting_services();
        for index in 0..self.trees.toolsets.len() {
            let id = ToolsetId(index as u32);
            let exporting = exporting.get(&id).map_or(&[][..], Vec::as_slice);
            let owner = self.owner(id, exporting);
            self.design[id].owner = owner;
            if let Some(owner) = owner {
                self.design[owner].toolsets.push(id);
            }
        }
    }

    /// The first of these that has a candidate decides: nesting, `owner`, bindings, exports.
    fn owner(&mut self, id: ToolsetId, exporting: &[(ServiceId, Span)]) -> Option<ServiceId> {
        let tree = self.trees.toolsets[id.0 as usize];
        let nested = match tree.nested {
            Nested::No => None,
            Nested::Service(service) => Some(service),
            Nested::Agent(agent) => Some(self.design[agent].service),
        };
        let named = tree.tree.and_then(|tree| {
            let mut kinds = tree.block.statements().map(|statement| &statement.kind);
            kinds.find_map(held!(Owner(name) => name))
        });
        if let Some(name) = named {
            let owner = self.service_named(name);
            if let (Some(owner), Some(nested)) = (owner, nested)
                && owner != nested
            {
                let message = format!("toolset `{}` has two owners", self.design[id].name);
                let finding = Finding::new(&OWNER_CONFLICT, name.span, message)
                    .here(format!("`{}` by this line", name.text))
                    .related(
                        self.design[id].place.span,
                        format!("nested in `{}`", self.design[nested].name),
                    )
                    .help("remove the `owner` line, or move the toolset to the top of a file");
                self.add(finding);
            }
            // An unknown name has its finding: the toolset then belongs to nobody, silently.
            return nested.or(owner);
        }
        if nested.is_some() {
            return nested;
        }
        let bound = self.bound_services(id);
        let candidates = if bound.is_empty() { exporting } else { &bound };
        match candidates {
            [(only, _)] => Some(*only),
            [] => {
                let name = self.design[id].name.clone();
                let finding = Finding::new(
                    &NO_OWNER,
                    self.design[id].place.span,
                    format!("nobody owns toolset `{name}`"),
                )
                .here("no service holds, exports or implements it");
                let finding = match &self.design.services[..] {
                    [only] => finding.help(format!("write `owner {}` in the toolset", only.name)),
                    _ => finding.help(format!("write `owner service_name` in the toolset, or `exports {name}` in its service")),
                };
                self.add(finding);
                None
            }
            [(first, _), ..] => {
                let names: Vec<String> = candidates
                    .iter()
                    .map(|(service, _)| format!("`{}`", self.design[*service].name))
                    .collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let message = format!(
                    "toolset `{}` could belong to {}",
                    self.design[id].name,
                    list(&names, "or")
                );
                let mut finding =
                    Finding::new(&OWNER_CONFLICT, self.design[id].place.span, message)
                        .here("one service must own it")
                        .help(format!(
                            "write `owner {}` in the toolset",
                            self.design[*first].name
                        ));
                for (service, span) in candidates {
                    finding =
                        finding.related(*span, format!("`{}` by this", self.design[*service].name));
                }
                self.add(finding);
                None
            }
        }
    }

    /// The services whose methods a toolset's tools are bound to, each with the position of one such binding.
    fn bound_services(&self, id: ToolsetId) -> Vec<(ServiceId, Span)> {
        let mut found: Vec<(ServiceId, Span)> = Vec::new();
        for tool in &self.design[id].tools {
            let ToolKind::Tool(tree) = self.trees.tools[tool.0 as usize].kind else {
                continue;
            };
            for statement in tree.block.iter().flat_map(ast::Block::statements) {
                let StatementKind::Bind { method, .. } = &statement.kind else {
                    continue;
                };
                let service = method
                    .parts
                    .first()
                    .and_then(|name| self.names.services.get(&name.text));
                if let Some(service) = service
                    .copied()
                    .filter(|service| found.iter().all(|(known, _)| known != service))
                {
                    found.push((service, method.span));
                }
            }
        }
        found
    }

    /// The services that export each toolset, themselves or through an agent.
    fn exporting_services(&self) -> HashMap<ToolsetId, Vec<(ServiceId, Span)>> {
        let services = self.design.services.iter();
        let services = services.map(|service| (service.id, service.place.span, &service.exports));
        let agents = self.design.agents.iter();
        let agents = agents.map(|agent| (agent.service, agent.place.span, &agent.exports));
        let mut found: HashMap<ToolsetId, Vec<(ServiceId, Span)>> = HashMap::new();
        for (service, span, exports) in services.chain(agents) {
            for toolset in exports {
                let of = found.entry(*toolset).or_default();
                if of.iter().all(|(known, _)| *known != service) {
                    of.push((service, span));
                }
            }
        }
        found
    }

    /// Finds the toolsets that agents implement: nested ones, and those that they export.
    pub(super) fn agent_exports(&mut self) {
        for index in 0..self.trees.toolsets.len() {
            if let Nested::Agent(agent) = self.trees.toolsets[index].nested {
                self.design[ToolsetId(index as u32)].agent = Some(agent);
            }
        }
        for index in 0..self.trees.agents.len() {
            let id = AgentId(index as u32);
            let (_, tree) = self.trees.agents[index];
            for statement in self.statements_of(&tree.block, Home::Agent) {
                let StatementKind::Exports(names) = &statement.kind else {
                    continue;
                };
                for name in names {
                    let Some(toolset) = self.toolset_named(name) else {
                        continue;
                    };
                    let other = self.design[toolset].agent.filter(|other| *other != id);
                    if let Some(other) = other {
                        let message = format!("two agents implement toolset `{}`", name.text);
                        let finding = Finding::new(&OWNER_CONFLICT, name.span, message)
                            .here(format!("`{}` exports it", self.design[id].name))
                            .related(self.design[other].place.span, "this one implements it, too");
                        self.add(finding);
                        continue;
                    }
                    self.design[toolset].agent = Some(id);
                    let agent = &mut self.design[id];
                    if !agent.exports.contains(&toolset) {
                        agent.exports.push(toolset);
                    }
                    if !agent.toolsets.contains(&toolset) {
                        agent.toolsets.push(toolset);
                    }
                }
            }
        }
    }

    /// A service may export only toolsets that it owns.
    pub(super) fn exports_of_others(&mut self) {
        for index in 0..self.trees.services.len() {
            let id = ServiceId(index as u32);
            let (_, tree) = self.trees.services[index];
            let kinds = tree.block.statements().map(|statement| &statement.kind);
            let names = kinds.filter_map(held!(Exports(names) => names));
            for name in names.flatten() {
                let Some(toolset) = self.names.toolsets.get(&name.text).copied() else {
                    continue;
                };
                let Some(owner) = self.design[toolset].owner.filter(|owner| *owner != id) else {
                    continue;
                };
                let message = format!(
                    "`{}` belongs to service `{}`",
                    name.text, self.design[owner].name
                );
                let finding = Finding::new(&NOT_OWNED, name.span, message)
                    .here(format!("`{}` cannot export it", self.design[id].name))
                    .related(self.design[toolset].place.span, "declared here");
                self.add(finding);
            }
        }
    }
}
