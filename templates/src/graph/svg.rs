//! A graph as a picture: a column for each kind of node, and curves between them.

use std::fmt::Write;

use super::{Edge, EdgeKind, Graph, NodeKind, Told};

/// Pixels.
const HEIGHT: usize = 34;
const GAP: usize = 16;
const BETWEEN: usize = 90;
const MARGIN: usize = 24;
const LETTER: usize = 8;
const HEAD: usize = 30;

/// The letters of a name that are shown; the whole stands in its title.
const LONGEST: usize = 32;

const STYLE: &str = "\
svg{background:#fff;color:#1b1f24;font:13px ui-monospace,monospace}\
text{fill:currentColor}.head{font-weight:bold;opacity:.7}\
rect{fill:#f3f5f7;stroke:#8a939d}.service rect{fill:#e3ecfb}.agent rect{fill:#e6f4e6}.toolset rect{fill:#fbf1dd}\
path{fill:none;stroke:#6b7480}.next{stroke-dasharray:5 4;stroke:#a8471b}.arrow{fill:#6b7480;stroke:none}\
@media(prefers-color-scheme:dark){svg{background:#14171a;color:#e8eaed}rect{fill:#23282e;stroke:#6b7480}\
.service rect{fill:#1d2b44}.agent rect{fill:#1d3320}.toolset rect{fill:#3a2f17}path{stroke:#9aa4af}\
.next{stroke:#f0a070}.arrow{fill:#9aa4af}}";

/// Where a node is.
#[derive(Clone, Copy, Default)]
struct Place {
    x: usize,
    y: usize,
    width: usize,
}

/// The columns, from the left: what stands in them, and what is above.
const COLUMNS: [(&[NodeKind], &str); 5] = [
    (&[NodeKind::Command, NodeKind::Server], "commands, servers"),
    (&[NodeKind::Service], "services"),
    (&[NodeKind::Agent], "agents"),
    (&[NodeKind::Toolset], "toolsets"),
    (&[NodeKind::Tool], "handoffs"),
];

/// A picture that needs nothing else.
pub(super) fn text(graph: &Graph) -> String {
    let style = format!("<style>{STYLE}</style>\n");
    picture(graph, "img", &style, &|_| None)
}

/// A picture in a page, which has the style; its nodes lead to pages.
pub(super) fn linked(graph: &Graph, link: &dyn Fn(Told) -> Option<String>) -> String {
    picture(graph, "group", "", link)
}

fn picture(
    graph: &Graph,
    role: &str,
    style: &str,
    link: &dyn Fn(Told) -> Option<String>,
) -> String {
    let mut places = vec![Place::default(); graph.nodes.len()];
    let (mut heads, mut x, mut bottom) = (Vec::new(), MARGIN, 0);
    for (kinds, head) in COLUMNS {
        let nodes = graph.nodes.iter().enumerate();
        let nodes: Vec<_> = nodes
            .filter(|(_, node)| kinds.contains(&node.kind))
            .collect();
        if nodes.is_empty() {
            continue;
        }
        heads.push((x, head));
        let letters = nodes
            .iter()
            .map(|(_, node)| shown(&node.name).chars().count());
        let letters = letters.max().unwrap_or(0).max(head.len());
        let width = letters * LETTER + 24;
        for (row, (index, _)) in nodes.into_iter().enumerate() {
            let y = MARGIN + HEAD + row * (HEIGHT + GAP);
            places[index] = Place { x, y, width };
            bottom = bottom.max(y + HEIGHT);
        }
        x += width + BETWEEN;
    }
    let (width, height) = ((x + MARGIN).max(200), bottom.max(MARGIN + HEAD) + MARGIN);
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"{role}\" aria-labelledby=\"title\">"
    );
    out.push_str("<title id=\"title\">Services, agents, toolsets and handoffs</title>\n");
    out.push_str(style);
    out.push_str("<defs><marker id=\"end\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path class=\"arrow\" d=\"M0 0L8 4L0 8Z\"/></marker></defs>\n");
    for (x, head) in heads {
        let y = MARGIN + 12;
        let _ = writeln!(
            out,
            "<text class=\"head\" x=\"{x}\" y=\"{y}\">{head}</text>"
        );
    }
    for edge in &graph.edges {
        let _ = writeln!(
            out,
            "<path class=\"{}\" d=\"{}\" marker-end=\"url(#end)\"><title>{}</title></path>",
            edge.kind.name(),
            curve(places[edge.from], places[edge.to]),
            escaped(&title(graph, edge))
        );
    }
    for (node, place) in graph.nodes.iter().zip(&places) {
        let class = match node.kind {
            NodeKind::Command => "command",
            NodeKind::Server => "server",
            NodeKind::Service => "service",
            NodeKind::Agent => "agent",
            NodeKind::Toolset => "toolset",
            NodeKind::Tool => "tool",
        };
        let Place { x, y, width } = *place;
        let (open, close) = match node.told.and_then(link) {
            Some(path) => (format!("<a href=\"{}\">", escaped(&path)), "</a>"),
            None => (String::new(), ""),
        };
        let _ = writeln!(
            out,
            "{open}<g class=\"node {class}\"><title>{} {}</title><rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" rx=\"6\"/><text x=\"{}\" y=\"{}\">{}</text></g>{close}",
            node.kind.name(),
            escaped(&node.name),
            x + 12,
            y + 22,
            escaped(&shown(&node.name))
        );
    }
    out.push_str("</svg>\n");
    out
}

pub(super) fn title(graph: &Graph, edge: &Edge) -> String {
    let (from, to) = (&graph.nodes[edge.from], &graph.nodes[edge.to]);
    let words = match edge.kind {
        EdgeKind::Owns if from.kind < NodeKind::Service => "belongs to",
        EdgeKind::Owns if from.kind == NodeKind::Toolset => "has",
        EdgeKind::Owns => "owns",
        EdgeKind::Uses | EdgeKind::Implements | EdgeKind::Shows => edge.kind.name(),
        EdgeKind::Next => "then",
    };
    let why = if edge.text.is_empty() { "" } else { ": " };
    format!("{} {words} {}{why}{}", from.name, to.name, edge.text)
}

/// From the right of a node to the left of one further on; to the right of one in the same column or before it.
fn curve(from: Place, to: Place) -> String {
    let (start_x, start_y) = (from.x + from.width, from.y + HEIGHT / 2);
    let mut end_y = to.y + HEIGHT / 2;
    if to.x > from.x {
        let (end_x, bend) = (to.x, BETWEEN / 2);
        return format!(
            "M{start_x} {start_y}C{} {start_y} {} {end_y} {end_x} {end_y}",
            start_x + bend,
            end_x - bend
        );
    }
    // A loop of its own needs two heights.
    if start_y == end_y {
        end_y += 8;
    }
    let (end_x, far) = (to.x + to.width, start_x.max(to.x + to.width) + BETWEEN - 20);
    format!("M{start_x} {start_y}C{far} {start_y} {far} {end_y} {end_x} {end_y}")
}

fn shown(name: &str) -> String {
    match name.char_indices().nth(LONGEST) {
        None => name.to_owned(),
        Some((at, _)) => format!("{}…", &name[..at]),
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
