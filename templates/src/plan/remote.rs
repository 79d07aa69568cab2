//! What a service shows over its MCP servers, to those who reach it as clients.

use std::collections::HashSet;

use toolc_compiler::ir::{Design, Discovery, McpServer, Presence, Service, Tool, ToolId, View};

/// The tools that a server lists where clients find the others by searching, and what may be left out of their
/// arguments.
const FINDERS: [(&str, &[&str]); 2] = [("search_tools", &["limit", "schemas"]), ("run_tool", &[])];

/// The servers of a service that show tools, and its agents that such a server is enough for.
pub(crate) struct Groups<'d> {
    pub servers: Vec<Group<'d>>,
    pub agents: Vec<Group<'d>>,
}

/// Tools that belong together.
pub(crate) struct Group<'d> {
    /// Whose they are.
    pub name: &'d str,
    /// As a client sees them.
    pub tools: Vec<Shown<'d>>,
    /// Those of them that may ask a human, for consent or for an answer.
    pub asking: Vec<&'d str>,
}

/// A tool, as a client sees it.
#[derive(Clone)]
pub(crate) struct Shown<'d> {
    pub name: &'d str,
    /// The arguments that may be left out.
    pub optional: Vec<&'d str>,
}

impl<'d> Groups<'d> {
    /// Those of a service; none without a server that shows tools.
    pub(crate) fn of(design: &'d Design, service: &Service) -> Option<Self> {
        let servers = design.mcp_servers.iter();
        let servers = servers.filter(|one| one.service == service.id && !one.exposes.is_empty());
        let servers: Vec<&McpServer> = servers.collect();
        let listing = servers.iter().filter(|server| !searches(server));
        let listed = listing.map(|server| ids(&server.exposes).into_iter().collect());
        let listed: Vec<HashSet<ToolId>> = listed.collect();
        let agents = service.agents.iter().map(|id| &design[*id]);
        let agents = agents.filter(|agent| {
            let used = ids(&agent.uses);
            let shows = |shown: &HashSet<ToolId>| used.iter().all(|tool| shown.contains(tool));
            !used.is_empty() && listed.iter().any(shows)
        });
        let agents = agents.map(|agent| Group::of(design, &agent.name, &agent.uses));
        let groups = Self {
            agents: agents.collect(),
            servers: servers
                .iter()
                .map(|server| Group::of_server(design, server))
                .collect(),
        };
        (!groups.servers.is_empty()).then_some(groups)
    }
}

impl<'d> Group<'d> {
    fn of(design: &'d Design, name: &'d str, views: &[View]) -> Self {
        let tools: Vec<&Tool> = ids(views).into_iter().map(|id| &design[id]).collect();
        let asking = tools.iter().filter(|tool| asks(tool));
        Self {
            name,
            asking: asking.map(|tool| &*tool.name).collect(),
            tools: tools.into_iter().map(Shown::of).collect(),
        }
    }

    fn of_server(design: &'d Design, server: &'d McpServer) -> Self {
        let group = Self::of(design, &server.name, &server.exposes);
        match searches(server) {
            true => Self {
                tools: FINDERS.map(Shown::finder).into(),
                ..group
            },
            false => group,
        }
    }

    /// What a client that cannot ask a human has no place for, as a sentence; `code` writes the name of a tool.
    pub(crate) fn unasked(&self, code: impl Fn(&str) -> String) -> Option<String> {
        let names: Vec<String> = self.asking.iter().map(|name| code(name)).collect();
        (!names.is_empty()).then(|| {
            let names = names.join(", ");
            format!(
                "The SDK's client cannot ask a human; the server's own confirmer and asker answer \
                 for {names}."
            )
        })
    }
}

impl<'d> Shown<'d> {
    fn of(tool: &'d Tool) -> Self {
        let fields = tool.payload.record.fields.iter();
        let optional = fields.filter(|field| !matches!(field.presence, Presence::Required { .. }));
        Self {
            name: &tool.name,
            optional: optional.map(|field| &*field.name).collect(),
        }
    }

    fn finder((name, optional): (&'static str, &[&'static str])) -> Self {
        Self {
            name,
            optional: optional.to_vec(),
        }
    }
}

fn ids(views: &[View]) -> Vec<ToolId> {
    views.iter().flat_map(|view| view.tools.clone()).collect()
}

fn searches(server: &McpServer) -> bool {
    server.discovery.contains(&Discovery::Search)
}

/// Whether calls of a tool may need a human.
fn asks(tool: &Tool) -> bool {
    tool.confirm.is_some() || tool.effects.destructive == Some(true) || !tool.asks.is_empty()
}
