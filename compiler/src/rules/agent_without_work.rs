//! T0703: agents, servers and commands with nothing to use or to show.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Place, View};

code!(Warning "T0703" "nothing to use or to show" "agent_without_work.md");

fn check(design: &Design, findings: &mut Findings) {
    for agent in &design.agents {
        // One that only answers in a typed form needs no tools.
        if agent.completions.is_empty() {
            look(
                "agent",
                &agent.name,
                &agent.place,
                &agent.uses,
                "uses",
                findings,
            );
        }
    }
    for server in &design.mcp_servers {
        if server.resources.is_empty() && server.prompts.is_empty() {
            look(
                "server",
                &server.name,
                &server.place,
                &server.exposes,
                "exposes",
                findings,
            );
        }
    }
    for cli in &design.clis {
        if cli.shares.is_empty() && cli.resources.is_empty() && cli.prompts.is_empty() {
            look(
                "command",
                &cli.name,
                &cli.place,
                &cli.exposes,
                "exposes",
                findings,
            );
        }
    }
}

fn look(
    what: &str,
    name: &str,
    place: &Place,
    views: &[View],
    verb: &str,
    findings: &mut Findings,
) {
    if views.iter().any(|view| !view.tools.is_empty()) {
        return;
    }
    findings.add(
        Finding::new(
            &CODE,
            place.span,
            format!("{what} `{name}` {verb} no tools"),
        )
        .here(if views.is_empty() {
            "says nothing about tools"
        } else {
            "nothing is left of its toolsets"
        })
        .help(format!("add `{verb}` with the toolsets that are meant")),
    );
}
