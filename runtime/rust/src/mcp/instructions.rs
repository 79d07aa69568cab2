//! What clients of a server are told, where its design does not write it.

use crate::spec::{Spec, ToolsetSpec};

/// The description; then when to use which toolset, and which tool comes after which.
pub(super) fn generated(
    description: &str,
    tools: &[&'static Spec],
    toolsets: &[&'static ToolsetSpec],
) -> String {
    let mut lines = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for toolset in toolsets {
        if seen.contains(&toolset.name) {
            continue;
        }
        seen.push(toolset.name);
        let when = toolset.when.map(|text| format!("When: {text}"));
        let avoid = toolset.avoid.map(|text| format!("Not: {text}"));
        let guidance: Vec<String> = when.into_iter().chain(avoid).collect();
        if !guidance.is_empty() {
            lines.push(format!("{}: {}", toolset.name, guidance.join(" ")));
        }
    }
    for tool in tools {
        for next in tool.next {
            if tools.iter().any(|other| other.name == next.tool) {
                lines.push(format!(
                    "{}, then {}: {}",
                    tool.name, next.tool, next.reason
                ));
            }
        }
    }
    let parts = [description.to_owned(), lines.join("\n")];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}
