//! MCP servers and commands: their tools, resources and prompts.

use std::collections::HashMap;

use super::codes::{BAD_URI, NO_MESSAGES};
use super::paths::Roots;
use super::state::{Resolver, text};
use super::templates;
use super::wording::duplicate;
use crate::diagnostics::Finding;
use crate::ir::*;
use crate::source::{Span, Text};
use crate::syntax::ast::{self, Home, StatementKind};

impl<'a> Resolver<'a> {
    /// Resources and prompts, whose types must be resolved before values are.
    pub(super) fn surface_types(&mut self) {
        for index in 0..self.trees.mcp_servers.len() {
            let id = McpServerId(index as u32);
            let (file, tree) = self.trees.mcp_servers[index];
            let mut resources: HashMap<&Text, Span> = HashMap::new();
            let mut prompts: HashMap<&Text, Span> = HashMap::new();
            for member in &tree.block.members {
                if let ast::Member::Resource(tree) = member {
                    if let Some(first) = resources.get(&tree.name.text) {
                        duplicate("resources", &tree.name, *first, self.findings);
                        continue;
                    }
                    resources.insert(&tree.name.text, tree.name.span);
                    let place = self.place(tree.name.span);
                    let ty = match &tree.ty {
                        Some(ty) => self.ty(file, ty),
                        None => Type {
                            kind: TypeKind::String,
                            constraints: None,
                            docs: None,
                            place,
                        },
                    };
                    let resource = Resource {
                        name: tree.name.text.clone(),
                        docs: text(&tree.docs),
                        title: None,
                        uri: tree.uri.text.clone(),
                        variables: self.variables(&tree.uri),
                        ty,
                        mime: None,
                        place,
                    };
                    self.design[id].resources.push(resource);
                } else if let ast::Member::Prompt(tree) = member {
                    if let Some(first) = prompts.get(&tree.name.text) {
                        duplicate("prompts", &tree.name, *first, self.findings);
                        continue;
                    }
                    prompts.insert(&tree.name.text, tree.name.span);
                    let args = match &tree.params {
                        Some(params) => self.plain_params(file, params, "a prompt"),
                        None => Record {
                            fields: Vec::new(),
                            rest: Rest::Closed,
                        },
                    };
                    let prompt = Prompt {
                        name: tree.name.text.clone(),
                        docs: text(&tree.docs),
                        title: None,
                        args,
                        messages: Vec::new(),
                        place: self.place(tree.name.span),
                    };
                    self.design[id].prompts.push(prompt);
                }
            }
        }
    }

    /// The variables of a URI template.
    fn variables(&mut self, uri: &ast::Str) -> Vec<Text> {
        let mut variables: Vec<Text> = Vec::new();
        let mut rest = &*uri.text;
        let mut mistake = None;
        while let Some(open) = rest.find(['{', '}']) {
            let name = rest[open..]
                .strip_prefix('{')
                .and_then(|after| after.split_once('}'));
            let Some((name, after)) = name else {
                mistake = Some("a brace has no partner".to_owned());
                break;
            };
            let good =
                !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if !good {
                mistake = Some(format!("`{{{name}}}` is not a variable"));
            } else if variables.iter().any(|other| &**other == name) {
                mistake = Some(format!("variable `{name}` occurs twice"));
            } else {
                variables.push(name.into());
            }
            rest = after;
        }
        if mistake.is_none() && !uri.text.contains(':') {
            mistake = Some("the URI of a resource has a scheme".to_owned());
        }
        if let Some(mistake) = mistake {
            let finding = Finding::new(&BAD_URI, uri.span, mistake)
                .here("not a URI or a URI template")
                .help("write it like `\"file:///{path}\"`, with names in braces");
            self.add(finding);
        }
        variables
    }

    /// Resolves the statements of MCP servers and commands.
    pub(super) fn surfaces(&mut self) {
        for index in 0..self.trees.mcp_servers.len() {
            self.mcp_server(McpServerId(index as u32));
        }
        for index in 0..self.trees.clis.len() {
            let id = CliId(index as u32);
            let (_, tree) = self.trees.clis[index];
            let service = self.design[id].service;
            self.design[id].version = self.design[service].version.clone();
            let mut known = HashMap::new();
            for statement in self.statements_of(&tree.block, Home::Cli) {
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of all statements stand in such a block, and `statements.rs` says which"
                )]
                match &statement.kind {
                    StatementKind::Title(text) => self.design[id].title = Some(text.text.clone()),
                    StatementKind::Version(text) => {
                        self.design[id].version = Some(text.text.clone())
                    }
                    StatementKind::Exposes(trees) => {
                        let mut views = std::mem::take(&mut self.design[id].exposes);
                        self.views(trees, &mut known, &mut views);
                        self.design[id].exposes = views;
                    }
                    _ => {}
                }
            }
        }
    }

    fn mcp_server(&mut self, id: McpServerId) {
        let (file, tree) = self.trees.mcp_servers[id.0 as usize];
        let service = self.design[id].service;
        self.design[id].version = self.design[service].version.clone();
        let mut known = HashMap::new();
        for statement in self.statements_of(&tree.block, Home::Mcp) {
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
                _ => {}
            }
        }
        for member in &tree.block.members {
            if let ast::Member::Resource(tree) = member {
                self.resource(id, tree);
            } else if let ast::Member::Prompt(tree) = member {
                self.prompt(id, file, tree);
            }
        }
    }

    fn resource(&mut self, id: McpServerId, tree: &'a ast::Resource) {
        let Some(block) = &tree.block else { return };
        let statements = self.statements_of(block, Home::Resource);
        let resources = &mut self.design[id].resources;
        // They are in the order of their places.
        let Ok(at) = resources.binary_search_by_key(&tree.name.span, |other| other.place.span)
        else {
            return;
        };
        let resource = &mut resources[at];
        for statement in statements {
            if let StatementKind::Title(text) = &statement.kind {
                resource.title = Some(text.text.clone());
            } else if let StatementKind::Mime(text) = &statement.kind {
                resource.mime = Some(text.text.clone());
            }
        }
    }

    fn prompt(&mut self, id: McpServerId, file: crate::source::FileId, tree: &'a ast::Prompt) {
        let statements = self.statements_of(&tree.block, Home::Prompt);
        let prompts = &self.design[id].prompts;
        // They are in the order of their places.
        let Ok(index) = prompts.binary_search_by_key(&tree.name.span, |other| other.place.span)
        else {
            return;
        };
        let mut title = None;
        let mut messages = Vec::new();
        let mut roots = Roots::default();
        roots.add_record("args", Root::Args, &prompts[index].args);
        for statement in statements {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements stand in such a block, and `statements.rs` says which"
            )]
            let (role, text) = match &statement.kind {
                StatementKind::User(text) => (Role::User, text),
                StatementKind::Assistant(text) => (Role::Assistant, text),
                StatementKind::Title(text) => {
                    title = Some(text.text.clone());
                    continue;
                }
                _ => continue,
            };
            let text = templates::resolve(
                &self.design,
                text,
                &self.sources.file(file).text,
                &roots,
                self.findings,
            );
            messages.push(Message { role, text });
        }
        if messages.is_empty() {
            let finding = Finding::new(
                &NO_MESSAGES,
                tree.name.span,
                format!("prompt `{}` says nothing", tree.name.text),
            )
            .here("no message")
            .help("write a message: `user \"…\"`");
            self.add(finding);
        }
        let prompt = &mut self.design[id].prompts[index];
        (prompt.title, prompt.messages) = (title, messages);
    }
}
