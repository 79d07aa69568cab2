//! MCP servers: what they show; resources and prompts, which commands may have as well.

use schemars::JsonSchema;
use serde::Serialize;

use super::capabilities::words;
use super::{
    Ask, Capability, CliId, Design, Icon, McpServerId, Place, Record, Server, ServiceId, Source,
    Template, Thrown, ToolId, ToolsetId, Type, View, off,
};
use crate::source::Text;

/// An MCP server.
#[derive(Debug, Serialize, JsonSchema)]
pub struct McpServer {
    /// Its id.
    pub id: McpServerId,
    /// Unique in the project.
    pub name: Text,
    /// Its service.
    pub service: ServiceId,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `version "…"`, else the service's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<Text>,
    /// What its clients are told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instructions: Option<Text>,
    /// `icon "…"`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// `text …`: what the text of a result says.
    pub text: ResultText,
    /// `discovery …`: which tools it lists.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discovery: Vec<Discovery>,
    /// `cache …`: how long its lists may be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache: Option<Cache>,
    /// `context … from …`: where values of the context come from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub context: Vec<ContextValue>,
    /// The tools that it shows.
    pub exposes: Vec<View>,
    /// Its resources.
    pub resources: Vec<Resource>,
    /// Its prompts.
    pub prompts: Vec<Prompt>,
    /// The toolset that stands for its resources and prompts, if it has any; only in a design that is ready.
    #[serde(skip)]
    pub toolset: Option<ToolsetId>,
    /// The name in its declaration.
    pub place: Place,
}

impl Design {
    /// All MCP servers and commands.
    pub fn servers(&self) -> impl Iterator<Item = Server> + use<> {
        let servers = (0..self.mcp_servers.len()).map(|index| McpServerId(index as u32));
        let commands = (0..self.clis.len()).map(|index| CliId(index as u32));
        let servers = servers.map(Server::Mcp);
        servers.chain(commands.map(Server::Command))
    }

    /// What one of them is called.
    pub fn server_name(&self, server: Server) -> &Text {
        match server {
            Server::Mcp(id) => &self[id].name,
            Server::Command(id) => &self[id].name,
        }
    }

    /// The resources that one of them declares.
    pub fn resources_of(&self, server: Server) -> &[Resource] {
        match server {
            Server::Mcp(id) => &self[id].resources,
            Server::Command(id) => &self[id].resources,
        }
    }

    /// The prompts that one of them declares.
    pub fn prompts_of(&self, server: Server) -> &[Prompt] {
        match server {
            Server::Mcp(id) => &self[id].prompts,
            Server::Command(id) => &self[id].prompts,
        }
    }

    pub(crate) fn resources_mut(&mut self, server: Server) -> &mut Vec<Resource> {
        match server {
            Server::Mcp(id) => &mut self[id].resources,
            Server::Command(id) => &mut self[id].resources,
        }
    }

    pub(crate) fn prompts_mut(&mut self, server: Server) -> &mut Vec<Prompt> {
        match server {
            Server::Mcp(id) => &mut self[id].prompts,
            Server::Command(id) => &mut self[id].prompts,
        }
    }
}

/// A resource of an MCP server or a command.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Resource {
    /// Unique where it is declared.
    pub name: Text,
    /// A URI, or a template with variables in braces.
    pub uri: Text,
    /// The variables, in order.
    pub variables: Vec<Text>,
    /// A field for each of them: as it is declared, or a string.
    pub args: Record,
    /// What it holds; untyped content without it.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub ty: Option<Type>,
    /// `mime "text/plain"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime: Option<Text>,
    /// `watched`: clients hear of changes.
    #[serde(skip_serializing_if = "off")]
    pub watched: bool,
    /// `cache …`: how long it may be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache: Option<Cache>,
    /// What is said of prompts, too.
    #[serde(flatten)]
    pub served: Served,
}

/// A prompt of an MCP server or a command.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Prompt {
    /// Unique where it is declared.
    pub name: Text,
    /// Its arguments.
    pub args: Record,
    /// What it says; nothing if the host says it (`hosted`).
    pub messages: Vec<Message>,
    /// What is said of resources, too.
    #[serde(flatten)]
    pub served: Served,
}

/// What is said of resources and prompts alike.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Served {
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `icon "…"`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// `asks …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<Ask>,
    /// The errors that it can end with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<Thrown>,
    /// `needs …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub capabilities: Vec<Capability>,
    /// `scopes …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scopes: Vec<Text>,
    /// `timeout …`, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout: Option<u64>,
    /// The tool that stands for it; only in a design that is ready.
    #[serde(skip)]
    pub tool: Option<ToolId>,
    /// The name in its declaration.
    pub place: Place,
}

impl Served {
    /// Nothing but a name and docs.
    pub(crate) fn bare(docs: Option<Text>, place: Place) -> Self {
        Self {
            docs,
            title: None,
            icons: Vec::new(),
            asks: Vec::new(),
            errors: Vec::new(),
            capabilities: Vec::new(),
            scopes: Vec::new(),
            timeout: None,
            tool: None,
            place,
        }
    }

    /// Takes what the statements of its block say; docs, questions and errors are there already.
    pub(crate) fn take(&mut self, said: Self) {
        *self = Self {
            docs: self.docs.take(),
            asks: std::mem::take(&mut self.asks),
            errors: std::mem::take(&mut self.errors),
            ..said
        };
    }
}

/// A message of a prompt.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Message {
    /// Who says it.
    pub role: Role,
    /// What it says.
    #[serde(flatten)]
    pub content: MessageContent,
}

/// What a message of a prompt says; paths of templates start at `args`.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MessageContent {
    /// `"…"`
    Text(Template),
    /// `image "…" mime "image/png"`
    Image(Media),
    /// `audio "…" mime "audio/wav"`
    Audio(Media),
    /// `resource "…" mime "text/plain" text "…"`
    Resource {
        /// Its URI.
        uri: Template,
        /// Its type.
        #[serde(skip_serializing_if = "Option::is_none")]
        mime: Option<Text>,
        /// What it holds; without it the server reads it.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Template>,
    },
}

/// Data with its type.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Media {
    /// Base64.
    pub data: Text,
    /// Such as `image/png`.
    pub mime: Text,
}

/// Who says something in a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The user.
    User,
    /// The model.
    Assistant,
}

/// `cache 5m private`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cache {
    /// In milliseconds.
    pub time: u64,
    /// Whether it is for one caller alone.
    pub scope: CacheScope,
}

/// `context run_id from meta "acme.dev/run"`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ContextValue {
    /// What is set: an id of the session, the run or the turn, or a label.
    pub to: Source,
    /// Where it is.
    pub origin: Origin,
    /// Its name there.
    pub key: Text,
}

words! {
    /// What the text of a result says.
    ResultText {
        /// The result as JSON.
        Json = "json",
        /// The tool's `hint result`.
        Hint = "hint",
        /// Both.
        Both = "both",
    }
}

words! {
    /// Which tools a server lists.
    Discovery {
        /// Two in place of all: one that searches, one that calls.
        Search = "search",
        /// Only those that the caller's scopes allow.
        Permitted = "permitted",
    }
}

words! {
    /// Who may keep what a server has answered.
    CacheScope {
        /// Everybody.
        Public = "public",
        /// The caller alone.
        Private = "private",
    }
}

words! {
    /// A place in a request.
    Origin {
        /// A member of `_meta`.
        Meta = "meta",
        /// A header of HTTP.
        Header = "header",
        /// A claim of the token.
        Claim = "claim",
    }
}
