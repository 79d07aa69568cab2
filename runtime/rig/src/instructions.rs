//! What an agent's model is told.

use toolrt::AgentSpec;

/// The instructions of the design, else the description; then when to use which toolset, and which tool comes after
/// which. Nothing if there is nothing to tell.
pub(crate) fn of(agent: &AgentSpec) -> Option<String> {
    let mut lines = Vec::new();
    for view in agent.uses {
        let when = view.toolset.when.map(|text| format!("When: {text}"));
        let avoid = view.toolset.avoid.map(|text| format!("Not: {text}"));
        let said: Vec<String> = when.into_iter().chain(avoid).collect();
        if !said.is_empty() {
            lines.push(format!("{}: {}", view.toolset.name, said.join(" ")));
        }
    }
    for tool in agent.tools {
        let next = agent.next(tool);
        lines
            .extend(next.map(|next| format!("{}, then {}: {}", tool.name, next.tool, next.reason)));
    }
    let own = agent.instructions.unwrap_or(agent.description);
    let parts = [own.to_owned(), lines.join("\n")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join("\n\n"))
}
