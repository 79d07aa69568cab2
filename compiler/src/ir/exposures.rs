//! Sets of tools that are seen together.

use super::{Design, Place, ToolId, View};
use crate::source::Text;

/// A declaration that shows or uses tools.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExposureKind {
    /// It calls them.
    Agent,
    /// It shows them by MCP.
    Server,
    /// It shows them on a command line.
    Command,
}

impl ExposureKind {
    /// As in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Agent => "agent",
            Self::Server => "server",
            Self::Command => "command",
        }
    }
}

/// An agent, an MCP server or a command, with the tools that it uses or shows.
#[derive(Debug, Clone, Copy)]
pub struct Exposure<'a> {
    /// Which of the three.
    pub kind: ExposureKind,
    /// Its name.
    pub name: &'a Text,
    /// The name in its declaration.
    pub place: Place,
    views: &'a [View],
}

impl<'a> Exposure<'a> {
    /// Its tools, in order.
    pub fn tools(&self) -> impl Iterator<Item = ToolId> + use<'a> {
        self.views
            .iter()
            .flat_map(|view| view.tools.iter().copied())
    }
}

impl Design {
    /// All of them: agents, servers, commands, each in source order.
    pub fn exposures(&self) -> Vec<Exposure<'_>> {
        let agents = self.agents.iter().map(|agent| Exposure {
            kind: ExposureKind::Agent,
            name: &agent.name,
            place: agent.place,
            views: &agent.uses,
        });
        let servers = self.mcp_servers.iter().map(|server| Exposure {
            kind: ExposureKind::Server,
            name: &server.name,
            place: server.place,
            views: &server.exposes,
        });
        let clis = self.clis.iter().map(|cli| Exposure {
            kind: ExposureKind::Command,
            name: &cli.name,
            place: cli.place,
            views: &cli.exposes,
        });
        agents.chain(servers).chain(clis).collect()
    }
}
