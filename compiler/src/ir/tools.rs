//! Toolsets and tools, with everything that is computed about them.

use schemars::JsonSchema;
use serde::Serialize;

use super::capabilities::words;
use super::{
    Action, AgentId, Capability, Chain, ErrorId, Expr, ExprEntry, Icon, Invocation, MethodId,
    Payload, Place, Server, ServiceId, Template, ToolId, ToolsetId, Type, Value, ValuePath, off,
};
use crate::source::Text;

/// A toolset.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Toolset {
    /// Its id.
    pub id: ToolsetId,
    /// Unique in the project.
    pub name: Text,
    /// The one service that owns it. `None` only in a design that is not ready.
    pub owner: Option<ServiceId>,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `version "…"`, else the owner's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<Text>,
    /// `when "…"`: when to use it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Text>,
    /// `avoid "…"`: when not to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub avoid: Option<Text>,
    /// `delegate "…"`: whom to hand it to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delegate: Option<Text>,
    /// `tags …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Text>,
    /// `meta {…}`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meta: Option<Value>,
    /// `from mcp "…"` or `from command "…"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Remote>,
    /// The agent that implements it: it is nested there or exported by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent: Option<AgentId>,
    /// The MCP server or the command of which it has the resources and prompts; only in a design that is ready.
    #[serde(skip)]
    pub server: Option<Server>,
    /// Whether it stands for the methods of a service that are tools as well.
    #[serde(skip_serializing_if = "off")]
    pub implicit: bool,
    /// Its tools, in order.
    pub tools: Vec<ToolId>,
    /// The name in its declaration.
    pub place: Place,
}

/// Where the tools of a toolset run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "from", content = "label", rename_all = "snake_case")]
pub enum Remote {
    /// An MCP server, by the host's label.
    Mcp(Text),
    /// A command, by the host's label.
    Command(Text),
}

/// A tool or a chain.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Tool {
    /// Its id.
    pub id: ToolId,
    /// Unique in the project: its identity everywhere.
    pub name: Text,
    /// Its toolset.
    pub toolset: ToolsetId,
    /// The doc comment: what the model reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// What it takes.
    pub payload: Payload,
    /// What it gives; untyped content without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Type>,
    /// What it gives bit by bit before that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streams: Option<Type>,
    /// All declared errors that it can end with, its own first.
    pub errors: Vec<Thrown>,
    /// Who implements it.
    pub implementation: Implementation,
    /// How arguments and result are mapped to the bound method's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding: Option<Binding>,
    /// What a chain does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chain: Option<Chain>,
    /// What it does to the world; only what was said, or follows from the steps of a chain.
    pub effects: Effects,
    /// What it needs, toolset's and steps' included.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub capabilities: Vec<Capability>,
    /// Permissions, toolset's and steps' included.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scopes: Vec<Text>,
    /// `data …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<DataClass>,
    /// `pii …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pii: Option<Pii>,
    /// `cost …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// `confirm "…" denied …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Confirm>,
    /// `dry_run`
    #[serde(skip_serializing_if = "off")]
    pub dry_run: bool,
    /// `partial`
    #[serde(skip_serializing_if = "off")]
    pub partial: bool,
    /// `final`
    #[serde(rename = "final", skip_serializing_if = "off")]
    pub ends_run: bool,
    /// `unmetered`
    #[serde(skip_serializing_if = "off")]
    pub unmetered: bool,
    /// `timeout …`, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout: Option<u64>,
    /// `retries …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retries: Option<Retries>,
    /// `parallel …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parallel: Option<u64>,
    /// `pages …`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paging: Option<Box<Paging>>,
    /// `side …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub side: Vec<Side>,
    /// `asks …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<Ask>,
    /// `hint call "…"`: paths start at `args`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint_call: Option<Template>,
    /// `hint result "…"`: paths start at `args` or `result`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint_result: Option<Template>,
    /// `remind "…"`: paths start at `args` or `result`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remind: Option<Template>,
    /// `next …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<Next>,
    /// `delegate "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delegate: Option<Text>,
    /// `when "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Text>,
    /// `avoid "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub avoid: Option<Text>,
    /// `tags …`, toolset's included.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `version "…"`, else the toolset's, else the owner's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<Text>,
    /// `deprecated "…"`; empty without a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Text>,
    /// `remote "…"`: its name where it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remote: Option<Text>,
    /// `argv […]` and what belongs to it: the program that runs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invocation: Option<Box<Invocation>>,
    /// `meta {…}`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meta: Option<Value>,
    /// `icon "…"`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// `example …`
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Example>,
    /// How long what stands before its own name is: its server's name and a slash, if it stands for a resource or a prompt.
    #[serde(skip)]
    pub(crate) prefix: usize,
    /// The name in its declaration.
    pub place: Place,
}

impl Tool {
    /// Whether it is declared, and does not stand for a resource or a prompt.
    pub fn is_declared(&self) -> bool {
        match self.implementation {
            Implementation::Resource { .. } | Implementation::Prompt { .. } => false,
            Implementation::Method { .. }
            | Implementation::Agent { .. }
            | Implementation::Mcp { .. }
            | Implementation::Command { .. }
            | Implementation::Chain
            | Implementation::External => true,
        }
    }

    /// A tool of which nothing is known but its name.
    pub(crate) fn bare(
        id: ToolId,
        name: Text,
        toolset: ToolsetId,
        docs: Option<Text>,
        place: Place,
    ) -> Self {
        Self {
            id,
            name,
            toolset,
            docs,
            payload: Payload::none(),
            result: None,
            streams: None,
            errors: Vec::new(),
            implementation: Implementation::External,
            binding: None,
            chain: None,
            effects: Effects::default(),
            capabilities: Vec::new(),
            scopes: Vec::new(),
            data: None,
            pii: None,
            cost: None,
            confirm: None,
            dry_run: false,
            partial: false,
            ends_run: false,
            unmetered: false,
            timeout: None,
            retries: None,
            parallel: None,
            paging: None,
            side: Vec::new(),
            asks: Vec::new(),
            hint_call: None,
            hint_result: None,
            remind: None,
            next: Vec::new(),
            delegate: None,
            when: None,
            avoid: None,
            tags: Vec::new(),
            title: None,
            version: None,
            deprecated: None,
            remote: None,
            invocation: None,
            meta: None,
            icons: Vec::new(),
            examples: Vec::new(),
            prefix: 0,
            place,
        }
    }
}

/// An error that a tool can end with.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Thrown {
    /// The error.
    pub error: ErrorId,
    /// Whether it comes from the bound method and not from `throws`.
    pub inherited: bool,
    /// The argument to blame, where the model can see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Text>,
    /// What callers do: the error's, but `stop` where it would be `correct` and the model cannot see the argument.
    pub action: Action,
}

/// Who implements a tool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Implementation {
    /// A method of a service.
    Method {
        /// Which.
        method: MethodId,
    },
    /// An agent.
    Agent {
        /// Which.
        agent: AgentId,
    },
    /// An MCP server, by the host's label.
    Mcp {
        /// The label.
        label: Text,
    },
    /// A command, by the host's label.
    Command {
        /// The label.
        label: Text,
    },
    /// A chain of other tools.
    Chain,
    /// It reads a resource of an MCP server or a command.
    #[serde(skip)]
    Resource {
        /// Whose.
        server: Server,
    },
    /// It gives the messages of a prompt of one of these.
    #[serde(skip)]
    Prompt {
        /// Whose.
        server: Server,
        /// Whether the host words them, and not the design.
        is_hosted: bool,
    },
    /// The host.
    External,
}

/// How a tool is bound to a method. Without a mapping, fields go to fields of the same name.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Binding {
    /// The method.
    pub method: MethodId,
    /// The method's payload; paths start at `args`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<ExprEntry>>,
    /// The tool's result; paths start at `result`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Expr>,
}

/// Effects, as far as they are known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Effects {
    /// `readonly`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readonly: Option<bool>,
    /// `destructive` is true, `additive` is false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destructive: Option<bool>,
    /// `idempotent`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idempotent: Option<bool>,
    /// `open_world` is true, `closed_world` is false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_world: Option<bool>,
}

words! {
    /// How confidential the data is that a tool handles.
    DataClass {
        /// For everybody.
        Public = "public",
        /// For the organisation.
        Internal = "internal",
        /// For some of it.
        Confidential = "confidential",
        /// For named people.
        Restricted = "restricted",
    }
}

words! {
    /// What a tool does with personal data.
    Pii {
        /// It sees none.
        None = "none",
        /// It handles some and keeps none.
        Processes = "processes",
        /// It keeps some.
        Stores = "stores",
        /// It removes what identifies a person.
        Anonymizes = "anonymizes",
    }
}

words! {
    /// What a call costs.
    Cost {
        /// Nothing.
        Free = "free",
        /// Little.
        Low = "low",
        /// Worth a thought.
        Medium = "medium",
        /// Worth a question.
        High = "high",
    }
}

words! {
    /// Who sees side data.
    Audience {
        /// The user's timeline.
        Timeline = "timeline",
        /// The host.
        Internal = "internal",
        /// Whoever checks what was done.
        Evidence = "evidence",
    }
}

/// A human must agree.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Confirm {
    /// The question; paths start at `args`.
    pub question: Template,
    /// The result if not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub denied: Option<Value>,
}

/// `retries 2 backoff 500ms`
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Retries {
    /// How often.
    pub count: u64,
    /// The first wait, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backoff: Option<u64>,
}

/// `pages args.cursor -> result.next_cursor`
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Paging {
    /// The argument that takes the cursor.
    pub cursor: ValuePath,
    /// Where the result has the next one.
    pub next: ValuePath,
}

/// Typed data beside the result that the model never sees.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Side {
    /// Unique in its tool.
    pub name: Text,
    /// Its type.
    #[serde(rename = "type")]
    pub ty: Type,
    /// Who sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audience: Option<Audience>,
}

/// What a tool may ask whoever calls it, while it runs.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Ask {
    /// Unique in its tool.
    pub name: Text,
    /// The type of the answer: a flat record, a scalar or an enum.
    #[serde(rename = "type")]
    pub ty: Type,
    /// What a human reads.
    pub question: Text,
    /// The name in its declaration.
    pub place: Place,
}

/// `next rename_files "To rename them"`
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Next {
    /// The tool.
    pub tool: ToolId,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

/// An example call.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Example {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// The arguments.
    pub args: Value,
    /// The result, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Value>,
    /// The error, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ExampleError>,
    /// Where it stands.
    pub place: Place,
}

/// The error of an example.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ExampleError {
    /// Which.
    pub error: ErrorId,
    /// Its details.
    pub details: Value,
}
