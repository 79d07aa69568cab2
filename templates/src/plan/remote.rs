//! What a service shows over its MCP servers and by its commands, to those who reach it from another process.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use toolc_compiler::ir::{
    Cli, Design, Discovery, McpServer, Presence, Service, Tool, ToolId, View,
};
use toolc_compiler::providers::limits;

/// The tools that a server lists where clients find the others by searching, and what may be left out of their
/// arguments.
const FINDERS: [(&str, &[&str]); 2] = [
    ("search_tools", &["limit", "tags", "schemas"]),
    ("run_tool", &[]),
];

/// What shows tools of a service, and its agents that one of these is enough for.
pub(crate) struct Groups<'d> {
    /// Its servers, or its commands.
    pub shown: Vec<Group<'d>>,
    pub agents: Vec<Group<'d>>,
}

/// Tools that belong together.
pub(crate) struct Group<'d> {
    /// Whose they are.
    pub name: &'d str,
    /// As a client sees them.
    pub tools: Vec<Shown<'d>>,
    /// Those that the design declares.
    pub declared: Vec<&'d Tool>,
    /// Those of them that may ask a human, for consent or for an answer.
    pub asking: Vec<&'d str>,
}

/// A tool, as a client sees it.
#[derive(Clone)]
pub(crate) struct Shown<'d> {
    pub name: Cow<'d, str>,
    /// The arguments that may be left out.
    pub optional: Vec<Cow<'d, str>>,
}

impl<'d> Groups<'d> {
    /// What the servers of a service show; nothing without one that shows tools.
    pub(crate) fn of_servers(design: &'d Design, service: &Service) -> Option<Self> {
        let servers = design.mcp_servers.iter();
        let servers = servers.filter(|one| one.service == service.id && !one.exposes.is_empty());
        let servers: Vec<&McpServer> = servers.collect();
        let listing = servers.iter().copied().filter(|server| !searches(server));
        let listing: Vec<&McpServer> = listing.collect();
        let listed = listing.iter().map(|server| &*server.exposes).collect();
        let shown = servers.iter();
        let shown = shown.map(|server| Group::of_server(design, server));
        let mut all = Self::of(design, service, shown.collect(), listed)?;
        for agent in &mut all.agents {
            let used: Vec<ToolId> = agent.declared.iter().map(|tool| tool.id).collect();
            let shows = |server: &&&McpServer| {
                let list = ids(&server.exposes);
                used.iter().all(|tool| list.contains(tool))
            };
            if let Some(server) = listing.iter().find(shows) {
                agent.lower(design, server);
            }
        }
        Some(all)
    }

    /// What the commands of a service show; nothing without one that shows tools.
    pub(crate) fn of_commands(design: &'d Design, service: &Service) -> Option<Self> {
        let commands = design.clis.iter();
        let commands = commands.filter(|one| one.service == service.id && !one.exposes.is_empty());
        let commands: Vec<&Cli> = commands.collect();
        let listed = commands.iter().map(|command| &*command.exposes).collect();
        let shown = commands.iter();
        let shown = shown.map(|command| Group::of(design, &command.name, &command.exposes));
        Self::of(design, service, shown.collect(), listed)
    }

    /// What is shown, and the agents that one of the lists is enough for.
    fn of(
        design: &'d Design,
        service: &Service,
        shown: Vec<Group<'d>>,
        lists: Vec<&[View]>,
    ) -> Option<Self> {
        let lists = lists
            .into_iter()
            .map(|views| ids(views).into_iter().collect());
        let lists: Vec<HashSet<ToolId>> = lists.collect();
        let agents = service.agents.iter().map(|id| &design[*id]);
        let agents = agents.filter(|agent| {
            let used = ids(&agent.uses);
            let shows = |list: &HashSet<ToolId>| used.iter().all(|tool| list.contains(tool));
            !used.is_empty() && lists.iter().any(shows)
        });
        let agents = agents.map(|agent| Group::of(design, &agent.name, &agent.uses));
        let agents = agents.collect();
        (!shown.is_empty()).then_some(Self { shown, agents })
    }
}

impl<'d> Group<'d> {
    fn of(design: &'d Design, name: &'d str, views: &[View]) -> Self {
        let tools: Vec<&Tool> = ids(views).into_iter().map(|id| &design[id]).collect();
        let asking = tools.iter().filter(|tool| asks(tool));
        Self {
            name,
            asking: asking.map(|tool| &*tool.name).collect(),
            tools: tools.iter().map(|tool| Shown::of(tool)).collect(),
            declared: tools,
        }
    }

    fn of_server(design: &'d Design, server: &'d McpServer) -> Self {
        let mut group = Self::of(design, &server.name, &server.exposes);
        match searches(server) {
            true => group.tools = FINDERS.map(Shown::finder).into(),
            false => group.lower(design, server),
        }
        group
    }

    /// Gives its tools the names by which a server shows them.
    fn lower(&mut self, design: &'d Design, server: &McpServer) {
        let ids = ids(&server.exposes);
        let names: Vec<&'d str> = ids.iter().map(|id| &*design[*id].name).collect();
        let accepted = limits::MCP.tools;
        let sent = accepted
            .after(&limits::client_prefix(&server.name))
            .lowered(&names);
        let sent: HashMap<&str, Cow<'d, str>> = names.into_iter().zip(sent).collect();
        for (shown, tool) in self.tools.iter_mut().zip(&self.declared) {
            if let Some(name) = sent.get(&*tool.name) {
                shown.name = name.clone();
            }
            let fields = tool.payload.record.fields.iter();
            let fields: Vec<&'d str> = fields.map(|field| &*field.name).collect();
            if let Some(accepted) = &limits::MCP.arguments {
                let sent = fields.iter().copied().zip(accepted.lowered(&fields));
                let sent: HashMap<&str, Cow<'d, str>> = sent.collect();
                for name in &mut shown.optional {
                    if let Some(sent) = sent.get(&**name) {
                        *name = sent.clone();
                    }
                }
            }
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
            name: Cow::Borrowed(&tool.name),
            optional: optional.map(|field| Cow::Borrowed(&*field.name)).collect(),
        }
    }

    fn finder((name, optional): (&'static str, &[&'static str])) -> Self {
        Self {
            name: Cow::Borrowed(name),
            optional: optional.iter().map(|name| Cow::Borrowed(*name)).collect(),
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
    needs_consent(tool) || !tool.asks.is_empty()
}

/// Whether a human must agree to calls of a tool.
pub(crate) fn needs_consent(tool: &Tool) -> bool {
    tool.confirm.is_some() || tool.effects.destructive == Some(true)
}
