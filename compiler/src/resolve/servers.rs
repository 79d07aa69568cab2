//! MCP servers: their tools. Resources and prompts, of servers and of commands.

use std::collections::hash_map::Entry;

use foldhash::{HashMap, HashMapExt};

use super::codes::DUPLICATE;
use super::effects::blaming;
use super::state::{Resolver, text};
use crate::diagnostics::Finding;
use crate::ir::*;
use crate::source::{FileId, Span, Text};
use crate::syntax::ast::{self, Flag, Home, Statement, StatementKind};

/// What has a name in a server or a command.
#[derive(Clone, Copy)]
enum Kind {
    Resource,
    Prompt,
}

impl<'a> Resolver<'a> {
    /// Resources and prompts, whose types must be resolved before values are.
    pub(super) fn served_types(&mut self) {
        let mut full: HashMap<String, Span> = HashMap::new();
        for server in self.design.servers() {
            let (file, tree) = self.server_tree(server);
            let mut names: HashMap<&Text, (Kind, Span)> = HashMap::new();
            let mut uris: HashMap<String, Span> = HashMap::new();
            for member in &tree.block.members {
                if let ast::Member::Resource(tree) = member {
                    if self.is_new(&mut names, Kind::Resource, &tree.name) {
                        self.is_called_alone(&mut full, server, &tree.name);
                        self.unique_uri(&mut uris, &tree.uri);
                        let resource = self.resource_type(file, tree);
                        self.design.resources_mut(server).push(resource);
                    }
                } else if let ast::Member::Prompt(tree) = member
                    && self.is_new(&mut names, Kind::Prompt, &tree.name)
                {
                    self.is_called_alone(&mut full, server, &tree.name);
                    let prompt = self.prompt_type(file, tree);
                    self.design.prompts_mut(server).push(prompt);
                }
            }
        }
    }

    fn server_tree(&self, server: Server) -> (FileId, &'a ast::Container) {
        match server {
            Server::Mcp(id) => self.trees.mcp_servers[id.0 as usize],
            Server::Command(id) => self.trees.clis[id.0 as usize],
        }
    }

    /// Reports what a command calls as a server of its name does: in a registry, both are `SERVER/NAME`.
    fn is_called_alone(
        &mut self,
        full: &mut HashMap<String, Span>,
        server: Server,
        name: &ast::Name,
    ) {
        let of = self.design.server_name(server);
        let called = format!("{of}/{}", name.text);
        let message = format!("a server and a command have `{called}`");
        let finding = match (server, full.get(&called)) {
            (Server::Mcp(_), _) => {
                full.entry(called).or_insert(name.span);
                return;
            }
            (Server::Command(_), None) => return,
            (Server::Command(_), Some(first)) => Finding::new(&DUPLICATE, name.span, message)
                .here("the second one")
                .related(*first, "the first one")
                .help(format!("write `shares {of}` in the command, or rename it")),
        };
        self.add(finding);
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
        let variables = self.variables(&tree.uri);
        let args = self.variable_types(file, tree, &variables);
        Resource {
            name: tree.name.text.clone(),
            uri: tree.uri.text.clone(),
            variables,
            args,
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
        for server in self.design.servers() {
            for at in 0..self.design.resources_of(server).len() {
                let resource = &self.design.resources_of(server)[at];
                let errors = resource.served.errors.iter();
                let errors = errors.map(|thrown| {
                    blaming(&self.design, thrown, |field| {
                        resource.variables.contains(field)
                    })
                });
                let errors = errors.collect();
                self.design.resources_mut(server)[at].served.errors = errors;
            }
            for at in 0..self.design.prompts_of(server).len() {
                let prompt = &self.design.prompts_of(server)[at];
                let has = |field: &Text| prompt.args.fields.iter().any(|own| own.name == *field);
                let errors = prompt.served.errors.iter();
                let errors = errors.map(|thrown| blaming(&self.design, thrown, has));
                let errors = errors.collect();
                self.design.prompts_mut(server)[at].served.errors = errors;
            }
        }
    }

    /// Resolves the statements of MCP servers, and those of all resources and prompts.
    pub(super) fn servers(&mut self) {
        for server in self.design.servers() {
            if let Server::Mcp(id) = server {
                self.server(id);
            }
            let (file, tree) = self.server_tree(server);
            for member in &tree.block.members {
                if let ast::Member::Resource(tree) = member {
                    self.resource(server, tree);
                } else if let ast::Member::Prompt(tree) = member {
                    self.prompt(server, file, tree);
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

    fn resource(&mut self, server: Server, tree: &'a ast::Resource) {
        let Some(block) = &tree.block else { return };
        let statements = self.statements_of(block, Home::Resource);
        let resources = self.design.resources_of(server);
        // They are in the order of their places.
        let at = |other: &Resource| other.served.place.span;
        let Ok(at) = resources.binary_search_by_key(&tree.name.span, at) else {
            return;
        };
        let place = resources[at].served.place;
        let said = self.served(&statements, place);
        let cache = self.cache(&statements);
        let resource = &mut self.design.resources_mut(server)[at];
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
