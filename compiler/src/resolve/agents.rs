//! Agents: the tools that they use, their completions and their limits.

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::codes::{BAD_COUNT, SAID_TWICE, UNKNOWN_NAME, UNKNOWN_WORD};
use super::effects;
use super::state::{Resolver, text};
use super::wording::{duplicate, suggest};
use crate::diagnostics::{Finding, nearest};
use crate::ir::{AgentId, Completion, OnMissing, ToolId, ToolsetId, View};
use crate::source::{Span, Text};
use crate::syntax::ast::{self, PolicyValue, StatementKind};

impl<'a> Resolver<'a> {
    /// The types of all completions, which must be known before values are.
    pub(super) fn completion_types(&mut self) {
        for index in 0..self.trees.agents.len() {
            let id = AgentId(index as u32);
            let (file, tree) = self.trees.agents[index];
            let mut known: HashMap<&Text, Span> = HashMap::new();
            for member in &tree.block.members {
                let ast::Member::Completion(tree) = member else {
                    continue;
                };
                if let Some(first) = known.get(&tree.name.text) {
                    duplicate("completions", &tree.name, *first, self.findings);
                    continue;
                }
                known.insert(&tree.name.text, tree.name.span);
                let completion = Completion {
                    name: tree.name.text.clone(),
                    docs: text(&tree.docs),
                    ty: self.ty(file, &tree.ty),
                    place: self.place(tree.name.span),
                };
                self.design[id].completions.push(completion);
            }
        }
    }

    /// Resolves the statements of agents. Their exports are resolved already, since owners depend on them.
    pub(super) fn agents(&mut self) {
        for index in 0..self.trees.agents.len() {
            let id = AgentId(index as u32);
            let (_, tree) = self.trees.agents[index];
            let service = self.design[id].service;
            self.design[id].version = self.design[service].version.clone();
            let mut known = HashMap::new();
            // Statements out of place were reported when exports were read.
            for statement in tree.block.statements() {
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of all statements stand in such a block, and `statements.rs` says which"
                )]
                match &statement.kind {
                    StatementKind::Title(text) => self.design[id].title = Some(text.text.clone()),
                    StatementKind::Version(text) => {
                        self.design[id].version = Some(text.text.clone())
                    }
                    StatementKind::Instructions(text) => {
                        self.design[id].instructions = Some(text.text.clone())
                    }
                    StatementKind::Uses(trees) => {
                        let mut views = std::mem::take(&mut self.design[id].uses);
                        self.views(trees, &mut known, &mut views);
                        self.design[id].uses = views;
                    }
                    StatementKind::Policy(entries) => self.policy(id, entries),
                    _ => {}
                }
            }
            let used = self.design[id].uses.iter().flat_map(|view| &view.tools);
            let (capabilities, scopes) = effects::needs(used.map(|tool| &self.design[*tool]));
            let agent = &mut self.design[id];
            (agent.capabilities, agent.scopes) = (capabilities, scopes);
        }
    }

    fn policy(&mut self, id: AgentId, entries: &'a [ast::PolicyEntry]) {
        const KEYS: [&str; 6] = [
            "calls",
            "failures",
            "time",
            "plan_timeout",
            "tool_timeout",
            "on_missing",
        ];
        let mut policy = self.design[id].policy.clone();
        for (index, entry) in entries.iter().enumerate() {
            let key = &*entry.name.text;
            if let Some(first) = entries[..index]
                .iter()
                .find(|other| other.name.text == entry.name.text)
            {
                let finding = Finding::new(
                    &SAID_TWICE,
                    entry.name.span,
                    format!("`{key}` is said twice"),
                )
                .here("the second one")
                .related(first.name.span, "the first one");
                self.add(finding);
                continue;
            }
            let slot = match key {
                "calls" => &mut policy.calls,
                "failures" => &mut policy.failures,
                "time" => &mut policy.time,
                "plan_timeout" => &mut policy.plan_timeout,
                "tool_timeout" => &mut policy.tool_timeout,
                "on_missing" => {
                    const WORDS: [(&str, OnMissing); 3] = [
                        ("clarify", OnMissing::Clarify),
                        ("finish", OnMissing::Finish),
                        ("resume", OnMissing::Resume),
                    ];
                    match &entry.value {
                        PolicyValue::Word(word) => {
                            policy.on_missing = self.word("answer to what is missing", word, &WORDS)
                        }
                        PolicyValue::Count(_) | PolicyValue::Duration(_) => {
                            self.policy_value(entry, "`clarify`, `finish` or `resume`");
                        }
                    }
                    continue;
                }
                _ => {
                    let close = nearest(key, KEYS);
                    let finding = Finding::new(
                        &UNKNOWN_WORD,
                        entry.name.span,
                        format!("a policy has no `{key}`"),
                    )
                    .here("not known");
                    let finding = suggest(finding, entry.name.span, key, &close);
                    self.add(finding);
                    continue;
                }
            };
            match (&entry.value, key) {
                (PolicyValue::Count(count), "calls" | "failures") => *slot = Some(count.value),
                (PolicyValue::Duration(time), "time" | "plan_timeout" | "tool_timeout") => {
                    *slot = Some(time.millis)
                }
                (_, "calls" | "failures") => self.policy_value(entry, "a number"),
                (_, _) => self.policy_value(entry, "a duration, for example `5m`"),
            }
        }
        self.design[id].policy = policy;
    }

    fn policy_value(&mut self, entry: &ast::PolicyEntry, wanted: &str) {
        let message = format!("`{}` takes {wanted}", entry.name.text);
        self.add(Finding::new(&BAD_COUNT, entry.name.span, message).here("something else follows"));
    }

    /// Adds the tools that an agent, server or command sees to those of earlier statements; `known` are the toolsets of
    /// those.
    pub(super) fn views(
        &mut self,
        trees: &'a [ast::View],
        known: &mut HashMap<ToolsetId, Span>,
        views: &mut Vec<View>,
    ) {
        for tree in trees {
            let Some(toolset) = self.toolset_named(&tree.toolset) else {
                continue;
            };
            if let Some(first) = known.get(&toolset) {
                let message = format!("toolset `{}` is named twice", tree.toolset.text);
                let finding = Finding::new(&SAID_TWICE, tree.span, message)
                    .here("the second one")
                    .related(*first, "the first one")
                    .help("name it once, with all tools that are meant");
                self.add(finding);
                continue;
            }
            let all = self.design[toolset].tools.clone();
            let tools = match &tree.filter {
                None => all,
                Some(filter) => {
                    let mut by_name: HashMap<&Text, ToolId> = HashMap::new();
                    for id in &all {
                        by_name.entry(&self.design[*id].name).or_insert(*id);
                    }
                    let found = filter
                        .tools
                        .iter()
                        .map(|name| by_name.get(&name.text).copied());
                    let found: Vec<Option<ToolId>> = found.collect();
                    let mut named: HashSet<ToolId> = HashSet::new();
                    for (name, found) in filter.tools.iter().zip(found) {
                        match found {
                            Some(id) => {
                                named.insert(id);
                            }
                            None if self.junk.contains(&name.text) => {}
                            None => self.not_in_toolset(toolset, name),
                        }
                    }
                    all.into_iter()
                        .filter(|id| named.contains(id) != filter.except)
                        .collect()
                }
            };
            known.insert(toolset, tree.span);
            views.push(View {
                toolset,
                tools,
                place: self.place(tree.span),
            });
        }
    }

    fn not_in_toolset(&mut self, toolset: crate::ir::ToolsetId, name: &ast::Name) {
        let tools = &self.design[toolset].tools;
        let known = || tools.iter().map(|id| &*self.design[*id].name);
        let suggestions = &self.design.suggestions;
        let close = suggestions.nearest(&name.text, tools.len(), known);
        let message = format!(
            "toolset `{}` has no tool `{}`",
            self.design[toolset].name, name.text
        );
        let finding = Finding::new(&UNKNOWN_NAME, name.span, message)
            .here("not in it")
            .related(self.design[toolset].place.span, "the toolset");
        let finding = suggest(finding, name.span, &name.text, &close);
        self.add(finding);
    }
}
