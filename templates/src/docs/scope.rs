//! What a document is about: which tools, in which order, and where each can be called.

use std::collections::HashMap;

use toolc_compiler::ir::{Agent, Cli, Design, McpServer, Tool, ToolId, Toolset};

/// The tools that documents are about.
pub(crate) struct Scope<'a> {
    pub design: &'a Design,
    /// In the order of the design.
    pub tools: Vec<&'a Tool>,
    /// The command that the document is of, if it is of one.
    pub command: Option<&'a Cli>,
    commands: HashMap<ToolId, &'a Cli>,
    servers: HashMap<ToolId, &'a McpServer>,
}

impl<'a> Scope<'a> {
    /// All tools of a design.
    pub(super) fn of_design(design: &'a Design) -> Self {
        Self::of(
            design,
            design.declared_tools().collect(),
            None,
            &design.clis,
        )
    }

    /// Those that a command shows.
    pub(crate) fn of_command(design: &'a Design, command: &'a Cli) -> Self {
        let tools = command.exposes.iter().flat_map(|view| &view.tools);
        let tools = tools.map(|id| &design[*id]).collect();
        Self::of(design, tools, Some(command), std::slice::from_ref(command))
    }

    fn of(
        design: &'a Design,
        tools: Vec<&'a Tool>,
        command: Option<&'a Cli>,
        shown_by: &'a [Cli],
    ) -> Self {
        let (mut commands, mut servers) = (HashMap::new(), HashMap::new());
        for command in shown_by {
            for id in command.exposes.iter().flat_map(|view| &view.tools) {
                commands.entry(*id).or_insert(command);
            }
        }
        for server in &design.mcp_servers {
            for id in server.exposes.iter().flat_map(|view| &view.tools) {
                servers.entry(*id).or_insert(server);
            }
        }
        Self {
            design,
            tools,
            command,
            commands,
            servers,
        }
    }

    /// What documents about all of it are called.
    pub(super) fn title(&self) -> String {
        if let Some(command) = self.command {
            return command.title.as_deref().unwrap_or(&command.name).to_owned();
        }
        let named = |service: &'a toolc_compiler::ir::Service| {
            service.title.as_deref().unwrap_or(&service.name).to_owned()
        };
        match &self.design.services[..] {
            [] => "Tools".to_owned(),
            [one] => named(one),
            [one, two] => format!("{} and {}", named(one), named(two)),
            [one, rest @ ..] => format!("{} and {} other services", named(one), rest.len()),
        }
    }

    /// What is said about all of it.
    pub(super) fn docs(&self) -> Option<&'a str> {
        if let Some(command) = self.command {
            return command.docs.as_deref();
        }
        match &self.design.services[..] {
            [one] => one.docs.as_deref(),
            _ => None,
        }
    }

    /// The tools, the most important first: those that can be called from outside or are exported, then others, those that
    /// are deprecated last.
    pub(super) fn by_importance(&self) -> Vec<&'a Tool> {
        let mut tools = self.tools.clone();
        tools.sort_by_key(|tool| (tool.deprecated.is_some(), !self.is_offered(tool)));
        tools
    }

    fn is_offered(&self, tool: &Tool) -> bool {
        let toolset = &self.design[tool.toolset];
        let is_exported = || {
            let owner = toolset.owner.map(|id| &self.design[id]);
            owner.is_some_and(|service| service.exports.contains(&toolset.id))
        };
        self.command_of(tool).is_some() || self.server_of(tool).is_some() || is_exported()
    }

    /// The first command that shows a tool.
    pub(super) fn command_of(&self, tool: &Tool) -> Option<&'a Cli> {
        self.commands.get(&tool.id).copied()
    }

    /// Whether a tool can be called by who reads the documents: those of a command are about nothing else.
    pub(super) fn has(&self, tool: ToolId) -> bool {
        self.command.is_none() || self.commands.contains_key(&tool)
    }

    /// The first MCP server that shows a tool.
    pub(super) fn server_of(&self, tool: &Tool) -> Option<&'a McpServer> {
        self.servers.get(&tool.id).copied()
    }

    /// The toolsets that have any of the tools, in the order of the design, each with its tools.
    pub(super) fn toolsets(&self) -> Vec<(&'a Toolset, Vec<&'a Tool>)> {
        let mut all: Vec<(&Toolset, Vec<&Tool>)> = Vec::new();
        let mut places = HashMap::new();
        for tool in &self.tools {
            let place = *places.entry(tool.toolset).or_insert_with(|| {
                all.push((&self.design[tool.toolset], Vec::new()));
                all.len() - 1
            });
            all[place].1.push(tool);
        }
        all
    }

    /// The tools that an agent may call.
    pub(super) fn of_agent(&self, agent: &Agent) -> Vec<&'a Tool> {
        let used = agent.uses.iter().flat_map(|view| &view.tools);
        used.map(|id| &self.design[*id]).collect()
    }
}
