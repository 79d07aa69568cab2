//! What a design means: ids instead of names, everything computed, no syntax. `Serialize` is the plugin interface.

mod arguments;
mod bodies;
mod capabilities;
mod children;
mod exposures;
mod flat;
mod grammars;
mod icons;
mod invocations;
mod marker;
mod members;
mod paths;
mod schema;
mod secrets;
mod served;
mod servers;
mod services;
mod surfaces;
mod tools;
mod types;
mod value;
mod views;

pub use arguments::Part;
pub use capabilities::{Capability, CapabilityName};
pub use exposures::{Exposure, ExposureKind};
pub use flat::Flat;
pub(crate) use flat::MOST_ALIASES;
pub use icons::{Icon, Theme};
pub use invocations::{Exit, Invocation, Output, Stdin, Variable, Word};
pub use marker::ABSENT;
pub use paths::*;
pub use schema::schema;
pub use servers::*;
pub use services::*;
pub use surfaces::*;
pub use tools::*;
pub use types::*;
pub use value::{ScalarKey, Value};
pub use views::View;

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::diagnostics::Suggestions;
use crate::source::{FileId, Lines, Span, Text};

/// Whether a flag is off, so that it is not written.
pub(crate) fn off(flag: &bool) -> bool {
    !flag
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident => $field:ident: $item:ty),* $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
            pub struct $name(pub u32);

            impl std::ops::Index<$name> for Design {
                type Output = $item;
                fn index(&self, id: $name) -> &$item {
                    &self.$field[id.0 as usize]
                }
            }

            impl std::ops::IndexMut<$name> for Design {
                fn index_mut(&mut self, id: $name) -> &mut $item {
                    &mut self.$field[id.0 as usize]
                }
            }
        )*
    };
}

ids! {
    /// Index into [`Design::packages`].
    PackageId => packages: Package,
    /// Index into [`Design::types`].
    TypeId => types: TypeDecl,
    /// Index into [`Design::errors`].
    ErrorId => errors: ErrorDecl,
    /// Index into [`Design::services`].
    ServiceId => services: Service,
    /// Index into [`Design::methods`].
    MethodId => methods: Method,
    /// Index into [`Design::toolsets`].
    ToolsetId => toolsets: Toolset,
    /// Index into [`Design::tools`].
    ToolId => tools: Tool,
    /// Index into [`Design::agents`].
    AgentId => agents: Agent,
    /// Index into [`Design::mcp_servers`].
    McpServerId => mcp_servers: McpServer,
    /// Index into [`Design::clis`].
    CliId => clis: Cli,
}

/// Who has resources and prompts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Server {
    /// An MCP server.
    Mcp(McpServerId),
    /// A command.
    Command(CliId),
}

impl Server {
    /// As in messages.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Mcp(_) => "server",
            Self::Command(_) => "command",
        }
    }
}

/// Everything that the files of a project say. All lists are in the order of files (by path) and of places in them.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct Design {
    /// The source files.
    pub files: Vec<File>,
    /// The packages, by name.
    pub packages: Vec<Package>,
    /// Declared types.
    pub types: Vec<TypeDecl>,
    /// Declared errors.
    pub errors: Vec<ErrorDecl>,
    /// Services.
    pub services: Vec<Service>,
    /// Methods of services.
    pub methods: Vec<Method>,
    /// Toolsets. In a design that is ready, those that stand for resources and prompts come last.
    #[serde(serialize_with = "declared_toolsets")]
    pub toolsets: Vec<Toolset>,
    /// Tools and chains; those of such toolsets come last, too.
    #[serde(serialize_with = "declared_tools")]
    pub tools: Vec<Tool>,
    /// Agents.
    pub agents: Vec<Agent>,
    /// MCP servers.
    pub mcp_servers: Vec<McpServer>,
    /// Commands.
    pub clis: Vec<Cli>,
    /// The byte at which each line starts, by file; see [`Design::place`].
    #[serde(skip)]
    pub(crate) lines: Vec<Lines>,
    /// Looks for what mistyped names may have meant.
    #[serde(skip)]
    pub(crate) suggestions: Suggestions,
    /// Which packages name something of which others.
    #[serde(skip)]
    pub(crate) links: BTreeSet<(PackageId, PackageId)>,
    /// Members of large enums by name and value.
    #[serde(skip)]
    pub(crate) members: members::Members,
}

fn declared_toolsets<S: Serializer>(all: &[Toolset], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(all.iter().filter(|toolset| toolset.server.is_none()))
}

fn declared_tools<S: Serializer>(all: &[Tool], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(all.iter().filter(|tool| tool.is_declared()))
}

impl Design {
    /// The tools that are declared: all but those that stand for resources and prompts.
    pub fn declared_tools(&self) -> impl Iterator<Item = &Tool> + Clone {
        self.tools.iter().filter(|tool| tool.is_declared())
    }

    /// The other packages that a package names something of.
    pub fn packages_named_by(&self, user: PackageId) -> impl Iterator<Item = PackageId> {
        let links = self
            .links
            .range((user, PackageId(0))..=(user, PackageId(u32::MAX)));
        links.map(|(_, used)| *used)
    }

    /// The resources of all servers and commands.
    pub fn resources(&self) -> impl Iterator<Item = &Resource> {
        let servers = self.servers();
        servers.flat_map(|server| self.resources_of(server))
    }

    /// The prompts of all servers and commands.
    pub fn prompts(&self) -> impl Iterator<Item = &Prompt> {
        let servers = self.servers();
        servers.flat_map(|server| self.prompts_of(server))
    }

    /// What is said of resources and prompts alike.
    pub fn served(&self) -> impl Iterator<Item = &Served> {
        self.servers().flat_map(|server| {
            let resources = self.resources_of(server).iter();
            let resources = resources.map(|resource| &resource.served);
            let prompts = self.prompts_of(server).iter();
            resources.chain(prompts.map(|prompt| &prompt.served))
        })
    }

    /// The questions that tools, resources and prompts ask.
    pub fn asks(&self) -> impl Iterator<Item = &Ask> {
        let tools = self.declared_tools().flat_map(|tool| &tool.asks);
        tools.chain(self.served().flat_map(|served| &served.asks))
    }

    /// Where a span is.
    pub(crate) fn place(&self, span: Span) -> Place {
        let starts = self.lines.get(span.file.0 as usize);
        let line = starts.map_or(0, |starts| {
            starts.partition_point(|start| *start <= span.start)
        });
        Place {
            span,
            line: line as u32,
        }
    }
}

/// A source file.
#[derive(Debug, Serialize, JsonSchema)]
pub struct File {
    /// As given to the compiler.
    pub path: Text,
    /// The package it belongs to.
    pub package: PackageId,
}

/// A package.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Package {
    /// Its id.
    pub id: PackageId,
    /// `acme.todos`
    pub name: Text,
    /// The doc comment above the package line; that of the first file that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
}

/// Where something is declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// For findings; only its file is written.
    #[serde(rename = "file", serialize_with = "file_of")]
    #[schemars(with = "FileId", description = "Index into [`Design::files`].")]
    pub span: Span,
    /// Counted from 1.
    pub line: u32,
}

impl Place {
    /// Index into [`Design::files`].
    pub fn file(self) -> FileId {
        self.span.file
    }
}

fn file_of<S: Serializer>(span: &Span, out: S) -> Result<S::Ok, S::Error> {
    span.file.serialize(out)
}
