//! MCP servers: their tools, resources and prompts.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::codes::DUPLICATE;
use super::effects::blaming;
use super::state::{Resolver, text};
use crate::diagnostics::Finding;
use crate::ir::*;
use crate::source::{FileId, Span, Text};
use crate::syntax::ast::{self, Flag, Home, Statement, StatementKind};

/// What has a name in a server.
#[derive(Clone, Copy)]
enum Kind {
    Resource,
    Prompt,
}

impl<'a> Resolver<'a> {
    /// Resources and prompts, whose types must be resolved before values are.
    pub(super) fn served_types(&mut self) {
        for index in 0..self.trees.mcp_servers.len() {
            let id = McpServerId(index as u32);
            let (file, tree) = self.trees.mcp_servers[index];
            let mut names: HashMap<&Text, (Kind, Span)> = HashMap::new();
            let mut uris: HashMap<String, Span> = HashMap::new();
            for member in &tree.block.members {
                if let ast::Member::Resource(tree) = member {
                    if self.is_new(&mut names, Kind::Resource, &tree.name) {
                        self.unique_uri(&mut uris, &tree.uri);
                        let resource = self.resource_type(file, tree);
                        self.design[id].resources.push(resource);
                    }
                } else if let ast::Member::Prompt(tree) = member
                    && self.is_new(&mut names, Kind::Prompt, &tree.name)
                {
                    let prompt = self.prompt_type(file, tree);
                    self.design[id].prompts.push(prompt);
                }
            }
        }
    }

    /// Whether a resource or a prompt is the first of its name; they are called by one name, so that both count.
    fn is_new(
        &mut self,
        names: &mut HashMap<&'a Text, (Kind, Span)>,
        kind: Kind,
        name: &'a ast::Name,
    ) -> bool {
        let (known, first) = match names.entry(&name.text) {
            Entry::Vacant(entry) => {
                entry.insert((kind, name.span));
                return true;
            }
            Entry::Occupied(entry) => *entry.get(),
        };
        let kinds = match (known, kind) {
            (Kind::Resource, Kind::Resource) => "two resources",
            (Kind::Prompt, Kind::Prompt) => "two prompts",
            (Kind::Resource, Kind::Prompt) | (Kind::Prompt, Kind::Resource) => {
                "a resource and a prompt"
            }
        };
        let finding = Finding::new(
            &DUPLICATE,
            name.span,
            format!("{kinds} are called `{}`", name.text),
        )
        .here("the second one")
        .related(first, "the first one");
        self.add(finding);
        false
    }

    fn resource_type(&mut self, file: FileId, tree: &'a ast::Resource) -> Resource {
        let place = self.place(tree.name.span);
        let ty = match &tree.ty {
            Some(ty) => self.result_type(file, ty),
            None => Some(Type {
                kind: TypeKind::String,
                constraints: None,
                docs: None,
                place,
            }),
        };
        let mut served = Served::bare(text(&tree.docs), place);
        served.asks = self.ask_types(file, tree.block.as_ref());
        served.errors = self.own_errors(file, &tree.throws);
        Resource {
            name: tree.name.text.clone(),
            uri: tree.uri.text.clone(),
            variables: self.variables(&tree.uri),
            ty,
            mime: None,
            watched: false,
            cache: None,
            served,
        }
    }

    fn prompt_type(&mut self, file: FileId, tree: &'a ast::Prompt) -> Prompt {
        let args = match &tree.params {
            Some(params) => self.plain_params(file, params, "a prompt"),
            None => Record {
                fields: Vec::new(),
                rest: Rest::Closed,
            },
        };
        let mut served = Served::bare(text(&tree.docs), self.place(tree.name.span));
        served.asks = self.ask_types(file, Some(&tree.block));
        served.errors = self.own_errors(file, &tree.throws);
        Prompt {
            name: tree.name.text.clone(),
            args,
            messages: Vec::new(),
            served,
        }
    }

    /// Whom the errors of resources and prompts blame.
    pub(super) fn served_errors(&mut self) {
        for index in 0..self.design.mcp_servers.len() {
            let id = McpServerId(index as u32);
            for at in 0..self.design[id].resources.len() {
                let resource = &self.design[id].resources[at];
                let errors = resource.served.errors.iter();
                let errors = errors.map(|thrown| {
                    blaming(&self.design, thrown, |field| {
                        resource.variables.contains(field)
                    })
                });
                let errors = errors.collect();
                self.design[id].resources[at].served.errors = errors;
            }
            for at in 0..self.design[id].prompts.len() {
                let prompt = &self.design[id].prompts[at];
                let has = |field: &Text| prompt.args.fields.iter().any(|own| own.name == *field);
                let errors = prompt.served.errors.iter();
                let errors = errors.map(|thrown| blaming(&self.design, thrown, has));
                let errors = errors.collect();
                self.design[id].prompts[at].served.errors = errors;
            }
        }
    }

    /// Resolves the statements of MCP servers.
    pub(super) fn servers(&mut self) {
        for index in 0..self.trees.mcp_servers.len() {
            let id = McpServerId(index as u32);
            self.server(id);
            let (file, tree) = self.trees.mcp_servers[index];
            for member in &tree.block.members {
                if let ast::Member::Resource(tree) = member {
                    self.resource(id, tree);
                } else if let ast::Member::Prompt(tree) = member {
                    self.prompt(id, file, tree);
                }
            }
        }
    }

    fn server(&mut self, id: McpServerId) {
        let (_, tree) = self.trees.mcp_servers[id.0 as usize];
        let service = self.design[id].service;
        self.design[id].version = self.design[service].version.clone();
        let (mut known, mut set) = (HashMap::new(), HashMap::new());
        let statements = self.statements_of(&tree.block, Home::Mcp);
        self.design[id].icons = self.icons(&statements);
        self.design[id].cache = self.cache(&statements);
        for statement in statements {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements stand in such a block, and `statements.rs` says which"
            )]
            match &statement.kind {
                StatementKind::Title(text) => self.design[id].title = Some(text.text.clone()),
                StatementKind::Version(text) => self.design[id].version = Some(text.text.clone()),
                StatementKind::Instructions(text) => {
                    self.design[id].instructions = Some(text.text.clone())
                }
                StatementKind::Exposes(trees) => {
                    let mut views = std::mem::take(&mut self.design[id].exposes);
                    self.views(trees, &mut known, &mut views);
                    self.design[id].exposes = views;
                }
                StatementKind::ResultText(word) => {
                    let text = self.word("text of a result", word, ResultText::ALL);
                    self.design[id].text = text.unwrap_or(ResultText::Json);
                }
                StatementKind::Discovery(words) => {
                    for word in words {
                        let word = self.word("discovery", word, Discovery::ALL);
                        let known = &mut self.design[id].discovery;
                        known.extend(word.filter(|word| !known.contains(word)));
                    }
                }
                StatementKind::ContextValue { to, origin, key } => {
                    let value = self.context_value(to, origin, key);
                    let value = value.filter(|value| self.is_unset(&mut set, &value.to, to.span));
                    self.design[id].context.extend(value);
                }
                _ => {}
            }
        }
    }

    /// What a block says with `cache`.
    fn cache(&mut self, statements: &[&'a Statement]) -> Option<Cache> {
        let said = statements.iter().find_map(|statement| {
            if let StatementKind::Cache { time, scope } = &statement.kind {
                Some((time, scope))
            } else {
                None
            }
        });
        let (time, scope) = said?;
        let scope = scope.as_ref();
        let scope = scope.and_then(|word| self.word("scope of a cache", word, CacheScope::ALL));
        Some(Cache {
            time: self.positive("cache", time.millis, time.span)?,
            scope: scope.unwrap_or(CacheScope::Public),
        })
    }

    fn resource(&mut self, id: McpServerId, tree: &'a ast::Resource) {
        let Some(block) = &tree.block else { return };
        let statements = self.statements_of(block, Home::Resource);
        let resources = &mut self.design[id].resources;
        // They are in the order of their places.
        let at = |other: &Resource| other.served.place.span;
        let Ok(at) = resources.binary_search_by_key(&tree.name.span, at) else {
            return;
        };
        let place = resources[at].served.place;
        let said = self.served(&statements, place);
        let cache = self.cache(&statements);
        let resource = &mut self.design[id].resources[at];
        resource.served.take(said);
        resource.cache = cache;
        for statement in statements {
            if let StatementKind::Mime(text) = &statement.kind {
                resource.mime = Some(text.text.clone());
            }
            resource.watched |= matches!(statement.kind, StatementKind::Flag(Flag::Watched));
        }
    }
}
