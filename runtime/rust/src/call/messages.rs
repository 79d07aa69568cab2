//! What a prompt gives: messages, each with a part of content.

use super::{PART, Part, ROLE, Role};
use crate::codec::{Decode, Encode, Payload};
use crate::json::{Reader, Refused, Writer};
use crate::table::{Field, List, Record, Rest, Table};

/// The result of a prompt: messages in order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Messages(pub Vec<PromptMessage>);

/// A message of a prompt.
#[derive(Debug, Clone, PartialEq)]
pub struct PromptMessage {
    /// Who says it.
    pub role: Role,
    /// What. A resource without text and data is read from the server.
    pub content: Part,
}

impl PromptMessage {
    /// What the user says.
    pub fn user(content: impl Into<Part>) -> Self {
        let content = content.into();
        Self {
            role: Role::User,
            content,
        }
    }

    /// What the model has said.
    pub fn assistant(content: impl Into<Part>) -> Self {
        let content = content.into();
        Self {
            role: Role::Assistant,
            content,
        }
    }
}

impl Messages {
    /// The table of the type, for specs.
    pub const TABLE: Table = Table::List(&MESSAGES);
}

impl From<&str> for Messages {
    /// One message of the user.
    fn from(text: &str) -> Self {
        Self(vec![PromptMessage::user(text)])
    }
}

impl From<String> for Messages {
    /// One message of the user.
    fn from(text: String) -> Self {
        Self(vec![PromptMessage::user(text)])
    }
}

impl From<Vec<PromptMessage>> for Messages {
    fn from(messages: Vec<PromptMessage>) -> Self {
        Self(messages)
    }
}

static MESSAGES: List = List::of(Table::Record(&MESSAGE));

static MESSAGE: Record = Record {
    name: "PromptMessage",
    fields: &[
        Field::required("role", Table::Enum(&ROLE)),
        Field::required("content", Table::Tagged(&PART)),
    ],
    rest: Rest::Closed,
};

impl Payload for Messages {
    fn table() -> Table {
        Self::TABLE
    }
}

impl Decode for Messages {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.read().map(Self)
    }
}

impl Encode for Messages {
    fn encode(&self, w: &mut Writer) {
        w.write(&self.0);
    }
}

impl Decode for PromptMessage {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let (mut role, mut content) = (None, None);
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "role" => role = Some(r.read()?),
                "content" => content = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            role: role.ok_or(Refused)?,
            content: content.ok_or(Refused)?,
        })
    }
}

impl Encode for PromptMessage {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("role").write(&self.role);
        w.key("content").write(&self.content);
        w.end_object();
    }
}
