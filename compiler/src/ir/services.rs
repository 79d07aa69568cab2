//! Services, their methods, and errors.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;

use super::{
    AgentId, CliId, ErrorId, McpServerId, MethodId, PackageId, Place, Record, Rest, ServiceId,
    Template, ToolId, ToolsetId, Type, TypeId,
};
use crate::source::Text;

/// A service: it owns methods and toolsets.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Service {
    /// Its id.
    pub id: ServiceId,
    /// Unique in the project.
    pub name: Text,
    /// Where it was declared.
    pub package: PackageId,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// `title "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `version "…"`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<Text>,
    /// Its methods.
    pub methods: Vec<MethodId>,
    /// The toolsets that it owns.
    pub toolsets: Vec<ToolsetId>,
    /// The toolsets that are part of its public tool API.
    pub exports: Vec<ToolsetId>,
    /// Its agents.
    pub agents: Vec<AgentId>,
    /// Its MCP servers.
    pub mcp_servers: Vec<McpServerId>,
    /// Its commands.
    pub clis: Vec<CliId>,
    /// The name in its declaration.
    pub place: Place,
}

impl Service {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.methods.is_empty()
            && self.toolsets.is_empty()
            && self.agents.is_empty()
            && self.mcp_servers.is_empty()
            && self.clis.is_empty()
    }
}

/// A method of a service.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Method {
    /// Its id.
    pub id: MethodId,
    /// Unique in its service.
    pub name: Text,
    /// Its service.
    pub service: ServiceId,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// What it takes.
    pub payload: Payload,
    /// What it gives; nothing without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Type>,
    /// What it gives bit by bit before that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streams: Option<Type>,
    /// Its errors, as declared.
    pub throws: Vec<ErrorId>,
    /// The tool that it is as well (`{ tool }`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool: Option<ToolId>,
    /// The name in its declaration.
    pub place: Place,
}

/// What a method or tool takes.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Payload {
    /// The declared record that is the whole payload: `method search(SearchArgs)`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared: Option<TypeId>,
    /// The fields that callers send; those of `declared` where it is there.
    pub record: Arc<Record>,
    /// The arguments that the runtime fills in from the context; in no schema.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub injected: Vec<Injected>,
}

impl Payload {
    /// Nothing is taken.
    pub(crate) fn none() -> Self {
        let record = Arc::new(Record {
            fields: Vec::new(),
            rest: Rest::Closed,
        });
        Self {
            declared: None,
            record,
            injected: Vec::new(),
        }
    }
}

/// An argument that the runtime fills in: `run_id: uuid from context.run_id`.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Injected {
    /// Its name.
    pub name: Text,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// What the text is decoded into.
    #[serde(rename = "type")]
    pub ty: Type,
    /// Whether it may be missing (`x?: T from …`).
    pub optional: bool,
    /// `@secret`
    pub secret: bool,
    /// Where it comes from.
    pub source: Source,
    /// The name in its declaration.
    pub place: Place,
}

/// A text of the call's context.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// `context.session_id`
    SessionId,
    /// `context.run_id`
    RunId,
    /// `context.turn_id`
    TurnId,
    /// `context.call_id`
    CallId,
    /// `context.parent_call_id`
    ParentCallId,
    /// `context.caller`
    Caller,
    /// `context.labels.NAME`
    Label(Text),
}

impl Source {
    /// What it is called, `label` for all labels.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::SessionId => "session_id",
            Self::RunId => "run_id",
            Self::TurnId => "turn_id",
            Self::CallId => "call_id",
            Self::ParentCallId => "parent_call_id",
            Self::Caller => "caller",
            Self::Label(_) => "label",
        }
    }

    /// The name of the label, if it is one.
    pub fn label(&self) -> Option<&str> {
        if let Self::Label(name) = self {
            return Some(name);
        }
        None
    }
}

/// A declared error. Its name is the code that travels.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ErrorDecl {
    /// Its id.
    pub id: ErrorId,
    /// Unique in the project.
    pub name: Text,
    /// `acme.todos.run_not_found`
    pub full_name: Text,
    /// Where it lives.
    pub package: PackageId,
    /// The doc comment: its message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// Its details.
    pub details: Record,
    /// Its kind.
    pub kind: ErrorKind,
    /// The argument to blame, in every tool that has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Text>,
    /// What to do about it.
    pub recovery: Recovery,
    /// The name in its declaration.
    pub place: Place,
}

/// Kinds of errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// The arguments are at fault.
    Input,
    /// The caller may not.
    Auth,
    /// Something named is not there.
    NotFound,
    /// Somebody else changed something.
    Conflict,
    /// The world is not as the call needs it.
    Precondition,
    /// Too many calls.
    RateLimited,
    /// It took too long.
    Timeout,
    /// Something needed is away.
    Unavailable,
    /// The caller gave up.
    Cancelled,
    /// A bug.
    Internal,
}

impl ErrorKind {
    /// All, with their names in the language and on the wire, and how callers recover by default.
    pub const ALL: [(&'static str, ErrorKind, Action); 10] = [
        ("input", ErrorKind::Input, Action::Correct),
        ("auth", ErrorKind::Auth, Action::Stop),
        ("not_found", ErrorKind::NotFound, Action::Correct),
        ("conflict", ErrorKind::Conflict, Action::Retry),
        ("precondition", ErrorKind::Precondition, Action::Replan),
        ("rate_limited", ErrorKind::RateLimited, Action::Retry),
        ("timeout", ErrorKind::Timeout, Action::Replan),
        ("unavailable", ErrorKind::Unavailable, Action::Retry),
        ("cancelled", ErrorKind::Cancelled, Action::Stop),
        ("internal", ErrorKind::Internal, Action::Stop),
    ];

    /// The name in the language and on the wire.
    pub fn name(self) -> &'static str {
        ErrorKind::ALL
            .iter()
            .find(|(_, kind, _)| *kind == self)
            .expect("ALL has all")
            .0
    }

    /// How callers recover where the error does not say.
    pub fn action(self) -> Action {
        ErrorKind::ALL
            .iter()
            .find(|(_, kind, _)| *kind == self)
            .expect("ALL has all")
            .2
    }
}

/// What to do about an error.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Recovery {
    /// The action; the kind's default where nothing is said.
    pub action: Action,
    /// Milliseconds to wait before a retry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// In words; paths start at `details`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Template>,
}

/// How a caller recovers from an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Call again with other arguments.
    Correct,
    /// Repeat the call.
    Retry,
    /// Do something else.
    Replan,
    /// Give up.
    Stop,
}

impl Action {
    /// All, with their names in the language and on the wire.
    pub const ALL: [(&'static str, Action); 4] = [
        ("correct", Action::Correct),
        ("retry", Action::Retry),
        ("replan", Action::Replan),
        ("stop", Action::Stop),
    ];

    /// The name in the language and on the wire.
    pub fn name(self) -> &'static str {
        Action::ALL
            .iter()
            .find(|(_, action)| *action == self)
            .expect("ALL has all")
            .0
    }
}
