//! The front of the site, and the list of all tools.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Tool, View};

use super::super::reference::AgentDoc;
use super::super::text::{inline, sentence};
use super::super::tool::markdown;
use super::Known;
use super::places::Link;
use super::shell::Shell;
use super::tool::docs;
use super::toolset::Entry;
use crate::slot::Slot;

/// As many tools are named of a toolset, an agent, a command or a server.
const MOST_NAMED: usize = 12;

/// What `index.html.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct Front {
    shell: Shell,
    title: Slot,
    /// Several paragraphs.
    docs: Option<Slot>,
    /// How much there is, in words.
    counts: Vec<Slot>,
    toolsets: Vec<Card>,
    agents: Vec<Agent>,
    commands: Vec<Card>,
    servers: Vec<Card>,
    packages: Vec<Card>,
}

/// Something with tools.
#[derive(JsonSchema, Serialize)]
struct Card {
    name: Slot,
    /// Its page, where it has one.
    path: Option<Slot>,
    says: Option<Slot>,
    tools: Vec<Link>,
    left_out: usize,
}

#[derive(JsonSchema, Serialize)]
struct Agent {
    anchor: Slot,
    doc: AgentDoc,
    uses: Vec<Link>,
    left_out: usize,
}

/// What `tools.html.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct List {
    shell: Shell,
    toolsets: Vec<Listed>,
}

#[derive(JsonSchema, Serialize)]
struct Listed {
    link: Link,
    tools: Vec<Entry>,
}

impl List {
    pub(super) fn of(known: &Known<'_>) -> Self {
        let toolsets = known.scope.toolsets().into_iter();
        Self {
            shell: known.site.shell("tools.html", "All tools", None, &[]),
            toolsets: toolsets
                .map(|(toolset, tools)| Listed {
                    link: Link::new(
                        &toolset.name,
                        known.places.toolset(toolset.id).unwrap_or_default(),
                    ),
                    tools: tools
                        .iter()
                        .map(|tool| Entry::of(known, tool, "", false))
                        .collect(),
                })
                .collect(),
        }
    }
}

impl Front {
    pub(super) fn of(known: &Known<'_>) -> Self {
        let (scope, design) = (&known.scope, known.scope.design);
        let shown = |views: &[View]| -> Vec<&Tool> {
            let ids = views.iter().flat_map(|view| &view.tools);
            ids.map(|id| &design[*id]).collect()
        };
        // A command or a server: it has no page of its own.
        let surface = |name: &str, docs: Option<&str>, exposes: &[View]| {
            card(known, name, None, docs, &shown(exposes))
        };
        let toolsets = scope.toolsets();
        let packages = design.packages.iter();
        let packages: Vec<_> = packages
            .filter(|package| design.types.iter().any(|decl| decl.package == package.id))
            .collect();
        let counts = [
            (scope.tools.len(), "tool", "tools"),
            (toolsets.len(), "toolset", "toolsets"),
            (design.services.len(), "service", "services"),
            (design.agents.len(), "agent", "agents"),
            (design.types.len(), "type", "types"),
        ];
        let counts = counts.into_iter().filter(|(count, ..)| *count > 0);
        let summary = scope.docs().map(|docs| sentence(docs, 200));
        Self {
            shell: known
                .site
                .shell("index.html", &known.site.title, summary.as_deref(), &[]),
            title: Slot::literal(&*known.site.title),
            docs: docs(scope.docs()),
            counts: counts
                .map(|(count, one, many)| {
                    let what = if count == 1 { one } else { many };
                    Slot::literal(format!("{count} {what}"))
                })
                .collect(),
            agents: design
                .agents
                .iter()
                .enumerate()
                .map(|(index, agent)| {
                    let (uses, left_out) = links(known, &shown(&agent.uses));
                    Agent {
                        anchor: Slot::literal(anchor_of_agent(index)),
                        doc: AgentDoc::of(design, agent),
                        uses,
                        left_out,
                    }
                })
                .collect(),
            commands: design
                .clis
                .iter()
                .map(|it| surface(&it.name, it.docs.as_deref(), &it.exposes))
                .collect(),
            servers: design
                .mcp_servers
                .iter()
                .map(|it| surface(&it.name, it.docs.as_deref(), &it.exposes))
                .collect(),
            packages: packages
                .into_iter()
                .map(|package| {
                    let path = known.places.types(package.id);
                    card(
                        known,
                        &package.name,
                        Some(&path),
                        package.docs.as_deref(),
                        &[],
                    )
                })
                .collect(),
            toolsets: toolsets
                .into_iter()
                .map(|(toolset, tools)| {
                    let said = toolset.docs.as_deref().or(toolset.when.as_deref());
                    let path = known.places.toolset(toolset.id);
                    card(known, &toolset.name, path, said, &tools)
                })
                .collect(),
        }
    }
}

/// The anchor of an agent on the front.
pub(super) fn anchor_of_agent(index: usize) -> String {
    format!("agent-{}", index + 1)
}

fn card(
    known: &Known<'_>,
    name: &str,
    path: Option<&str>,
    docs: Option<&str>,
    tools: &[&Tool],
) -> Card {
    let said = docs.map(|docs| inline(&sentence(docs, 300)));
    let (tools, left_out) = links(known, tools);
    Card {
        name: Slot::literal(name),
        path: path.map(Slot::literal),
        says: said.filter(|said| !said.is_empty()).map(markdown),
        tools,
        left_out,
    }
}

/// The first tools, and how many more there are.
fn links(known: &Known<'_>, tools: &[&Tool]) -> (Vec<Link>, usize) {
    let link = |tool: &&Tool| Some(Link::new(&tool.name, known.places.tool(tool.id)?));
    let links: Vec<Link> = tools.iter().take(MOST_NAMED).filter_map(link).collect();
    let left_out = tools.len().saturating_sub(MOST_NAMED);
    (links, left_out)
}
