//! The reference in Markdown: an index, a page for each toolset, and one for the types of each package.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{self, Agent, Design, Package, Tool, TypeBody, TypeDecl};

use super::pages::{Pages, name};
use super::scope::Scope;
use super::text::{block, inline, sentence};
use super::tool::{IN_FULL, Line, ToolDoc, Wanted, duration, line, markdown, words};
use super::types::{Named, Types, default, is_required, value};
use crate::slot::Slot;

/// What `index.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct Index {
    header: Slot,
    title: Slot,
    /// Several paragraphs.
    docs: Option<Slot>,
    toolsets: Vec<Entry>,
    agents: Vec<AgentDoc>,
    commands: Vec<Entry>,
    servers: Vec<Entry>,
    packages: Vec<Entry>,
}

/// Something with a page, or only with a name.
#[derive(JsonSchema, Serialize)]
struct Entry {
    /// A link, or a name as code.
    name: Slot,
    says: Option<Slot>,
    tools: Vec<Slot>,
}

/// An agent; every slot is Markdown of one line.
#[derive(JsonSchema, Serialize)]
pub(super) struct AgentDoc {
    name: Slot,
    says: Option<Slot>,
    uses: Vec<Slot>,
    capabilities: Vec<Slot>,
    scopes: Vec<Slot>,
    /// In words.
    limits: Vec<Slot>,
    exports: Vec<Slot>,
}

/// What `toolset.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct ToolsetPage {
    header: Slot,
    title: Slot,
    name: Slot,
    service: Option<Slot>,
    version: Option<Slot>,
    docs: Option<Slot>,
    when: Option<Slot>,
    avoid: Option<Slot>,
    delegate: Option<Slot>,
    lines: Vec<Line>,
    tools: Vec<ToolDoc>,
}

/// What `types.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct TypesPage {
    header: Slot,
    title: Slot,
    docs: Option<Slot>,
    types: Vec<TypeDoc>,
}

/// A declared type.
#[derive(JsonSchema, Serialize)]
pub(super) struct TypeDoc {
    name: Slot,
    docs: Option<Slot>,
    deprecated: Option<Slot>,
    /// What it is, in a sentence.
    says: Slot,
    /// Fields, members or variants.
    parts: Vec<PartDoc>,
}

#[derive(JsonSchema, Serialize)]
struct PartDoc {
    name: Slot,
    ty: Option<Slot>,
    is_required: bool,
    default: Option<Slot>,
    docs: Option<Slot>,
}

impl Index {
    pub(super) fn of(scope: &Scope<'_>, header: &str, pages: &Pages) -> Self {
        let design = scope.design;
        let toolsets = scope.toolsets().into_iter().map(|(toolset, tools)| Entry {
            name: markdown(format!(
                "[{}]({})",
                inline(&toolset.name),
                pages.toolset(toolset.id)
            )),
            says: says(toolset.docs.as_deref()),
            tools: named(tools.iter().copied()),
        });
        let shown = |views: &[ir::View]| {
            named(
                views
                    .iter()
                    .flat_map(|view| &view.tools)
                    .map(|id| &design[*id]),
            )
        };
        let packages = design
            .packages
            .iter()
            .filter(|package| design.types.iter().any(|decl| decl.package == package.id));
        Self {
            header: Slot::lines(header),
            title: line(&scope.title()),
            docs: scope
                .docs()
                .map(block)
                .filter(|docs| !docs.is_empty())
                .map(Slot::lines),
            toolsets: toolsets.collect(),
            agents: design
                .agents
                .iter()
                .map(|agent| AgentDoc::of(design, agent))
                .collect(),
            commands: design
                .clis
                .iter()
                .map(|command| Entry {
                    name: words(&command.name),
                    says: says(command.docs.as_deref()),
                    tools: shown(&command.exposes),
                })
                .collect(),
            servers: design
                .mcp_servers
                .iter()
                .map(|server| Entry {
                    name: words(&server.name),
                    says: says(server.docs.as_deref()),
                    tools: shown(&server.exposes),
                })
                .collect(),
            packages: packages
                .map(|package| Entry {
                    name: markdown(format!(
                        "[{}]({})",
                        inline(&package.name),
                        pages.types(package.id)
                    )),
                    says: says(package.docs.as_deref()),
                    tools: Vec::new(),
                })
                .collect(),
        }
    }
}

/// As many tools are named in a line; the page has all of them.
const MOST_NAMED: usize = 40;

fn named<'t>(tools: impl Iterator<Item = &'t Tool>) -> Vec<Slot> {
    let all: Vec<&Tool> = tools.collect();
    let mut names: Vec<Slot> = all
        .iter()
        .take(MOST_NAMED)
        .map(|tool| markdown(name(&tool.name)))
        .collect();
    if all.len() > MOST_NAMED {
        names.push(markdown(format!("and {} more", all.len() - MOST_NAMED)));
    }
    names
}

fn says(docs: Option<&str>) -> Option<Slot> {
    let said = docs.map(|docs| inline(&sentence(docs, 300)));
    said.filter(|said| !said.is_empty()).map(markdown)
}

impl AgentDoc {
    pub(super) fn of(design: &Design, agent: &Agent) -> Self {
        let policy = &agent.policy;
        let counts = [
            ("calls", policy.calls),
            ("failures in a row", policy.failures),
        ];
        let counts = counts
            .into_iter()
            .filter_map(|(what, count)| Some(format!("at most {} {what}", count?)));
        let times = [
            ("for the whole run", policy.time),
            ("for a turn of the model", policy.plan_timeout),
            ("for a call", policy.tool_timeout),
        ];
        let times = times
            .into_iter()
            .filter_map(|(what, time)| Some(format!("{} {what}", duration(time?))));
        let used = agent.uses.iter().flat_map(|view| &view.tools);
        Self {
            name: words(&agent.name),
            says: says(agent.docs.as_deref()),
            uses: named(used.map(|id| &design[*id])),
            capabilities: agent
                .capabilities
                .iter()
                .map(|one| words(&one.to_string()))
                .collect(),
            scopes: agent.scopes.iter().map(|scope| words(scope)).collect(),
            limits: counts.chain(times).map(markdown).collect(),
            exports: agent
                .exports
                .iter()
                .map(|id| words(&design[*id].name))
                .collect(),
        }
    }
}

impl ToolsetPage {
    pub(super) fn of(
        scope: &Scope<'_>,
        header: &str,
        pages: &Pages,
        (toolset, tools): (&ir::Toolset, &[&Tool]),
    ) -> Self {
        let design = scope.design;
        let link = |id| Some(pages.link(design, id, false));
        let wanted = Wanted {
            named: &link,
            has_examples: true,
            ..IN_FULL
        };
        let some = |text: &Option<_>| text.as_deref().map(line);
        Self {
            header: Slot::lines(header),
            title: line(toolset.title.as_deref().unwrap_or(&toolset.name)),
            name: words(&toolset.name),
            service: toolset.owner.map(|id| words(&design[id].name)),
            version: some(&toolset.version),
            docs: toolset
                .docs
                .as_deref()
                .map(block)
                .filter(|docs| !docs.is_empty())
                .map(Slot::lines),
            when: some(&toolset.when),
            avoid: some(&toolset.avoid),
            delegate: some(&toolset.delegate),
            lines: tools.iter().map(|tool| Line::of(tool)).collect(),
            tools: tools
                .iter()
                .map(|tool| ToolDoc::of(scope, tool, wanted))
                .collect(),
        }
    }
}

impl TypesPage {
    pub(super) fn of(scope: &Scope<'_>, header: &str, pages: &Pages, package: &Package) -> Self {
        let design = scope.design;
        let types = design
            .types
            .iter()
            .filter(|decl| decl.package == package.id);
        Self {
            header: Slot::lines(header),
            title: line(&package.name),
            docs: package
                .docs
                .as_deref()
                .map(block)
                .filter(|docs| !docs.is_empty())
                .map(Slot::lines),
            types: types
                .map(|decl| TypeDoc::of(design, &|id| Some(pages.link(design, id, true)), decl))
                .collect(),
        }
    }
}

impl TypeDoc {
    pub(super) fn of(design: &Design, named: Named<'_>, decl: &TypeDecl) -> Self {
        let types = Types { design, named };
        let (says, parts) = match &decl.body {
            TypeBody::Record(record) => {
                let rest = match &record.rest {
                    ir::Rest::Closed => "An object.".to_owned(),
                    ir::Rest::Open => "An object; other keys are accepted.".to_owned(),
                    ir::Rest::Typed { ty } => {
                        format!(
                            "An object; the values of other keys are: {}.",
                            types.phrase(ty)
                        )
                    }
                };
                let parts = record.fields.iter().map(|field| PartDoc {
                    name: words(&field.name),
                    ty: Some(markdown(types.phrase(&field.ty))),
                    is_required: is_required(field),
                    default: default(types.design, field).map(markdown),
                    docs: docs(field.docs.as_deref()),
                });
                (rest, parts.collect())
            }
            TypeBody::Alias { target } => {
                (format!("The same as {}.", types.phrase(target)), Vec::new())
            }
            TypeBody::Enum { members } => {
                let parts = members.iter().map(|member| PartDoc {
                    name: markdown(value(&member.value)),
                    ty: None,
                    is_required: false,
                    default: None,
                    docs: docs(member.docs.as_deref()),
                });
                ("One of these values.".to_owned(), parts.collect())
            }
            TypeBody::Union(union) => {
                let parts = union.variants.iter().map(|variant| PartDoc {
                    name: words(&variant.name),
                    ty: Some(markdown(types.phrase(&variant.ty))),
                    is_required: false,
                    default: None,
                    docs: docs(variant.docs.as_deref()),
                });
                let says = match &union.by {
                    Some(tag) => format!("One of these objects, by its {}.", name(tag)),
                    None => "An object with `type`, one of these, and `value`.".to_owned(),
                };
                (says, parts.collect())
            }
        };
        Self {
            name: line(&decl.name),
            docs: decl
                .docs
                .as_deref()
                .map(block)
                .filter(|docs| !docs.is_empty())
                .map(Slot::lines),
            deprecated: decl.annotations.deprecated.as_deref().map(line),
            says: markdown(says),
            parts,
        }
    }
}

fn docs(text: Option<&str>) -> Option<Slot> {
    text.map(inline)
        .filter(|text| !text.is_empty())
        .map(markdown)
}
