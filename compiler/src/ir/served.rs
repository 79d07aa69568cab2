//! The tools that stand for the resources and prompts of MCP servers and commands: a call of one reads the resource, or
//! gives the messages of the prompt.

use std::sync::Arc;

use super::{Design, Implementation, Payload, Served, Server, Tool, ToolId, Toolset, ToolsetId};
use crate::source::Text;

impl Design {
    /// Adds them, behind everything that is declared: a toolset for each server or command that has any, a tool for each
    /// of them.
    pub(crate) fn add_served(&mut self) {
        for server in self.servers() {
            if self.resources_of(server).is_empty() && self.prompts_of(server).is_empty() {
                continue;
            }
            let toolset = ToolsetId(self.toolsets.len() as u32);
            self.toolsets.push(toolset_of(self, server, toolset));
            let resources: Vec<ToolId> = (0..self.resources_of(server).len())
                .map(|at| self.add_resource(server, toolset, at))
                .collect();
            let prompts: Vec<ToolId> = (0..self.prompts_of(server).len())
                .map(|at| self.add_prompt(server, toolset, at))
                .collect();
            self[toolset].tools = resources.into_iter().chain(prompts).collect();
            match server {
                Server::Mcp(id) => self[id].toolset = Some(toolset),
                Server::Command(id) => self[id].toolset = Some(toolset),
            }
        }
    }

    fn add_resource(&mut self, server: Server, toolset: ToolsetId, at: usize) -> ToolId {
        let id = ToolId(self.tools.len() as u32);
        let resource = &self.resources_of(server)[at];
        let args = Arc::new(resource.args.clone());
        let mut tool = self.tool_of(id, (server, toolset), &resource.name, &resource.served);
        tool.payload.record = args;
        tool.result.clone_from(&resource.ty);
        tool.implementation = Implementation::Resource { server };
        self.tools.push(tool);
        self.resources_mut(server)[at].served.tool = Some(id);
        id
    }

    fn add_prompt(&mut self, server: Server, toolset: ToolsetId, at: usize) -> ToolId {
        let id = ToolId(self.tools.len() as u32);
        let prompt = &self.prompts_of(server)[at];
        let mut tool = self.tool_of(id, (server, toolset), &prompt.name, &prompt.served);
        tool.payload.record = Arc::new(prompt.args.clone());
        let is_hosted = prompt.messages.is_empty();
        tool.implementation = Implementation::Prompt { server, is_hosted };
        self.tools.push(tool);
        self.prompts_mut(server)[at].served.tool = Some(id);
        id
    }

    fn tool_of(
        &self,
        id: ToolId,
        (server, toolset): (Server, ToolsetId),
        name: &Text,
        served: &Served,
    ) -> Tool {
        let of = self.server_name(server);
        let full = format!("{of}/{name}").into();
        Tool {
            title: served.title.clone(),
            icons: served.icons.clone(),
            asks: served.asks.clone(),
            errors: served.errors.clone(),
            capabilities: served.capabilities.clone(),
            scopes: served.scopes.clone(),
            timeout: served.timeout,
            version: self[toolset].version.clone(),
            payload: Payload::none(),
            prefix: of.len() + 1,
            ..Tool::bare(id, full, toolset, served.docs.clone(), served.place)
        }
    }
}

impl Tool {
    /// Its name without the server's, if it stands for a resource or a prompt.
    pub fn own_name(&self) -> &str {
        self.name.get(self.prefix..).unwrap_or(&self.name)
    }
}

fn toolset_of(design: &Design, server: Server, id: ToolsetId) -> Toolset {
    let bare = Toolset {
        id,
        name: design.server_name(server).clone(),
        owner: None,
        docs: None,
        title: None,
        version: None,
        when: None,
        avoid: None,
        delegate: None,
        tags: Vec::new(),
        meta: None,
        from: None,
        agent: None,
        server: Some(server),
        implicit: false,
        tools: Vec::new(),
        place: match server {
            Server::Mcp(id) => design[id].place,
            Server::Command(id) => design[id].place,
        },
    };
    match server {
        Server::Mcp(id) => Toolset {
            owner: Some(design[id].service),
            docs: design[id].docs.clone(),
            title: design[id].title.clone(),
            version: design[id].version.clone(),
            ..bare
        },
        Server::Command(id) => Toolset {
            owner: Some(design[id].service),
            docs: design[id].docs.clone(),
            title: design[id].title.clone(),
            version: design[id].version.clone(),
            ..bare
        },
    }
}
