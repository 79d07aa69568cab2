//! T0702: chains that are shown and run tools that are left out.

use foldhash::HashSet;

use super::{code, runs};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, ToolId, ToolsetId, View};

code!(Error "T0702" "a chain runs a tool that is left out" "chain_runs_excluded.md");

fn check(design: &Design, findings: &mut Findings) {
    let agents = design.agents.iter().map(|agent| (&agent.name, &agent.uses));
    let servers = design
        .mcp_servers
        .iter()
        .map(|server| (&server.name, &server.exposes));
    let clis = design.clis.iter().map(|cli| (&cli.name, &cli.exposes));
    for (who, views) in agents.chain(servers).chain(clis) {
        let toolsets: HashSet<ToolsetId> = views.iter().map(|view| view.toolset).collect();
        let shown: HashSet<ToolId> = views.iter().flat_map(|view| &view.tools).copied().collect();
        for view in views {
            for chain in view.tools.iter().filter(|id| design[**id].chain.is_some()) {
                let left_out = |tool: &ToolId| {
                    toolsets.contains(&design[*tool].toolset) && !shown.contains(tool)
                };
                if let Some(tool) = steps(design, *chain).into_iter().find(left_out) {
                    report(design, who, view, *chain, tool, findings);
                }
            }
        }
    }
}

fn report(
    design: &Design,
    who: &str,
    view: &View,
    chain: ToolId,
    tool: ToolId,
    findings: &mut Findings,
) {
    let (chain, tool) = (&design[chain], &design[tool]);
    let message = format!(
        "`{who}` leaves `{}` out and has `{}`, which runs it",
        tool.name, chain.name
    );
    findings.add(
        Finding::new(&CODE, view.place.span, message)
            .here(format!(
                "`{}` is still reached through the chain",
                tool.name
            ))
            .related(chain.place.span, "the chain")
            .help(format!(
                "leave `{}` out as well: `except [{}, {}]`",
                chain.name, tool.name, chain.name
            )),
    );
}

/// Everything that a chain runs, through other chains as well.
fn steps(design: &Design, chain: ToolId) -> Vec<ToolId> {
    let mut found = Vec::new();
    let mut seen = HashSet::from_iter([chain]);
    let mut open = vec![chain];
    while let Some(id) = open.pop() {
        let Some(chain) = &design[id].chain else {
            continue;
        };
        for call in runs::calls(chain) {
            if seen.insert(call.tool) {
                found.push(call.tool);
                open.push(call.tool);
            }
        }
    }
    found
}
