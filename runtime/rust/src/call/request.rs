//! What a call asks of whoever has made it.

use super::Json;
use crate::json::{Value, Writer};

/// The kind of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RequestKind {
    /// A question of the design (`asks`), for a human.
    Ask,
    /// Whether a human agrees to the call.
    Confirm,
    /// A text of the caller's model.
    Sample,
    /// The caller's folders.
    Roots,
}

impl RequestKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Ask, Self::Confirm, Self::Sample, Self::Roots];

    /// The kind on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Confirm => "confirm",
            Self::Sample => "sample",
            Self::Roots => "roots",
        }
    }

    /// The kind of this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// Some of the kinds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) fn of(kinds: impl IntoIterator<Item = RequestKind>) -> Self {
        Self(kinds.into_iter().fold(0, |all, kind| all | 1 << kind as u8))
    }

    pub(crate) fn has(self, kind: RequestKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

/// A request: a question, a text for a model to go on with, or folders.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Request {
    pub kind: RequestKind,
    /// The tool that asks: the one that was called, or one that its handler calls.
    pub tool: String,
    /// What a human reads (`ask`, `confirm`).
    pub question: Option<String>,
    /// The JSON Schema of the answer (`ask`).
    pub schema: Option<Json>,
    /// What the model goes on with (`sample`).
    pub sample: Option<Sample>,
    /// What the call touches, line by line, for the human who is asked (`confirm`). It is for an asker of this process,
    /// and in no envelope.
    pub touches: Vec<String>,
}

/// What a model is to go on with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Sample {
    pub system: Option<String>,
    /// From the first to the last.
    pub messages: Vec<Message>,
    pub max_tokens: u32,
}

/// A message to a model, or of one.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Message {
    pub role: Role,
    pub text: String,
}

/// Who has said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Role {
    User,
    Assistant,
}

impl Role {
    /// The role on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
        }
    }
}

impl Sample {
    /// One message of a user, and how long the answer may be.
    pub fn new(text: impl Into<String>, max_tokens: u32) -> Self {
        Self {
            system: None,
            messages: Vec::new(),
            max_tokens,
        }
        .then(Role::User, text)
    }

    /// The same, with another message at the end.
    #[must_use]
    pub fn then(mut self, role: Role, text: impl Into<String>) -> Self {
        let text = text.into();
        self.messages.push(Message { role, text });
        self
    }

    /// The same, with instructions for the model.
    #[must_use]
    pub fn with_system(mut self, system: impl Into<String>) -> Self {
        self.system = Some(system.into());
        self
    }
}

impl Request {
    pub(crate) fn new(kind: RequestKind, tool: &str) -> Self {
        Self {
            kind,
            tool: tool.to_owned(),
            question: None,
            schema: None,
            sample: None,
            touches: Vec::new(),
        }
    }

    pub(crate) fn write(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").str(self.kind.as_str());
        w.key("tool").str(&self.tool);
        if let Some(question) = &self.question {
            w.key("question").str(question);
        }
        if let Some(schema) = &self.schema {
            w.key("schema").raw(schema.as_bytes());
        }
        if let Some(sample) = &self.sample {
            if let Some(system) = &sample.system {
                w.key("system").str(system);
            }
            w.key("messages").begin_list();
            for message in &sample.messages {
                w.begin_object();
                w.key("role").str(message.role.as_str());
                w.key("text").str(&message.text);
                w.end_object();
            }
            w.end_list();
            w.key("max_tokens").number(sample.max_tokens.into());
        }
        w.end_object();
    }

    /// The request as it stands in an envelope.
    pub fn to_json(&self) -> String {
        let mut w = Writer::new();
        self.write(&mut w);
        w.into_text()
    }

    /// Reads a request that another process has written; `None` for one of a kind that is not known.
    pub(crate) fn from_value(value: &Value) -> Option<Self> {
        let text = |value: &Value, key| value.get(key).and_then(Value::as_str).map(str::to_owned);
        let kind = RequestKind::parse(value.get("kind")?.as_str()?)?;
        let messages = value.get("messages").and_then(Value::as_array);
        let message = |one: &Value| {
            let role = one.get("role")?.as_str()?;
            let mut roles = [Role::User, Role::Assistant].into_iter();
            Some(Message {
                role: roles.find(|known| known.as_str() == role)?,
                text: text(one, "text")?,
            })
        };
        let max_tokens = value.get("max_tokens").and_then(super::json::count);
        Some(Self {
            kind,
            tool: text(value, "tool")?,
            question: text(value, "question"),
            schema: value.get("schema").map(Json::from),
            touches: Vec::new(),
            sample: messages.map(|messages| Sample {
                system: text(value, "system"),
                messages: messages.iter().filter_map(message).collect(),
                max_tokens: max_tokens
                    .and_then(|count| u32::try_from(count).ok())
                    .unwrap_or(0),
            }),
        })
    }

    /// What is asked, for messages.
    pub(crate) fn what(&self) -> String {
        match (self.kind, &self.question) {
            (RequestKind::Ask | RequestKind::Confirm, Some(question)) => {
                crate::diagnose::shown_text(question)
            }
            (RequestKind::Ask | RequestKind::Confirm, None) => "a question".to_owned(),
            (RequestKind::Sample, _) => "a request for a sample".to_owned(),
            (RequestKind::Roots, _) => "a request for folders".to_owned(),
        }
    }
}
