//! The folders of generated packages: which there are, where they are, and which files declare what is in them.

use toolc_compiler::ir::{
    Agent, Cli, Design, McpServer, Package, PackageId, Place, Service, Toolset,
};

use super::names::Declared;

/// A folder with code of its own.
#[derive(Clone, Copy)]
pub(crate) enum Folder<'d> {
    /// The types and errors of a package.
    Package(&'d Package),
    /// The methods of a service.
    Methods(&'d Service),
    Toolset(&'d Toolset),
    Agent(&'d Agent),
    Server(&'d McpServer),
    Command(&'d Cli),
}

impl<'d> Folder<'d> {
    /// All folders of a design that have anything in them.
    pub(crate) fn all(design: &'d Design, names: &Declared) -> Vec<Self> {
        let packages = design.packages.iter();
        let packages = packages.filter(|package| names.has_types(package.id));
        let mut all: Vec<Self> = packages.map(Self::Package).collect();
        for service in &design.services {
            if !service.methods.is_empty() {
                all.push(Self::Methods(service));
            }
            let toolsets = service.toolsets.iter().map(|id| &design[*id]);
            all.extend(toolsets.map(Self::Toolset));
            let agents = service.agents.iter().map(|id| &design[*id]);
            all.extend(agents.map(Self::Agent));
            let servers = service.mcp_servers.iter().map(|id| &design[*id]);
            all.extend(servers.map(Self::Server));
            let commands = service.clis.iter().map(|id| &design[*id]);
            all.extend(commands.map(Self::Command));
        }
        all
    }

    /// Where it is in the tree.
    pub(crate) fn path(self, names: &Declared) -> String {
        match self {
            Self::Package(package) => format!("types/{}", names.package(package.id)),
            Self::Methods(service) => format!("{}/service", names.service(service.id)),
            Self::Toolset(toolset) => {
                let owner = toolset.owner;
                let owner = owner.expect("a design that is ready has an owner for every toolset");
                let toolset = names.toolset(toolset.id);
                format!("{}/tools/{toolset}", names.service(owner))
            }
            Self::Agent(agent) => {
                let service = names.service(agent.service);
                format!("{service}/agents/{}", names.agent(agent.id))
            }
            Self::Server(server) => {
                let service = names.service(server.service);
                format!("{service}/mcp/{}", names.server(server.id))
            }
            Self::Command(command) => {
                let service = names.service(command.service);
                format!("{service}/cli/{}", names.command(command.id))
            }
        }
    }

    /// The package that declares what is in it.
    pub(crate) fn package(self, design: &Design) -> PackageId {
        let place = match self {
            Self::Package(package) => return package.id,
            Self::Methods(service) => service.place,
            Self::Toolset(toolset) => toolset.place,
            Self::Agent(agent) => agent.place,
            Self::Server(server) => server.place,
            Self::Command(command) => command.place,
        };
        design.files[place.file().0 as usize].package
    }

    /// The files that declare what is in it.
    pub(crate) fn sources(self, design: &'d Design, names: &Declared) -> Vec<&'d str> {
        match self {
            Self::Package(package) => {
                let files = names.members(package.id).files.iter();
                files.map(|at| &*design.files[*at].path).collect()
            }
            Self::Methods(service) => vec![source(design, service.place)],
            Self::Toolset(toolset) => vec![source(design, toolset.place)],
            Self::Agent(agent) => vec![source(design, agent.place)],
            Self::Server(server) => vec![source(design, server.place)],
            Self::Command(command) => vec![source(design, command.place)],
        }
    }
}

/// All files of a design.
pub(crate) fn all_sources(design: &Design) -> Vec<&str> {
    design.files.iter().map(|file| &*file.path).collect()
}

/// The file in which something is declared.
pub(crate) fn source(design: &Design, place: Place) -> &str {
    &design.files[place.file().0 as usize].path
}
