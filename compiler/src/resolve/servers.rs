//! MCP servers: their tools, resources and prompts.

use std::collections::HashMap;

use toolrt_format::base64::is_base64;

use super::codes::{BAD_DATA, BAD_URI, CONTRADICTION, NO_MESSAGES};
use super::paths::Roots;
use super::state::{Resolver, text};
use super::templates;
use super::wording::duplicate;
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;
use crate::source::{FileId, Span, Text};
use crate::syntax::ast::{self, Flag, Home, RefStep, Statement, StatementKind};

impl<'a> Resolver<'a> {
    /// Resources and prompts, whose types must be resolved before values are.
    pub(super) fn served_types(&mut self) {
        for index in 0..self.trees.mcp_servers.len() {
            let id = McpServerId(index as u32);
            let (file, tree) = self.trees.mcp_servers[index];
            let mut resources: HashMap<&Text, Span> = HashMap::new();
            let mut prompts: HashMap<&Text, Span> = HashMap::new();
            for member in &tree.block.members {
                if let ast::Member::Resource(tree) = member {
                    if let Some(first) = resources.insert(&tree.name.text, tree.name.span) {
                        duplicate("resources", &tree.name, first, self.findings);
                        resources.insert(&tree.name.text, first);
                        continue;
                    }
                    let resource = self.resource_type(file, tree);
                    self.design[id].resources.push(resource);
                } else if let ast::Member::Prompt(tree) = member {
                    if let Some(first) = prompts.insert(&tree.name.text, tree.name.span) {
                        duplicate("prompts", &tree.name, first, self.findings);
                        prompts.insert(&tree.name.text, first);
                        continue;
                    }
                    let prompt = self.prompt_type(file, tree);
                    self.design[id].prompts.push(prompt);
                }
            }
        }
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
        Prompt {
            name: tree.name.text.clone(),
            args,
            messages: Vec::new(),
            served,
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
            // RFC 6570: `{+path}` may have slashes.
            let name = name.strip_prefix('+').unwrap_or(name);
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
        let mut known = HashMap::new();
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
                    self.design[id].context.extend(value);
                }
                _ => {}
            }
        }
    }

    /// `context run_id from meta "acme.dev/run"`
    fn context_value(
        &mut self,
        to: &'a ast::RefPath,
        origin: &'a ast::Name,
        key: &'a ast::Str,
    ) -> Option<ContextValue> {
        const IDS: &[(&str, Source)] = &[
            ("session_id", Source::SessionId),
            ("run_id", Source::RunId),
            ("turn_id", Source::TurnId),
        ];
        let label = match &to.steps[..] {
            [RefStep::Key(name)] if &*to.root.text == "labels" => Some(name.text.clone()),
            [] | [RefStep::Key(_) | RefStep::Each(_), ..] => None,
        };
        let to = match label {
            Some(label) => Source::Label(label),
            None if to.steps.is_empty() => {
                let found = IDS.iter().find(|(name, _)| *name == &*to.root.text);
                found
                    .map(|(_, id)| id.clone())
                    .or_else(|| self.no_value(to))?
            }
            None => self.no_value(to)?,
        };
        let origin = self.word("place in a request", origin, Origin::ALL)?;
        let key = key.text.clone();
        Some(ContextValue { to, origin, key })
    }

    fn no_value(&mut self, to: &ast::RefPath) -> Option<Source> {
        let finding = Finding::new(
            &super::codes::UNKNOWN_WORD,
            to.span,
            "the context has nothing of this name that a request sets",
        )
        .here("not known")
        .help("write `session_id`, `run_id`, `turn_id` or `labels.NAME`");
        self.add(finding);
        None
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

    /// What resources and prompts say alike.
    fn served(&mut self, statements: &[&'a Statement], place: Place) -> Served {
        let mut served = Served::bare(None, place);
        served.icons = self.icons(statements);
        for statement in statements {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements stand in such a block, and `statements.rs` says which"
            )]
            match &statement.kind {
                StatementKind::Title(text) => served.title = Some(text.text.clone()),
                StatementKind::Needs(texts) => {
                    for text in texts {
                        let need = self.capability(text);
                        let known = &mut served.capabilities;
                        known.extend(need.filter(|need| !known.contains(need)));
                    }
                }
                StatementKind::Scopes(scopes) => {
                    for scope in scopes {
                        if !served.scopes.contains(&scope.text) {
                            served.scopes.push(scope.text.clone());
                        }
                    }
                }
                StatementKind::Timeout(time) => {
                    served.timeout = self.positive("timeout", time.millis, time.span);
                }
                _ => {}
            }
        }
        served
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

    fn prompt(&mut self, id: McpServerId, file: FileId, tree: &'a ast::Prompt) {
        let statements = self.statements_of(&tree.block, Home::Prompt);
        let prompts = &mut self.design[id].prompts;
        // They are in the order of their places.
        let at = |other: &Prompt| other.served.place.span;
        let Ok(index) = prompts.binary_search_by_key(&tree.name.span, at) else {
            return;
        };
        let place = prompts[index].served.place;
        let said = self.served(&statements, place);
        if !is_hosted(&tree.block) {
            for statement in &statements {
                if matches!(statement.kind, StatementKind::Asks { .. }) {
                    let message = "a prompt whose messages are here asks nothing";
                    let finding = Finding::new(&CONTRADICTION, statement.keyword, message)
                        .here("nobody asks it")
                        .help("write `hosted` in place of the messages: then the host words them, and asks");
                    self.add(finding);
                }
            }
        }
        let mut messages = Vec::new();
        let mut hosted = None;
        let mut roots = Roots::default();
        roots.add_record("args", Root::Args, &self.design[id].prompts[index].args);
        for statement in statements {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements stand in such a block, and `statements.rs` says which"
            )]
            let (role, said) = match &statement.kind {
                StatementKind::User(said) => (Role::User, said),
                StatementKind::Assistant(said) => (Role::Assistant, said),
                StatementKind::Flag(Flag::Hosted) => {
                    hosted = Some(statement.keyword);
                    continue;
                }
                _ => continue,
            };
            let source = &self.sources.file(file).text;
            let content = message(&self.design, source, said, &roots, self.findings);
            messages.push(Message { role, content });
        }
        match (hosted, messages.is_empty()) {
            (Some(keyword), false) => {
                let name = &tree.name.text;
                let message = format!("prompt `{name}` has messages, and the host words it");
                let finding = Finding::new(&CONTRADICTION, keyword, message)
                    .here("the host words all of it")
                    .help("keep the messages or `hosted`");
                self.add(finding);
            }
            (None, true) => {
                let message = format!("prompt `{}` says nothing", tree.name.text);
                let finding = Finding::new(&NO_MESSAGES, tree.name.span, message)
                    .here("no message")
                    .help("write a message: `user \"…\"`, or `hosted` if the host words it");
                self.add(finding);
            }
            (Some(_), true) | (None, false) => {}
        }
        let prompt = &mut self.design[id].prompts[index];
        prompt.served.take(said);
        prompt.messages = messages;
    }
}

/// What a message says.
fn message(
    design: &Design,
    source: &str,
    said: &ast::Message,
    roots: &Roots<'_>,
    findings: &mut Findings,
) -> MessageContent {
    let mut template = |text: &ast::Str| templates::resolve(design, text, source, roots, findings);
    match said {
        ast::Message::Text(text) => MessageContent::Text(template(text)),
        ast::Message::Resource { uri, mime, text } => MessageContent::Resource {
            uri: template(uri),
            mime: mime.as_ref().map(|mime| mime.text.clone()),
            text: text.as_ref().map(template),
        },
        ast::Message::Media { kind, data, mime } => {
            if !is_base64(&data.text) {
                let finding = Finding::new(&BAD_DATA, data.span, "this is not base64")
                    .here("cannot be decoded")
                    .help("write the bytes in base64, with padding: `\"aGk=\"`");
                findings.add(finding);
            }
            let media = Media {
                data: data.text.clone(),
                mime: mime.text.clone(),
            };
            match &*kind.text {
                "image" => MessageContent::Image(media),
                _ => MessageContent::Audio(media),
            }
        }
    }
}

fn is_hosted(block: &ast::Block) -> bool {
    let mut statements = block.statements();
    statements.any(|statement| matches!(statement.kind, StatementKind::Flag(Flag::Hosted)))
}
