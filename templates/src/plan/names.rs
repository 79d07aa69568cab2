//! What packages, services, toolsets, agents, servers, commands, types and errors are called, by the rules of a language.

use toolc_compiler::ir::{
    AgentId, CliId, Design, ErrorId, McpServerId, PackageId, ServiceId, ToolsetId, TypeId,
};

use crate::idents::{self, Scope, Spelling};

/// How a language spells what a design declares.
pub(crate) struct Spellings<S> {
    pub module: S,
    pub ty: S,
    /// Names that no module of a package may have.
    pub beside_packages: &'static [&'static str],
    /// Names that no module of a service may have.
    pub beside_services: &'static [&'static str],
}

/// The names of everything that a design declares.
pub(crate) struct Declared {
    packages: Vec<String>,
    services: Vec<String>,
    toolsets: Vec<String>,
    agents: Vec<String>,
    servers: Vec<String>,
    commands: Vec<String>,
    types: Vec<String>,
    errors: Vec<String>,
    members: Vec<Members>,
}

/// The files of a package and what it declares, in order.
#[derive(Debug, Default)]
pub(crate) struct Members {
    /// Indices into [`Design::files`].
    pub files: Vec<usize>,
    pub types: Vec<TypeId>,
    pub errors: Vec<ErrorId>,
}

impl Declared {
    /// Names everything; also gives the names of each package's types and errors, for what a language puts beside them.
    pub(crate) fn new(design: &Design, spellings: &Spellings<impl Spelling>) -> (Self, Vec<Scope>) {
        let modules = |names: &mut dyn Iterator<Item = &str>, taken: &[&str]| {
            let mut scope = Scope::default();
            taken.iter().for_each(|name| scope.reserve(name));
            idents::all(spellings.module, names, &mut scope)
        };
        let packages = &mut design.packages.iter().map(|package| &*package.name);
        let services = &mut design.services.iter().map(|service| &*service.name);
        let mut names = Self {
            packages: modules(packages, spellings.beside_packages),
            services: modules(services, spellings.beside_services),
            toolsets: vec![String::new(); design.toolsets.len()],
            agents: vec![String::new(); design.agents.len()],
            servers: vec![String::new(); design.mcp_servers.len()],
            commands: vec![String::new(); design.clis.len()],
            types: vec![String::new(); design.types.len()],
            errors: vec![String::new(); design.errors.len()],
            members: members(design),
        };
        for service in &design.services {
            let toolsets = &mut service.toolsets.iter().map(|id| &*design[*id].name);
            for (id, name) in service.toolsets.iter().zip(modules(toolsets, &[])) {
                names.toolsets[id.0 as usize] = name;
            }
            let agents = &mut service.agents.iter().map(|id| &*design[*id].name);
            for (id, name) in service.agents.iter().zip(modules(agents, &[])) {
                names.agents[id.0 as usize] = name;
            }
            let servers = &mut service.mcp_servers.iter().map(|id| &*design[*id].name);
            for (id, name) in service.mcp_servers.iter().zip(modules(servers, &[])) {
                names.servers[id.0 as usize] = name;
            }
            let commands = &mut service.clis.iter().map(|id| &*design[*id].name);
            for (id, name) in service.clis.iter().zip(modules(commands, &[])) {
                names.commands[id.0 as usize] = name;
            }
        }
        let scopes = (0..names.members.len())
            .map(|package| names.name_types(design, package, spellings.ty))
            .collect();
        (names, scopes)
    }

    /// Types first, in order; errors give way.
    fn name_types(&mut self, design: &Design, package: usize, spelling: impl Spelling) -> Scope {
        let members = &self.members[package];
        let mut scope = Scope::default();
        let types = members.types.iter().map(|id| &*design[*id].name);
        let names = idents::all(spelling, types, &mut scope);
        for (id, name) in members.types.iter().zip(names) {
            self.types[id.0 as usize] = name;
        }
        for id in &members.errors {
            let name = &*design[*id].name;
            let mut plain = idents::plain(spelling, name);
            if !scope.is_free(&plain) {
                plain = format!("{}Error", plain.trim_end_matches('_'));
            }
            self.errors[id.0 as usize] = scope.claim(spelling, plain, name);
        }
        scope
    }

    pub(crate) fn package(&self, id: PackageId) -> &str {
        &self.packages[id.0 as usize]
    }

    pub(crate) fn service(&self, id: ServiceId) -> &str {
        &self.services[id.0 as usize]
    }

    pub(crate) fn toolset(&self, id: ToolsetId) -> &str {
        &self.toolsets[id.0 as usize]
    }

    pub(crate) fn agent(&self, id: AgentId) -> &str {
        &self.agents[id.0 as usize]
    }

    pub(crate) fn server(&self, id: McpServerId) -> &str {
        &self.servers[id.0 as usize]
    }

    pub(crate) fn command(&self, id: CliId) -> &str {
        &self.commands[id.0 as usize]
    }

    pub(crate) fn ty(&self, id: TypeId) -> &str {
        &self.types[id.0 as usize]
    }

    pub(crate) fn error(&self, id: ErrorId) -> &str {
        &self.errors[id.0 as usize]
    }

    pub(crate) fn members(&self, id: PackageId) -> &Members {
        &self.members[id.0 as usize]
    }

    /// Whether a package has a folder.
    pub(crate) fn has_types(&self, id: PackageId) -> bool {
        let members = self.members(id);
        !members.types.is_empty() || !members.errors.is_empty()
    }
}

fn members(design: &Design) -> Vec<Members> {
    let mut members: Vec<Members> = design.packages.iter().map(|_| Members::default()).collect();
    for (at, file) in design.files.iter().enumerate() {
        members[file.package.0 as usize].files.push(at);
    }
    for decl in &design.types {
        members[decl.package.0 as usize].types.push(decl.id);
    }
    for error in &design.errors {
        members[error.package.0 as usize].errors.push(error.id);
    }
    members
}
