//! What an agent's model is told, as the runtimes put it together.

use toolc_compiler::ir::{Agent, Design};

/// The instructions of the design, else the description; then when to use which toolset, and which tool comes after
/// which. Empty if there is nothing to tell.
pub(crate) fn instructions(design: &Design, agent: &Agent) -> String {
    let mut lines = Vec::new();
    for view in &agent.uses {
        let toolset = &design[view.toolset];
        let when = toolset.when.iter().map(|text| format!("When: {text}"));
        let avoid = toolset.avoid.iter().map(|text| format!("Not: {text}"));
        let said: Vec<String> = when.chain(avoid).collect();
        if !said.is_empty() {
            lines.push(format!("{}: {}", toolset.name, said.join(" ")));
        }
    }
    let used = || agent.uses.iter().flat_map(|view| &view.tools);
    for tool in used().map(|id| &design[*id]) {
        let next = tool
            .next
            .iter()
            .filter(|next| used().any(|id| *id == next.tool));
        lines.extend(next.map(|next| {
            let why = next.text.as_deref().unwrap_or_default();
            format!("{}, then {}: {why}", tool.name, design[next.tool].name)
        }));
    }
    let own = agent.instructions.as_deref().or(agent.docs.as_deref());
    let own = own.unwrap_or_default().to_owned();
    let parts = [own, lines.join("\n")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}
