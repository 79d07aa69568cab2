//! A graph in the language of Graphviz.

use std::fmt::Write;

use super::{EdgeKind, Graph, NodeKind};

pub(super) fn text(graph: &Graph) -> String {
    let mut out =
        String::from("digraph tools {\n  rankdir=LR;\n  node [fontname=\"sans-serif\"];\n");
    for (index, node) in graph.nodes.iter().enumerate() {
        let shape = match node.kind {
            NodeKind::Command | NodeKind::Server => "cds",
            NodeKind::Service => "component",
            NodeKind::Agent => "hexagon",
            NodeKind::Toolset => "box",
            NodeKind::Tool => "ellipse",
        };
        let label = escaped(&node.name);
        let kind = node.kind.name();
        let _ = writeln!(
            out,
            "  n{index} [label=\"{label}\", shape={shape}, tooltip=\"{kind}\"];"
        );
    }
    for edge in &graph.edges {
        let style = match edge.kind {
            EdgeKind::Next => "dashed",
            EdgeKind::Owns | EdgeKind::Uses | EdgeKind::Implements | EdgeKind::Shows => "solid",
        };
        let label = match edge.kind {
            EdgeKind::Owns => "",
            EdgeKind::Next => &edge.text,
            EdgeKind::Uses | EdgeKind::Implements | EdgeKind::Shows => edge.kind.name(),
        };
        let _ = writeln!(
            out,
            "  n{} -> n{} [label=\"{}\", style={style}];",
            edge.from,
            edge.to,
            escaped(label)
        );
    }
    out.push_str("}\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
