// Made by toolc from servers.tools; do not edit.

//! How the types of `acme.servers` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Card, Column, How, NoSuchCard};

#[rustfmt::skip]
pub static CARD: table::Record = table::Record {
    name: "Card",
    fields: &[
        table::Field::required("id", table::Table::INT),
        table::Field::required("title", table::Table::STRING),
        table::Field::optional("next", table::Table::Record(&CARD)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Card {
    fn table() -> table::Table {
        table::Table::Record(&CARD)
    }
}

impl Decode for Card {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut title = None;
        let mut next = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "title" => title = Some(r.read()?),
                "next" => next = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            title: title.ok_or(Refused)?,
            next,
        })
    }
}

impl Encode for Card {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("title").write(&self.title);
        if let Some(next) = &self.next {
            w.key("next").write(next);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COLUMN: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("Open"),
        table::Literal::Text("Done"),
    ],
};

toolrt::members!(Column: COLUMN);

toolrt::member_texts!(Column: COLUMN);

#[rustfmt::skip]
pub static HOW: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("very slow"),
    ],
};

toolrt::members!(How: HOW);

toolrt::member_texts!(How: HOW);

#[rustfmt::skip]
pub static NO_SUCH_CARD: table::Record = table::Record {
    name: "no_such_card",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoSuchCard {
    fn table() -> table::Table {
        table::Table::Record(&NO_SUCH_CARD)
    }
}

impl Decode for NoSuchCard {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for NoSuchCard {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

toolrt::error_message!(NoSuchCard: "There is no such card.");
