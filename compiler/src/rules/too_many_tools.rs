//! T0704: more tools than a model can choose from.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Place, View};

code!(Warning "T0704" "too many tools in one place" "too_many_tools.md");

/// Models choose worse long before providers reject the request (128 tools).
const MOST: usize = 40;

fn check(design: &Design, findings: &mut Findings) {
    for agent in &design.agents {
        look("agent", &agent.name, &agent.place, &agent.uses, findings);
    }
    for server in &design.mcp_servers {
        look(
            "server",
            &server.name,
            &server.place,
            &server.exposes,
            findings,
        );
    }
}

fn look(what: &str, name: &str, place: &Place, views: &[View], findings: &mut Findings) {
    let count: usize = views.iter().map(|view| view.tools.len()).sum();
    if count > MOST {
        findings.add(
            Finding::new(
                &CODE,
                place.span,
                format!("{what} `{name}` has {count} tools"),
            )
            .here(format!("models choose well among {MOST} at most"))
            .help("narrow toolsets with `only […]`, or split it"),
        );
    }
}
