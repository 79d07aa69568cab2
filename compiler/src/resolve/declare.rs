//! Gives every declaration an id and its name, before anything is looked up.

use std::collections::hash_map::Entry;

use foldhash::{HashMap, HashMapExt, HashSet};

use super::codes::{DUPLICATE, MISPLACED, NO_PACKAGE};
use super::names::Scope;
use super::packed::Head;
use super::reader::Progress;
use super::spell::dotted;
use super::state::{Nested, Resolver, ToolKind, ToolTree, ToolsetTree, text};
use super::wording::duplicate;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{self, *};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

impl<'a> Resolver<'a> {
    /// Declares everything of all files.
    pub(super) fn declare(&mut self) {
        self.packages();
        self.make_room();
        for index in 0..self.trees.types.all.len() {
            self.declare_type(TypeId(index as u32));
        }
        for (index, file) in self.files.iter().enumerate() {
            for item in &file.items {
                self.item(FileId(index as u32), item);
            }
        }
    }

    /// Reserves capacity for the longest lists: growing lists would waste memory.
    fn make_room(&mut self) {
        let items = self.files.iter().flat_map(|file| &file.items);
        let blocks = items.filter_map(|item| match item {
            ast::Item::Service(container) | ast::Item::Toolset(container) => Some(&container.block),
            ast::Item::Type(_)
            | ast::Item::Enum(_)
            | ast::Item::Union(_)
            | ast::Item::Error(_)
            | ast::Item::Junk(_) => None,
        });
        let members = || blocks.clone().flat_map(|block| &block.members);
        let methods = members().filter(|member| matches!(member, ast::Member::Method(_)));
        let tools = members().filter(|member| matches!(member, ast::Member::Tool(_)));
        let (methods, tools) = (methods.count(), tools.count());
        self.design.types.reserve_exact(self.trees.types.all.len());
        self.design.methods.reserve_exact(methods);
        self.design.tools.reserve_exact(tools);
        self.trees.methods.reserve_exact(methods);
        self.trees.tools.reserve_exact(tools);
    }

    fn packages(&mut self) {
        let mut found: Vec<(String, &'a ast::File)> = Vec::new();
        let reported: HashSet<FileId> = self
            .findings
            .iter()
            .map(|finding| finding.span().file)
            .collect();
        for (index, file) in self.files.iter().enumerate() {
            let name = match &file.package {
                Some(package) => dotted(&package.path),
                None => {
                    // A package line that could not be parsed has its finding already.
                    if !reported.contains(&FileId(index as u32)) {
                        self.no_package(FileId(index as u32), file);
                    }
                    String::new()
                }
            };
            found.push((name, file));
        }
        let mut names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        for (index, name) in names.iter().enumerate() {
            let id = PackageId(index as u32);
            let name: Text = (*name).into();
            self.names.packages.insert(name.clone(), id);
            if let Some(word) = name.rsplit('.').next() {
                let words = &mut self.names.last_words;
                words.entry(word.into()).or_insert_with(|| name.clone());
            }
            self.design.packages.push(Package {
                id,
                name,
                docs: None,
            });
        }
        for (index, (name, file)) in found.iter().enumerate() {
            let package = self.names.packages[name.as_str()];
            let docs = &mut self.design[package].docs;
            if docs.is_none() {
                *docs = file
                    .package
                    .as_ref()
                    .and_then(|package| text(&package.docs));
            }
            let path = self.sources.file(FileId(index as u32)).path.as_str().into();
            self.design.files.push(ir::File { path, package });
            self.scopes.push(Scope {
                package,
                packages: HashMap::new(),
                types: HashMap::new(),
                errors: HashMap::new(),
            });
        }
    }

    fn no_package(&mut self, id: FileId, file: &ast::File) {
        let start = Span::new(id, 0, 0);
        let types = &self.trees.types.all;
        let has_types = types.binary_search_by_key(&id, |tree| tree.file).is_ok();
        let empty = file.items.is_empty() && file.uses.is_empty() && !has_types;
        let message = if empty {
            "this file is empty"
        } else {
            "this file does not say which package it belongs to"
        };
        let finding = Finding::new(&NO_PACKAGE, start, message)
            .here("a file starts with its package")
            .help("write a first line like `package acme.todos`");
        self.add(finding);
    }

    fn item(&mut self, file: FileId, item: &'a ast::Item) {
        match item {
            ast::Item::Error(tree) => self.declare_error(file, tree),
            ast::Item::Service(tree) => self.declare_service(file, tree),
            ast::Item::Toolset(tree) => {
                self.declare_toolset(file, tree, Nested::No);
            }
            ast::Item::Junk(junk) => self.declare_junk(junk),
            ast::Item::Type(_) | ast::Item::Enum(_) | ast::Item::Union(_) => {
                unreachable!("types are in a list of their own")
            }
        }
    }

    fn declare_junk(&mut self, junk: &ast::Junk) {
        self.junk
            .extend(junk.name.as_ref().map(|name| name.text.clone()));
    }

    fn declare_type(&mut self, id: TypeId) {
        let head = self.trees.types.head(id);
        let (file, Head { name, docs, .. }) = head.expect("no type is resolved yet");
        let package = self.scopes[file.0 as usize].package;
        let place = self.place(name.span);
        self.progress.push(Progress::Waiting);
        let unknown = Type {
            kind: TypeKind::Unknown,
            constraints: None,
            docs: None,
            place,
        };
        self.design.types.push(TypeDecl {
            id,
            name: name.text.clone(),
            full_name: self.full_name(package, &name.text),
            package,
            docs: text(&docs),
            annotations: Annotations::default(),
            body: TypeBody::Alias { target: unknown },
            schema: None,
            place,
        });
        let types = self.names.types.entry(package).or_default();
        match types.entry(name.text.clone()) {
            Entry::Vacant(entry) => {
                entry.insert(id);
            }
            Entry::Occupied(entry) => {
                let first = self.design[*entry.get()].place.span;
                duplicate("types", &name, first, self.findings);
            }
        }
    }

    fn declare_error(&mut self, file: FileId, tree: &'a ast::ErrorItem) {
        let package = self.scopes[file.0 as usize].package;
        let id = ErrorId(self.design.errors.len() as u32);
        self.trees.errors.push((file, tree));
        self.design.errors.push(ErrorDecl {
            id,
            name: tree.name.text.clone(),
            full_name: self.full_name(package, &tree.name.text),
            package,
            docs: text(&tree.docs),
            details: Record {
                fields: Vec::new(),
                rest: Rest::Closed,
            },
            kind: ErrorKind::Internal,
            field: None,
            recovery: Recovery {
                action: ErrorKind::Internal.action(),
                after: None,
                hint: None,
            },
            place: self.place(tree.name.span),
        });
        let first = self
            .names
            .errors
            .get(&tree.name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.errors,
            "errors",
            &tree.name,
            id,
            first,
            self.findings,
        );
    }

    fn declare_service(&mut self, file: FileId, tree: &'a ast::Container) {
        let id = ServiceId(self.design.services.len() as u32);
        self.trees.services.push((file, tree));
        self.design.services.push(Service {
            id,
            name: tree.name.text.clone(),
            package: self.scopes[file.0 as usize].package,
            docs: text(&tree.docs),
            title: None,
            version: None,
            methods: Vec::new(),
            toolsets: Vec::new(),
            exports: Vec::new(),
            agents: Vec::new(),
            mcp_servers: Vec::new(),
            clis: Vec::new(),
            place: self.place(tree.name.span),
        });
        let first = self
            .names
            .services
            .get(&tree.name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.services,
            "services",
            &tree.name,
            id,
            first,
            self.findings,
        );
        let mut implicit = None;
        for member in &tree.block.members {
            match member {
                ast::Member::Statement(_) => {}
                ast::Member::Method(method) => self.declare_method(file, id, method, &mut implicit),
                ast::Member::Toolset(toolset) => {
                    self.declare_toolset(file, toolset, Nested::Service(id));
                }
                ast::Member::Agent(agent) => self.declare_agent(file, id, agent),
                ast::Member::Mcp(server) => self.declare_mcp(file, id, server),
                ast::Member::Cli(cli) => self.declare_cli(file, id, cli),
                ast::Member::Junk(junk) => self.declare_junk(junk),
                ast::Member::MethodTool(_)
                | ast::Member::Tool(_)
                | ast::Member::Chain(_)
                | ast::Member::Completion(_)
                | ast::Member::Resource(_)
                | ast::Member::Prompt(_) => self.misplaced(member, "a service"),
            }
        }
    }

    fn declare_method(
        &mut self,
        file: FileId,
        service: ServiceId,
        tree: &'a ast::Method,
        implicit: &mut Option<ToolsetId>,
    ) {
        let id = MethodId(self.design.methods.len() as u32);
        match self.names.methods.entry((service, tree.name.text.clone())) {
            Entry::Occupied(first) => duplicate(
                "methods",
                &tree.name,
                self.design[*first.get()].place.span,
                self.findings,
            ),
            Entry::Vacant(entry) => {
                entry.insert(id);
                self.design[service].methods.push(id);
            }
        }
        self.trees.methods.push((file, tree));
        self.design.methods.push(Method {
            id,
            name: tree.name.text.clone(),
            service,
            docs: text(&tree.docs),
            payload: Payload::none(),
            result: None,
            streams: None,
            throws: Vec::new(),
            tool: None,
            place: self.place(tree.name.span),
        });
        for member in tree.block.iter().flat_map(|block| &block.members) {
            match member {
                ast::Member::MethodTool(tool) => {
                    let toolset = match *implicit {
                        Some(toolset) => toolset,
                        None => *implicit.insert(self.declare_implicit_toolset(file, service)),
                    };
                    let name = tool.name.as_ref().unwrap_or(&tree.name);
                    let docs = tool.docs.as_ref().or(tree.docs.as_ref()).cloned();
                    let tool =
                        self.declare_tool(file, toolset, name, &docs, ToolKind::Method(id, tool));
                    match self.design[id].tool {
                        None => self.design[id].tool = Some(tool),
                        Some(first) => {
                            let first = self.design[first].place.span;
                            let finding = Finding::new(
                                &DUPLICATE,
                                name.span,
                                "a method is at most one tool".to_owned(),
                            )
                            .here("the second one")
                            .related(first, "the first one");
                            self.add(finding);
                        }
                    }
                }
                ast::Member::Junk(junk) => self.declare_junk(junk),
                ast::Member::Statement(_) => {}
                ast::Member::Method(_)
                | ast::Member::Toolset(_)
                | ast::Member::Tool(_)
                | ast::Member::Chain(_)
                | ast::Member::Agent(_)
                | ast::Member::Mcp(_)
                | ast::Member::Cli(_)
                | ast::Member::Completion(_)
                | ast::Member::Resource(_)
                | ast::Member::Prompt(_) => self.misplaced(member, "a method"),
            }
        }
    }

    fn declare_implicit_toolset(&mut self, file: FileId, service: ServiceId) -> ToolsetId {
        let (_, tree) = self.trees.services[service.0 as usize];
        let id = self.add_toolset(file, None, &tree.name, Nested::Service(service));
        self.design[id].docs = text(&tree.docs);
        self.design[id].implicit = true;
        id
    }

    fn declare_toolset(
        &mut self,
        file: FileId,
        tree: &'a ast::Container,
        nested: Nested,
    ) -> ToolsetId {
        let id = self.add_toolset(file, Some(tree), &tree.name, nested);
        self.design[id].docs = text(&tree.docs);
        for member in &tree.block.members {
            match member {
                ast::Member::Statement(_) => {}
                ast::Member::Tool(tool) => {
                    self.declare_tool(file, id, &tool.name, &tool.docs, ToolKind::Tool(tool));
                }
                ast::Member::Chain(chain) => {
                    self.declare_tool(file, id, &chain.name, &chain.docs, ToolKind::Chain(chain));
                }
                ast::Member::Junk(junk) => self.declare_junk(junk),
                ast::Member::Method(_)
                | ast::Member::MethodTool(_)
                | ast::Member::Toolset(_)
                | ast::Member::Agent(_)
                | ast::Member::Mcp(_)
                | ast::Member::Cli(_)
                | ast::Member::Completion(_)
                | ast::Member::Resource(_)
                | ast::Member::Prompt(_) => self.misplaced(member, "a toolset"),
            }
        }
        id
    }

    fn add_toolset(
        &mut self,
        file: FileId,
        tree: Option<&'a ast::Container>,
        name: &ast::Name,
        nested: Nested,
    ) -> ToolsetId {
        let id = ToolsetId(self.design.toolsets.len() as u32);
        self.trees.toolsets.push(ToolsetTree { file, tree, nested });
        self.design.toolsets.push(Toolset {
            id,
            name: name.text.clone(),
            owner: None,
            docs: None,
            title: None,
            version: None,
            when: None,
            avoid: None,
            delegate: None,
            tags: Vec::new(),
            meta: None,
            from: None,
            agent: None,
            server: None,
            implicit: false,
            tools: Vec::new(),
            place: self.place(name.span),
        });
        let first = self
            .names
            .toolsets
            .get(&name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.toolsets,
            "toolsets",
            name,
            id,
            first,
            self.findings,
        );
        id
    }

    fn declare_tool(
        &mut self,
        file: FileId,
        toolset: ToolsetId,
        name: &ast::Name,
        docs: &Option<ast::Docs>,
        kind: ToolKind<'a>,
    ) -> ToolId {
        let id = ToolId(self.design.tools.len() as u32);
        self.trees.tools.push(ToolTree {
            file,
            toolset,
            kind,
        });
        self.design[toolset].tools.push(id);
        let place = self.place(name.span);
        self.design.tools.push(Tool::bare(
            id,
            name.text.clone(),
            toolset,
            text(docs).or_else(|| kind.meant_docs(self.source(file))),
            place,
        ));
        let first = self
            .names
            .tools
            .get(&name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.tools,
            "tools",
            name,
            id,
            first,
            self.findings,
        );
        id
    }

    fn declare_agent(&mut self, file: FileId, service: ServiceId, tree: &'a ast::Container) {
        let id = AgentId(self.design.agents.len() as u32);
        self.trees.agents.push((file, tree));
        self.design[service].agents.push(id);
        self.design.agents.push(Agent {
            id,
            name: tree.name.text.clone(),
            service,
            docs: text(&tree.docs),
            title: None,
            version: None,
            instructions: None,
            uses: Vec::new(),
            toolsets: Vec::new(),
            exports: Vec::new(),
            completions: Vec::new(),
            capabilities: Vec::new(),
            scopes: Vec::new(),
            policy: AgentPolicy::default(),
            place: self.place(tree.name.span),
        });
        let first = self
            .names
            .agents
            .get(&tree.name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.agents,
            "agents",
            &tree.name,
            id,
            first,
            self.findings,
        );
        for member in &tree.block.members {
            match member {
                ast::Member::Statement(_) | ast::Member::Completion(_) => {}
                ast::Member::Toolset(toolset) => {
                    let toolset = self.declare_toolset(file, toolset, Nested::Agent(id));
                    self.design[id].toolsets.push(toolset);
                }
                ast::Member::Junk(junk) => self.declare_junk(junk),
                ast::Member::Method(_)
                | ast::Member::MethodTool(_)
                | ast::Member::Tool(_)
                | ast::Member::Chain(_)
                | ast::Member::Agent(_)
                | ast::Member::Mcp(_)
                | ast::Member::Cli(_)
                | ast::Member::Resource(_)
                | ast::Member::Prompt(_) => self.misplaced(member, "an agent"),
            }
        }
    }

    fn declare_mcp(&mut self, file: FileId, service: ServiceId, tree: &'a ast::Container) {
        let id = McpServerId(self.design.mcp_servers.len() as u32);
        self.trees.mcp_servers.push((file, tree));
        self.design[service].mcp_servers.push(id);
        self.design.mcp_servers.push(McpServer {
            id,
            name: tree.name.text.clone(),
            service,
            docs: text(&tree.docs),
            title: None,
            version: None,
            instructions: None,
            icons: Vec::new(),
            text: ResultText::Json,
            discovery: Vec::new(),
            cache: None,
            context: Vec::new(),
            exposes: Vec::new(),
            resources: Vec::new(),
            prompts: Vec::new(),
            toolset: None,
            place: self.place(tree.name.span),
        });
        let first = self
            .names
            .mcp_servers
            .get(&tree.name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.mcp_servers,
            "MCP servers",
            &tree.name,
            id,
            first,
            self.findings,
        );
        for member in &tree.block.members {
            match member {
                ast::Member::Statement(_) | ast::Member::Resource(_) | ast::Member::Prompt(_) => {}
                ast::Member::Junk(junk) => self.declare_junk(junk),
                ast::Member::Method(_)
                | ast::Member::MethodTool(_)
                | ast::Member::Toolset(_)
                | ast::Member::Tool(_)
                | ast::Member::Chain(_)
                | ast::Member::Agent(_)
                | ast::Member::Mcp(_)
                | ast::Member::Cli(_)
                | ast::Member::Completion(_) => self.misplaced(member, "an MCP server"),
            }
        }
    }

    fn declare_cli(&mut self, file: FileId, service: ServiceId, tree: &'a ast::Container) {
        let id = CliId(self.design.clis.len() as u32);
        self.trees.clis.push((file, tree));
        self.design[service].clis.push(id);
        self.design.clis.push(Cli {
            id,
            name: tree.name.text.clone(),
            service,
            docs: text(&tree.docs),
            title: None,
            version: None,
            exposes: Vec::new(),
            shares: Vec::new(),
            resources: Vec::new(),
            prompts: Vec::new(),
            toolset: None,
            place: self.place(tree.name.span),
        });
        let first = self
            .names
            .clis
            .get(&tree.name.text)
            .map(|id| self.design[*id].place.span);
        register(
            &mut self.names.clis,
            "commands",
            &tree.name,
            id,
            first,
            self.findings,
        );
        for member in &tree.block.members {
            match member {
                ast::Member::Statement(_) | ast::Member::Resource(_) | ast::Member::Prompt(_) => {}
                ast::Member::Junk(junk) => self.declare_junk(junk),
                ast::Member::Method(_)
                | ast::Member::MethodTool(_)
                | ast::Member::Toolset(_)
                | ast::Member::Tool(_)
                | ast::Member::Chain(_)
                | ast::Member::Agent(_)
                | ast::Member::Mcp(_)
                | ast::Member::Cli(_)
                | ast::Member::Completion(_) => self.misplaced(member, "a command"),
            }
        }
    }

    /// Reports where a declaration belongs.
    fn misplaced(&mut self, member: &ast::Member, place: &str) {
        let (what, name, home) = match member {
            ast::Member::Statement(_) | ast::Member::Junk(_) => return,
            ast::Member::Method(tree) => ("a method", &tree.name, "a service"),
            ast::Member::MethodTool(tree) => {
                let finding = Finding::new(&MISPLACED, tree.span, format!("a tool cannot stand in {place}"))
                    .here("no parameters")
                    .help("in a method `tool` stands alone; in a toolset it has parameters: `tool name() { … }`");
                return self.add(finding);
            }
            ast::Member::Toolset(tree) => (
                "a toolset",
                &tree.name,
                "a service, an agent, or at the top of a file",
            ),
            ast::Member::Tool(tree) => ("a tool", &tree.name, "a toolset"),
            ast::Member::Chain(tree) => ("a chain", &tree.name, "a toolset"),
            ast::Member::Agent(tree) => ("an agent", &tree.name, "a service"),
            ast::Member::Mcp(tree) => ("an MCP server", &tree.name, "a service"),
            ast::Member::Cli(tree) => ("a command", &tree.name, "a service"),
            ast::Member::Completion(tree) => ("a completion", &tree.name, "an agent"),
            ast::Member::Resource(tree) => ("a resource", &tree.name, "an MCP server or a command"),
            ast::Member::Prompt(tree) => ("a prompt", &tree.name, "an MCP server or a command"),
        };
        self.junk.insert(name.text.clone());
        let finding = Finding::new(
            &MISPLACED,
            name.span,
            format!("{what} cannot stand in {place}"),
        )
        .here(format!("{what} stands in {home}"));
        self.add(finding);
    }

    fn full_name(&self, package: PackageId, name: &str) -> Text {
        let package = &self.design[package].name;
        if package.is_empty() {
            name.into()
        } else {
            format!("{package}.{name}").into()
        }
    }
}

fn register<Id>(
    table: &mut HashMap<Text, Id>,
    kinds: &str,
    name: &ast::Name,
    id: Id,
    first: Option<Span>,
    findings: &mut Findings,
) {
    match first {
        Some(first) => duplicate(kinds, name, first, findings),
        None => {
            table.insert(name.text.clone(), id);
        }
    }
}

impl ToolKind<'_> {
    /// The text of a `description "…"` in its block. It is not a statement and already has a finding, so the tool does
    /// not also count as undescribed.
    fn meant_docs(self, source: &str) -> Option<Text> {
        let of = |member: &ast::Member| match member {
            ast::Member::Junk(junk) => described(junk, source),
            ast::Member::Statement(_)
            | ast::Member::Method(_)
            | ast::Member::MethodTool(_)
            | ast::Member::Toolset(_)
            | ast::Member::Tool(_)
            | ast::Member::Chain(_)
            | ast::Member::Agent(_)
            | ast::Member::Mcp(_)
            | ast::Member::Cli(_)
            | ast::Member::Completion(_)
            | ast::Member::Resource(_)
            | ast::Member::Prompt(_) => None,
        };
        let in_block = |block: Option<&ast::Block>| block?.members.iter().find_map(of);
        match self {
            Self::Tool(tool) => in_block(tool.block.as_ref()),
            Self::Method(_, tool) => in_block(tool.block.as_ref()),
            Self::Chain(chain) => chain.body.iter().find_map(|step| match step {
                ast::ChainMember::Junk(junk) => described(junk, source),
                ast::ChainMember::Statement(_)
                | ast::ChainMember::Let { .. }
                | ast::ChainMember::Call(_)
                | ast::ChainMember::If { .. }
                | ast::ChainMember::Return { .. } => None,
            }),
        }
    }
}

/// The text after a keyword that other formats use for descriptions.
fn described(junk: &ast::Junk, source: &str) -> Option<Text> {
    let word = junk.keyword.as_deref()?;
    if !matches!(word, "description" | "desc" | "doc" | "docs" | "summary") {
        return None;
    }
    let written = source.get(junk.span.start as usize..junk.span.end as usize)?;
    let behind = &written[written.find(word)? + word.len()..];
    let text = behind.trim_matches(|c: char| c.is_whitespace() || "\":=;,'".contains(c));
    (!text.is_empty()).then(|| text.into())
}
