//! What a design declares of an MCP server, as static data.

use crate::spec::{Icon, Spec};

/// An MCP server.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ServerSpec {
    pub name: &'static str,
    /// The service that it belongs to.
    pub service: &'static str,
    pub title: Option<&'static str>,
    pub description: &'static str,
    pub version: Option<&'static str>,
    /// What its clients are told; `None` to make it from the design.
    pub instructions: Option<&'static str>,
    pub icons: &'static [Icon],
    /// The tools that it shows, in order.
    pub tools: &'static [&'static Spec],
    pub text: Text,
    pub discovery: Discovery,
    /// How long lists may be kept.
    pub cache: Cache,
    pub context: &'static [Mapping],
    pub resources: &'static [ResourceSpec],
    pub prompts: &'static [PromptSpec],
}

impl ServerSpec {
    /// An empty server, to build others from: `ServerSpec { name: …, ..ServerSpec::EMPTY }`.
    pub const EMPTY: Self = Self {
        name: "",
        service: "",
        title: None,
        description: "",
        version: None,
        instructions: None,
        icons: &[],
        tools: &[],
        text: Text::Json,
        discovery: Discovery::ALL,
        cache: Cache::NONE,
        context: &[],
        resources: &[],
        prompts: &[],
    };
}

/// What the text of a result says (`text json`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Text {
    /// The result as JSON.
    #[default]
    Json,
    /// The tool's `hint result`; JSON for a tool without one.
    Hint,
    /// Both, the hint first.
    Both,
}

/// Which tools a server lists (`discovery search, permitted`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Discovery {
    /// Two tools in place of all: one that searches, one that calls.
    pub search: bool,
    /// Only what the caller's scopes allow.
    pub permitted: bool,
}

impl Discovery {
    /// Every tool, to everybody.
    pub const ALL: Self = Self {
        search: false,
        permitted: false,
    };
}

/// How long clients may keep something (`cache 5m private`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cache {
    /// In milliseconds; 0 if they must ask again.
    pub ttl_ms: u64,
    /// Whether it is for this caller alone.
    pub private: bool,
}

impl Cache {
    /// Nothing is kept.
    pub const NONE: Self = Self {
        ttl_ms: 0,
        private: false,
    };
}

/// Where a value of the context comes from (`context run_id from meta "acme.dev/run"`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mapping {
    /// What is set.
    pub to: Target,
    /// Where it is.
    pub from: Origin,
}

/// A value of the context.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Target {
    SessionId,
    RunId,
    TurnId,
    /// The label of this name.
    Label(&'static str),
}

/// A place in a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A member of `_meta`.
    Meta(&'static str),
    /// A header of HTTP, in any case.
    Header(&'static str),
    /// A claim of the token.
    Claim(&'static str),
}

/// A resource.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ResourceSpec {
    pub name: &'static str,
    pub title: Option<&'static str>,
    pub description: &'static str,
    /// A URI, or a template of one.
    pub uri: &'static str,
    /// The variables of the template, in order: the arguments of its tool.
    pub variables: &'static [&'static str],
    pub mime: Option<&'static str>,
    pub shape: ResourceShape,
    /// Whether clients may watch it.
    pub watched: bool,
    pub cache: Cache,
    pub icons: &'static [Icon],
    /// The tool that reads it, `SERVER/NAME`.
    pub tool: &'static Spec,
}

/// How the result of a resource becomes its contents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResourceShape {
    /// A text.
    Text,
    /// Bytes.
    Blob,
    /// Parts: texts and resources.
    Content,
    /// Anything else, as JSON.
    Json,
}

/// A prompt.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PromptSpec {
    pub name: &'static str,
    pub title: Option<&'static str>,
    pub description: &'static str,
    pub icons: &'static [Icon],
    pub arguments: &'static [PromptArgument],
    /// The tool that gives its messages, `SERVER/NAME`.
    pub tool: &'static Spec,
}

/// An argument of a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PromptArgument {
    pub name: &'static str,
    pub title: Option<&'static str>,
    pub description: Option<&'static str>,
    pub required: bool,
    /// All values, of an argument that has few: to complete what somebody types.
    pub values: &'static [&'static str],
}
