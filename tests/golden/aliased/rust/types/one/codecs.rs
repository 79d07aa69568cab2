// Made by toolc from one.tools; do not edit.

//! How the types of `one` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{LevelItem, Nested, T1, User};

#[rustfmt::skip]
pub static USER: table::Record = table::Record {
    name: "User",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for User {
    fn table() -> table::Table {
        table::Table::Record(&USER)
    }
}

impl Decode for User {
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

impl Encode for User {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static T1: table::Record = table::Record {
    name: "T1",
    fields: &[
        table::Field::required("first", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for T1 {
    fn table() -> table::Table {
        table::Table::Record(&T1)
    }
}

impl Decode for T1 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut first = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "first" => first = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            first: first.ok_or(Refused)?,
        })
    }
}

impl Encode for T1 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("first").write(&self.first);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NESTED: table::List = table::List::of(table::Table::List(&NESTED));

impl Payload for Nested {
    fn table() -> table::Table {
        table::Table::List(&NESTED)
    }
}

impl Decode for Nested {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Nested {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static LEVEL_ITEM: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("low"),
        table::Literal::Text("high"),
    ],
};

impl Payload for LevelItem {
    fn table() -> table::Table {
        table::Table::Enum(&LEVEL_ITEM)
    }
}

impl Decode for LevelItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LEVEL_ITEM, &Self::ALL)
    }
}

impl Encode for LevelItem {
    fn encode(&self, w: &mut Writer) {
        w.member(&LEVEL_ITEM, *self as usize);
    }
}
