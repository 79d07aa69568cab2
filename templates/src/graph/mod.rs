//! The graph of a design: services, agents, commands, servers, toolsets, and the tools that hand over to each other.

mod dot;
mod mermaid;
mod svg;

use std::collections::{HashMap, HashSet};

use toolc_compiler::ir::{Design, ToolId, ToolsetId, View};

use crate::markdown::visible;

/// How a graph is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GraphFormat {
    /// A picture that needs nothing else.
    Svg,
    /// A diagram of Mermaid, as GitHub shows it in Markdown.
    Mermaid,
    /// The language of Graphviz.
    Dot,
}

impl GraphFormat {
    /// All, with their names on the command line.
    pub const ALL: [(&'static str, Self); 3] = [
        ("svg", Self::Svg),
        ("mermaid", Self::Mermaid),
        ("dot", Self::Dot),
    ];

    /// The format of a name.
    pub fn named(name: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, format)| *format)
    }
}

/// Writes the graph of a design. The same design gives the same text.
pub fn graph(design: &Design, format: GraphFormat) -> String {
    let graph = Graph::of(design);
    match format {
        GraphFormat::Svg => svg::text(&graph),
        GraphFormat::Mermaid => mermaid::text(&graph),
        GraphFormat::Dot => dot::text(&graph),
    }
}

/// What has a page of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Told {
    Toolset(ToolsetId),
    Tool(ToolId),
}

/// The picture for a page that has its colours, in which nodes lead to pages, and what it shows in sentences.
pub(crate) fn drawn(
    design: &Design,
    link: &dyn Fn(Told) -> Option<String>,
) -> (String, Vec<String>) {
    let graph = Graph::of(design);
    let sentences = graph.edges.iter().map(|edge| svg::title(&graph, edge));
    let sentences = sentences.collect();
    (svg::linked(&graph, link), sentences)
}

/// What a node stands for. The order is that of the columns of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum NodeKind {
    Command,
    Server,
    Service,
    Agent,
    Toolset,
    Tool,
}

impl NodeKind {
    /// As people read it.
    fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Server => "MCP server",
            Self::Service => "service",
            Self::Agent => "agent",
            Self::Toolset => "toolset",
            Self::Tool => "tool",
        }
    }
}

/// What leads from one node to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EdgeKind {
    /// A service owns a toolset, an agent, a command or a server; a toolset has a tool.
    Owns,
    /// An agent uses a toolset.
    Uses,
    /// An agent implements a toolset.
    Implements,
    /// A command or a server shows a toolset.
    Shows,
    /// A tool hands over to another one.
    Next,
}

impl EdgeKind {
    /// As people read it.
    fn name(self) -> &'static str {
        match self {
            Self::Owns => "owns",
            Self::Uses => "uses",
            Self::Implements => "implements",
            Self::Shows => "shows",
            Self::Next => "next",
        }
    }
}

#[derive(Debug)]
struct Node {
    kind: NodeKind,
    /// One line, in which nothing is hidden.
    name: String,
    told: Option<Told>,
}

#[derive(Debug)]
struct Edge {
    from: usize,
    to: usize,
    kind: EdgeKind,
    /// Why a tool hands over.
    text: String,
}

/// Nodes, and edges by their places.
#[derive(Debug, Default)]
struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Graph {
    fn of(design: &Design) -> Self {
        let mut graph = Self::default();
        let services = design.services.iter();
        let services: Vec<usize> = services
            .map(|service| graph.node(NodeKind::Service, &service.name))
            .collect();
        let declared = design.toolsets.iter().filter(|one| one.server.is_none());
        let toolsets: HashMap<_, usize> = declared
            .map(|toolset| {
                let node = graph.node(NodeKind::Toolset, &toolset.name);
                graph.nodes[node].told = Some(Told::Toolset(toolset.id));
                if let Some(owner) = toolset.owner {
                    graph.edge(services[owner.0 as usize], node, EdgeKind::Owns, "");
                }
                (toolset.id, node)
            })
            .collect();
        let shown = |graph: &mut Self, node, views: &[View], kind| {
            let mut seen = HashSet::new();
            for view in views {
                if let Some(toolset) = toolsets.get(&view.toolset)
                    && seen.insert(*toolset)
                {
                    graph.edge(node, *toolset, kind, "");
                }
            }
        };
        for agent in &design.agents {
            let node = graph.node(NodeKind::Agent, &agent.name);
            graph.edge(services[agent.service.0 as usize], node, EdgeKind::Owns, "");
            shown(&mut graph, node, &agent.uses, EdgeKind::Uses);
            for toolset in agent.toolsets.iter().filter_map(|id| toolsets.get(id)) {
                graph.edge(node, *toolset, EdgeKind::Implements, "");
            }
        }
        for server in &design.mcp_servers {
            let node = graph.node(NodeKind::Server, &server.name);
            graph.edge(
                node,
                services[server.service.0 as usize],
                EdgeKind::Owns,
                "",
            );
            shown(&mut graph, node, &server.exposes, EdgeKind::Shows);
        }
        for command in &design.clis {
            let node = graph.node(NodeKind::Command, &command.name);
            graph.edge(
                node,
                services[command.service.0 as usize],
                EdgeKind::Owns,
                "",
            );
            shown(&mut graph, node, &command.exposes, EdgeKind::Shows);
        }
        graph.handoffs(design, |id| toolsets.get(&design[id].toolset).copied());
        graph
    }

    /// The tools that hand over or are handed to, below their toolsets.
    fn handoffs(&mut self, design: &Design, toolset: impl Fn(ToolId) -> Option<usize>) {
        let mut taken = HashSet::new();
        for tool in design.declared_tools().filter(|tool| !tool.next.is_empty()) {
            taken.insert(tool.id);
            taken.extend(tool.next.iter().map(|next| next.tool));
        }
        let mut tools = HashMap::new();
        for tool in design
            .declared_tools()
            .filter(|tool| taken.contains(&tool.id))
        {
            let node = self.node(NodeKind::Tool, &tool.name);
            self.nodes[node].told = Some(Told::Tool(tool.id));
            if let Some(toolset) = toolset(tool.id) {
                self.edge(toolset, node, EdgeKind::Owns, "");
            }
            tools.insert(tool.id, node);
        }
        for tool in design.declared_tools() {
            for next in &tool.next {
                if let (Some(from), Some(to)) = (tools.get(&tool.id), tools.get(&next.tool)) {
                    let text = next.text.as_deref().unwrap_or_default();
                    self.edge(*from, *to, EdgeKind::Next, text);
                }
            }
        }
    }

    fn node(&mut self, kind: NodeKind, name: &str) -> usize {
        let name = visible(name);
        self.nodes.push(Node {
            kind,
            name,
            told: None,
        });
        self.nodes.len() - 1
    }

    fn edge(&mut self, from: usize, to: usize, kind: EdgeKind, text: &str) {
        self.edges.push(Edge {
            from,
            to,
            kind,
            text: visible(text),
        });
    }
}

#[cfg(test)]
mod tests {
    use toolc_compiler::{Input, compile};

    use super::{GraphFormat, graph};

    const TOOLS: &str = r#"
package acme

service desk {
  cli desk { exposes cards }
  agent tidier { uses cards }
  toolset cards {
    tool "a\"]-->b</text><script>"(x: int) { next done "]] --> \"\\n <b>" }
    tool done(x: int) { next "a\"]-->b</text><script>" }
    tool alone(x: int)
  }
}
"#;

    fn text(format: GraphFormat) -> String {
        let input = Input {
            path: "acme.tools".into(),
            text: TOOLS.into(),
        };
        let checked = compile(vec![input]);
        let ready = checked.ready().expect("it has no errors");
        graph(ready.design(), format)
    }

    #[test]
    fn texts_stay_texts_in_every_format() {
        let svg = text(GraphFormat::Svg);
        assert!(
            svg.contains("a&quot;]--&gt;b&lt;/text&gt;&lt;script&gt;"),
            "{svg}"
        );
        assert!(!svg.contains("<script"), "{svg}");
        assert_eq!(svg.matches("<g class=\"node ").count(), 6, "{svg}");
        let dot = text(GraphFormat::Dot);
        assert!(dot.contains(r#"label="a\"]-->b</text><script>""#), "{dot}");
        assert!(dot.contains(r#"label="]] --> \"\\n <b>""#), "{dot}");
        let mermaid = text(GraphFormat::Mermaid);
        assert!(
            mermaid.contains(r##"("a#34;#93;--#62;b#60;#47;text#62;#60;script#62;")"##),
            "{mermaid}"
        );
        assert!(!mermaid.contains("alone"), "{mermaid}");
    }

    #[test]
    fn what_leads_where_is_told() {
        let mermaid = text(GraphFormat::Mermaid);
        let lines: Vec<&str> = mermaid.lines().map(str::trim).collect();
        for line in [
            "n0[[\"service desk\"]]",
            "n0 --> n1",
            "n2 -- uses --> n1",
            "n3 -- shows --> n1",
            "n5 -.-> n4",
        ] {
            assert!(lines.contains(&line), "{line}\n{mermaid}");
        }
    }
}
