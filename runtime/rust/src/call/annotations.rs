//! Whom a part of content is for, how much it matters, and how old it is.

use super::Role;
use crate::codec::{Decode, Encode, Payload};
use crate::json::{Reader, Refused, Writer};
use crate::scalars::DateTime;
use crate::table::{Enum, Field, Float, List, Literal, Record, Rest, Table};

/// What clients are told of a part of content.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Annotations {
    /// Whom it is for; nothing if that is not said.
    pub audience: Vec<Role>,
    /// From 0, which can be left out, to 1, which is needed.
    pub priority: Option<f64>,
    /// When it was changed last.
    pub last_modified: Option<DateTime>,
}

impl Annotations {
    /// For people, and not for models.
    pub fn for_user() -> Self {
        Self {
            audience: vec![Role::User],
            ..Self::default()
        }
    }

    /// For models, and not for people.
    pub fn for_assistant() -> Self {
        Self {
            audience: vec![Role::Assistant],
            ..Self::default()
        }
    }

    /// The same with a priority, from 0 to 1.
    #[must_use]
    pub fn with_priority(mut self, priority: f64) -> Self {
        self.priority = Some(priority);
        self
    }
}

pub(crate) static ROLE: Enum = Enum {
    members: &[Literal::Text("user"), Literal::Text("assistant")],
};

static AUDIENCE: List = List::of(Table::Enum(&ROLE));
static PRIORITY: Float = Float::ANY.at_least(0.0).at_most(1.0);

pub(super) static ANNOTATIONS: Record = Record {
    name: "Annotations",
    fields: &[
        Field::optional("audience", Table::List(&AUDIENCE)),
        Field::optional("priority", Table::Float(&PRIORITY)),
        Field::optional("lastModified", Table::DATE_TIME),
    ],
    rest: Rest::Closed,
};

impl Payload for Annotations {
    fn table() -> Table {
        Table::Record(&ANNOTATIONS)
    }
}

impl Decode for Annotations {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut all = Self::default();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "audience" => all.audience = r.list(&AUDIENCE, Reader::read)?,
                "priority" => all.priority = Some(r.float(&PRIORITY)?),
                "lastModified" => all.last_modified = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(all)
    }
}

impl Encode for Annotations {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if !self.audience.is_empty() {
            w.key("audience");
            w.list(&self.audience, &AUDIENCE, |w, role| w.write(role));
        }
        if let Some(priority) = self.priority {
            w.key("priority").float(priority, &PRIORITY);
        }
        if let Some(last_modified) = &self.last_modified {
            w.key("lastModified").write(last_modified);
        }
        w.end_object();
    }
}

impl Decode for Role {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ROLE, &[Self::User, Self::Assistant])
    }
}

impl Encode for Role {
    fn encode(&self, w: &mut Writer) {
        w.str(self.as_str());
    }
}
