//! Tools: their statements, and the defaults of their toolsets.

use foldhash::{HashSet, HashSetExt};

use super::codes::CONTRADICTION;
use super::state::{Resolver, ToolKind, ToolTree};
use super::statements::held;
use super::values;
use crate::diagnostics::Finding;
use crate::ir::*;
use crate::source::{Span, Text};
use crate::syntax::ast::{self, ChainMember, Flag, Home, Statement, StatementKind};

/// A tool's own statements and its toolset's defaults.
struct Said<'a> {
    own: Vec<&'a Statement>,
    defaults: Vec<&'a Statement>,
}

impl<'a> Said<'a> {
    /// The nearest statement of a kind.
    fn nearest<T>(&self, wanted: impl Fn(&'a StatementKind) -> Option<T>) -> Option<T> {
        self.own
            .iter()
            .chain(&self.defaults)
            .find_map(|statement| wanted(&statement.kind))
    }

    /// All statements of a kind, the toolset's first.
    fn all<T>(&self, wanted: impl Fn(&'a StatementKind) -> Option<T>) -> Vec<T> {
        self.defaults
            .iter()
            .chain(&self.own)
            .filter_map(|statement| wanted(&statement.kind))
            .collect()
    }

    fn flag(&self, flag: Flag) -> bool {
        self.nearest(|kind| {
            matches!(kind, StatementKind::Flag(said) if *said == flag).then_some(())
        })
        .is_some()
    }
}

impl<'a> Resolver<'a> {
    /// Resolves the statements of tools, except those that refer to values of tools.
    pub(super) fn tool_statements(&mut self) {
        let mut defaults: Vec<Vec<&'a Statement>> = Vec::new();
        for toolset in 0..self.trees.toolsets.len() {
            let tree = self.trees.toolsets[toolset].tree;
            let block = tree.iter().flat_map(|tree| tree.block.statements());
            // What describes the toolset itself is no default of its tools.
            let block = block.filter(|statement| {
                !matches!(
                    statement.kind,
                    StatementKind::Title(_)
                        | StatementKind::When(_)
                        | StatementKind::Avoid(_)
                        | StatementKind::Delegate(_)
                        | StatementKind::Version(_)
                        | StatementKind::Owner(_)
                        | StatementKind::Exports(_)
                )
            });
            defaults.push(block.collect());
        }
        for index in 0..self.trees.tools.len() {
            let tree = self.trees.tools[index];
            let own = self.own_statements(tree);
            let said = Said {
                own,
                defaults: defaults[tree.toolset.0 as usize].clone(),
            };
            self.tool(ToolId(index as u32), tree, &said);
        }
    }

    fn own_statements(&mut self, tree: ToolTree<'a>) -> Vec<&'a Statement> {
        let block = match tree.kind {
            ToolKind::Tool(tool) => tool.block.as_ref(),
            ToolKind::Method(_, tool) => tool.block.as_ref(),
            ToolKind::Chain(chain) => {
                let statements = chain.body.iter().filter_map(ChainMember::statement);
                return self.allowed(statements, Home::Chain);
            }
        };
        block
            .map(|block| self.statements_of(block, Home::Tool))
            .unwrap_or_default()
    }

    fn tool(&mut self, id: ToolId, tree: ToolTree<'a>, said: &Said<'a>) {
        self.metadata_of(id, tree.toolset, said);
        self.limits_of(id, said);
        let flags = |flag| said.flag(flag);
        // A toolset says it of all its tools; a chain can do neither.
        let tool = !matches!(tree.kind, ToolKind::Chain(_));
        let (dry_run, partial) = (tool && flags(Flag::DryRun), tool && flags(Flag::Partial));
        let (ends_run, unmetered) = (flags(Flag::Final), flags(Flag::Unmetered));
        let effects = self.effects_of(said);
        let mut capabilities = Vec::new();
        let mut known: HashSet<Capability> = HashSet::new();
        for text in said.all(held!(Needs(texts) => texts)) {
            for text in text {
                let capability = self.reader().capability(text);
                capabilities
                    .extend(capability.filter(|capability| known.insert(capability.clone())));
            }
        }
        let scopes = said.all(held!(Scopes(scopes) => scopes));
        let mut scope_names: Vec<Text> = Vec::new();
        let mut seen: HashSet<&Text> = HashSet::new();
        for scope in scopes.into_iter().flatten() {
            if seen.insert(&scope.text) {
                scope_names.push(scope.text.clone());
            }
        }
        let class = said.nearest(held!(Data { class: Some(class), .. } => class));
        let data = class.and_then(|word| self.word("data class", word, DataClass::ALL));
        let pii = said.nearest(held!(Data { pii: Some(pii), .. } => pii));
        let pii = pii.and_then(|word| self.word("handling of personal data", word, Pii::ALL));
        let cost = said.nearest(held!(Cost(word) => word));
        let cost = cost.and_then(|word| self.word("cost", word, Cost::ALL));
        let implementation = self.implementation(tree, said);
        if let Implementation::Command { .. } = implementation {
            // A call starts a process, whatever the design says.
            let name = CapabilityName::ProcSpawn;
            let spawn = Capability { name, scope: None };
            if !known.contains(&spawn) {
                capabilities.push(spawn);
            }
        }
        let tool = &mut self.design[id];
        tool.implementation = implementation;
        (tool.dry_run, tool.partial, tool.ends_run, tool.unmetered) =
            (dry_run, partial, ends_run, unmetered);
        (tool.effects, tool.capabilities, tool.scopes) = (effects, capabilities, scope_names);
        (tool.data, tool.pii, tool.cost) = (data, pii, cost);
    }

    fn metadata_of(&mut self, id: ToolId, toolset: ToolsetId, said: &Said<'a>) {
        let own = |wanted: fn(&'a StatementKind) -> Option<&'a ast::Str>| {
            said.own
                .iter()
                .find_map(|statement| wanted(&statement.kind))
                .map(|text| text.text.clone())
        };
        let title = own(held!(Title(text) => text));
        let version = own(held!(Version(text) => text));
        let when = own(held!(When(text) => text));
        let avoid = own(held!(Avoid(text) => text));
        let delegate = own(held!(Delegate(text) => text));
        let remote = own(held!(Remote(text) => text));
        let deprecated = said.nearest(held!(Deprecated(text) => text));
        let deprecated = deprecated.map(|text| {
            let text = text.as_ref().map(|text| text.text.clone());
            text.unwrap_or_default()
        });
        let meta = said.nearest(held!(Meta(value) => value));
        let meta = meta.map(|value| values::json(value, self.findings));
        let mut tags: Vec<Text> = Vec::new();
        let mut seen: HashSet<&Text> = HashSet::new();
        for tag in said.all(held!(Tags(tags) => tags)).into_iter().flatten() {
            if seen.insert(&tag.text) {
                tags.push(tag.text.clone());
            }
        }
        let icons = self.icons(&said.own);
        let mut next = Vec::new();
        for (name, text) in said.all(held!(Next { tool, text } => (tool, text))) {
            if let Some(tool) = self.tool_named(name) {
                next.push(Next {
                    tool,
                    text: text.as_ref().map(|text| text.text.clone()),
                });
            }
        }
        let toolset = &self.design[toolset];
        let inherited = toolset.version.clone().or_else(|| {
            toolset
                .owner
                .and_then(|owner| self.design[owner].version.clone())
        });
        let tool = &mut self.design[id];
        (tool.title, tool.version, tool.remote) = (title, version.or(inherited), remote);
        (tool.when, tool.avoid, tool.delegate) = (when, avoid, delegate);
        (tool.deprecated, tool.meta, tool.tags, tool.next) = (deprecated, meta, tags, next);
        tool.icons = icons;
    }

    fn limits_of(&mut self, id: ToolId, said: &Said<'a>) {
        let timeout = said.nearest(held!(Timeout(time) => time));
        let timeout = timeout.and_then(|time| self.positive("timeout", time.millis, time.span));
        let parallel = said.nearest(held!(Parallel(count) => count));
        let parallel =
            parallel.and_then(|count| self.positive("parallel", count.value, count.span));
        let retries = said.nearest(held!(Retries { count, backoff } => (count, backoff)));
        let retries = retries.and_then(|(count, backoff)| {
            let count = self.positive("retries", count.value, count.span)?;
            Some(Retries {
                count,
                backoff: backoff.as_ref().map(|time| time.millis),
            })
        });
        let tool = &mut self.design[id];
        (tool.timeout, tool.parallel, tool.retries) = (timeout, parallel, retries);
    }

    /// A tool's own effects replace its toolset's as a group.
    fn effects_of(&mut self, said: &Said<'a>) -> Effects {
        let own = said.own.iter().any(|statement| is_effect(&statement.kind));
        let from = if own { &said.own } else { &said.defaults };
        let mut effects = Effects::default();
        let mut opposite: Option<(&str, &str, Span)> = None;
        for statement in from {
            let StatementKind::Flag(flag) = &statement.kind else {
                continue;
            };
            let (slot, value, names) = match flag {
                Flag::Readonly => (&mut effects.readonly, true, None),
                Flag::Idempotent => (&mut effects.idempotent, true, None),
                Flag::Destructive => (
                    &mut effects.destructive,
                    true,
                    Some(("destructive", "additive")),
                ),
                Flag::Additive => (
                    &mut effects.destructive,
                    false,
                    Some(("additive", "destructive")),
                ),
                Flag::OpenWorld => (
                    &mut effects.open_world,
                    true,
                    Some(("open_world", "closed_world")),
                ),
                Flag::ClosedWorld => (
                    &mut effects.open_world,
                    false,
                    Some(("closed_world", "open_world")),
                ),
                Flag::DryRun
                | Flag::Partial
                | Flag::Final
                | Flag::Unmetered
                | Flag::Watched
                | Flag::Hosted => continue,
            };
            if let (Some(before), Some((name, other))) = (*slot, names)
                && before != value
            {
                opposite = Some((name, other, statement.keyword));
            }
            *slot = Some(value);
        }
        if let Some((name, other, span)) = opposite {
            let finding = Finding::new(
                &CONTRADICTION,
                span,
                format!("a tool cannot be `{name}` and `{other}`"),
            )
            .here("the opposite was said before")
            .help("keep one of them");
            self.add(finding);
        }
        effects
    }

    fn implementation(&mut self, tree: ToolTree<'a>, said: &Said<'a>) -> Implementation {
        match tree.kind {
            ToolKind::Chain(_) => return Implementation::Chain,
            ToolKind::Method(method, _) => return Implementation::Method { method },
            ToolKind::Tool(_) => {}
        }
        let bind = said.own.iter().find_map(|statement| {
            if let StatementKind::Bind { method, .. } = &statement.kind {
                Some((statement.keyword, method))
            } else {
                None
            }
        });
        let toolset = &self.design[tree.toolset];
        if let Some((keyword, path)) = bind {
            if toolset.from.is_some() {
                let message = format!(
                    "toolset `{}` runs elsewhere, so its tools have no methods",
                    toolset.name
                );
                let finding = Finding::new(&CONTRADICTION, keyword, message)
                    .here("bound to a method")
                    .related(toolset.place.span, "`from mcp` or `from command`")
                    .help("remove the `bind` line, or the `from` of the toolset");
                self.add(finding);
            }
            return match self.method_named(path) {
                Some(method) => Implementation::Method { method },
                None => Implementation::External,
            };
        }
        match (&toolset.from, toolset.agent) {
            (Some(Remote::Mcp(label)), _) => Implementation::Mcp {
                label: label.clone(),
            },
            (Some(Remote::Command(label)), _) => Implementation::Command {
                label: label.clone(),
            },
            (None, Some(agent)) => Implementation::Agent { agent },
            (None, None) => Implementation::External,
        }
    }
}

/// Whether a statement is one of the effects.
fn is_effect(kind: &StatementKind) -> bool {
    let StatementKind::Flag(flag) = kind else {
        return false;
    };
    match flag {
        Flag::Readonly
        | Flag::Destructive
        | Flag::Additive
        | Flag::Idempotent
        | Flag::OpenWorld
        | Flag::ClosedWorld => true,
        Flag::DryRun
        | Flag::Partial
        | Flag::Final
        | Flag::Unmetered
        | Flag::Watched
        | Flag::Hosted => false,
    }
}
