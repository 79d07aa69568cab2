//! T0701: agents, servers and commands that use toolsets which another service does not export.

use foldhash::HashSet;

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, ServiceId, View};

code!(Error "T0701" "a toolset that is not exported" "not_exported.md");

fn check(design: &Design, findings: &mut Findings) {
    let of_services = design.services.iter().flat_map(|service| &service.exports);
    let exported: HashSet<_> = of_services
        .chain(design.agents.iter().flat_map(|agent| &agent.exports))
        .collect();
    let mut look = |service: ServiceId, who: &str, views: &[View]| {
        for view in views {
            let toolset = &design[view.toolset];
            let Some(owner) = toolset.owner.filter(|owner| *owner != service) else {
                continue;
            };
            if !exported.contains(&view.toolset) {
                let owner = &design[owner];
                findings.add(
                    Finding::new(
                        &CODE,
                        view.place.span,
                        format!(
                            "service `{}` does not export `{}`",
                            owner.name, toolset.name
                        ),
                    )
                    .here(format!("`{who}` belongs to another service"))
                    .related(owner.place.span, format!("`{}` is its own", toolset.name))
                    .help(format!(
                        "add `exports {}` to service `{}`",
                        toolset.name, owner.name
                    )),
                );
            }
        }
    };
    for agent in &design.agents {
        look(agent.service, &agent.name, &agent.uses);
    }
    for server in &design.mcp_servers {
        look(server.service, &server.name, &server.exposes);
    }
    for cli in &design.clis {
        look(cli.service, &cli.name, &cli.exposes);
    }
}
