//! From trees to a design: the only look-ups by name.

mod agents;
mod attributes;
mod bindings;
mod chains;
mod codes;
mod codes_values;
mod declare;
mod effects;
mod errors;
mod exprs;
mod fields;
mod fit;
mod imports;
mod names;
mod owners;
mod paths;
mod scope;
mod services;
mod spell;
mod statements;
mod surfaces;
mod templates;
mod tools;
mod types;
mod values;

use std::collections::{HashMap, HashSet};

use crate::diagnostics::{Code, Finding, Findings};
use crate::ir::{AgentId, Design, Place, ServiceId, ToolsetId, Type, Value};
use crate::source::{FileId, Sources, Span, Text};
use crate::syntax::ast;
use names::Names;
use scope::Scope;

/// All kinds of findings of this room.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    codes::CODES
        .iter()
        .chain(codes_values::CODES)
        .chain(imports::CODES)
        .copied()
}

/// What the trees mean together. Whatever could not be resolved has a finding and is [`crate::ir::TypeKind::Unknown`]
/// or left out.
pub fn resolve(sources: &Sources, files: &[ast::File], findings: &mut Findings) -> Design {
    let mut resolver = Resolver::new(sources, files, findings);
    resolver.declare();
    resolver.import();
    resolver.types();
    resolver.error_details();
    resolver.service_members();
    resolver.signatures();
    resolver.fill_values();
    resolver.share_payloads();
    resolver.error_statements();
    resolver.toolset_members();
    resolver.owners();
    resolver.tool_statements();
    resolver.tool_bodies();
    resolver.computed_effects();
    resolver.agents();
    resolver.surfaces();
    resolver.unused_imports();
    resolver.design
}

/// The state of one resolution; the passes above fill the design step by step.
struct Resolver<'a> {
    sources: &'a Sources,
    files: &'a [ast::File],
    findings: &'a mut Findings,
    design: Design,
    names: Names,
    /// By file: what names mean there.
    scopes: Vec<Scope>,
    /// By file: the words of `use` lines by which something was found.
    imports_used: Vec<HashSet<Text>>,
    /// Names of declarations that could not be parsed: nobody complains that they are missing.
    junk: HashSet<Text>,
    /// The trees behind the design's lists, by id.
    trees: Trees<'a>,
    /// Values that wait for all types.
    pending: Vec<Pending<'a>>,
    /// How far each declared type is.
    progress: Vec<types::Progress>,
    /// Attributes that wait for what is behind an alias.
    aliased: Vec<attributes::Aliased>,
}

/// The trees behind the design's lists, by id.
#[derive(Default)]
struct Trees<'a> {
    types: Vec<(FileId, &'a ast::Item)>,
    errors: Vec<(FileId, &'a ast::ErrorItem)>,
    services: Vec<(FileId, &'a ast::Container)>,
    methods: Vec<(FileId, &'a ast::Method)>,
    toolsets: Vec<ToolsetTree<'a>>,
    tools: Vec<ToolTree<'a>>,
    agents: Vec<(FileId, &'a ast::Container)>,
    mcp_servers: Vec<(FileId, &'a ast::Container)>,
    clis: Vec<(FileId, &'a ast::Container)>,
}

/// A toolset's tree.
#[derive(Clone, Copy)]
struct ToolsetTree<'a> {
    file: FileId,
    /// None for the toolset that a service's own methods make.
    tree: Option<&'a ast::Container>,
    nested: Nested,
}

/// What a toolset is nested in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Nested {
    No,
    Service(ServiceId),
    Agent(AgentId),
}

/// A tool's tree.
#[derive(Clone, Copy)]
struct ToolTree<'a> {
    file: FileId,
    toolset: ToolsetId,
    kind: ToolKind<'a>,
}

/// The three ways to write a tool.
#[derive(Clone, Copy)]
enum ToolKind<'a> {
    Tool(&'a ast::Tool),
    Chain(&'a ast::Chain),
    Method(crate::ir::MethodId, &'a ast::MethodTool),
}

/// A value of a declaration that waits for all types.
struct Pending<'a> {
    /// That of the declaration.
    name: &'a ast::Name,
    ty: Type,
    value: &'a ast::Value,
    slot: Slot,
}

/// Where a pending value goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slot {
    Default,
    Example,
}

impl<'a> Resolver<'a> {
    fn new(sources: &'a Sources, files: &'a [ast::File], findings: &'a mut Findings) -> Self {
        Self {
            sources,
            files,
            findings,
            design: Design {
                lines: sources.line_starts(),
                ..Design::default()
            },
            names: Names::default(),
            scopes: Vec::new(),
            imports_used: vec![HashSet::new(); files.len()],
            // Recovery leaves empty names where one is missing.
            junk: HashSet::from(["".into()]),
            trees: Trees::default(),
            pending: Vec::new(),
            progress: Vec::new(),
            aliased: Vec::new(),
        }
    }

    fn place(&self, span: Span) -> Place {
        Place {
            file: span.file,
            line: self.sources.file(span.file).line(span.start),
            span,
        }
    }

    fn source(&self, file: FileId) -> &'a str {
        &self.sources.file(file).text
    }

    fn add(&mut self, finding: Finding) {
        self.findings.add(finding);
    }

    /// Resolves all values that waited for types, and puts them into their declarations.
    fn fill_values(&mut self) {
        let mut defaults: HashMap<Span, Value> = HashMap::new();
        let mut examples: HashMap<Span, Vec<Value>> = HashMap::new();
        for pending in std::mem::take(&mut self.pending) {
            let Pending {
                name,
                ty,
                value,
                slot,
            } = pending;
            let key = name.span;
            let what = match slot {
                Slot::Default => format!("the default of `{}`", name.text),
                Slot::Example => format!("the example of `{}`", name.text),
            };
            let value = values::resolve(&self.design, value, &ty, &what, self.findings);
            match slot {
                Slot::Default => {
                    defaults.insert(key, value);
                }
                Slot::Example => examples.entry(key).or_default().push(value),
            }
        }
        fields::fill(&mut self.design, &defaults, &examples);
    }
}
