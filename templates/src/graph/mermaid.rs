//! A graph as a diagram of Mermaid.

use std::fmt::Write;

use super::{Edge, EdgeKind, Graph, Node, NodeKind};

pub(super) fn text(graph: &Graph) -> String {
    let mut out = String::from("flowchart LR\n");
    for (index, node) in graph.nodes.iter().enumerate() {
        let label = label(node);
        let _ = match node.kind {
            NodeKind::Service => writeln!(out, "  n{index}[[\"{label}\"]]"),
            NodeKind::Agent => writeln!(out, "  n{index}{{{{\"{label}\"}}}}"),
            NodeKind::Toolset => writeln!(out, "  n{index}[\"{label}\"]"),
            NodeKind::Tool => writeln!(out, "  n{index}(\"{label}\")"),
            NodeKind::Command | NodeKind::Server => writeln!(out, "  n{index}>\"{label}\"]"),
        };
    }
    for edge in &graph.edges {
        let _ = writeln!(out, "  n{} {} n{}", edge.from, arrow(edge), edge.to);
    }
    out
}

fn arrow(edge: &Edge) -> String {
    match edge.kind {
        EdgeKind::Owns => "-->".to_owned(),
        EdgeKind::Uses | EdgeKind::Implements | EdgeKind::Shows => {
            format!("-- {} -->", edge.kind.name())
        }
        EdgeKind::Next if edge.text.is_empty() => "-.->".to_owned(),
        EdgeKind::Next => format!("-.->|\"{}\"|", escaped(&edge.text)),
    }
}

fn label(node: &Node) -> String {
    match node.kind {
        NodeKind::Tool => escaped(&node.name),
        NodeKind::Service
        | NodeKind::Agent
        | NodeKind::Toolset
        | NodeKind::Command
        | NodeKind::Server => format!("{} {}", node.kind.name(), escaped(&node.name)),
    }
}

/// Signs by their numbers, so that none of them means anything to Mermaid, to HTML or to Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' | '_' | '-' | '.' | ',' | '?' => out.push(c),
            c if c.is_ascii() && !c.is_ascii_alphanumeric() => {
                let _ = write!(out, "#{};", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out
}
