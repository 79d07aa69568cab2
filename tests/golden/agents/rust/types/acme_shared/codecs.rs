// Made by toolc from shared.tools; do not edit.

//! How the types of `acme.shared` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Finding, Item};

#[rustfmt::skip]
pub static ITEM: table::Record = table::Record {
    name: "Item",
    fields: &[
        table::Field::required("id", table::Table::UUID),
        table::Field::required("title", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Item {
    fn table() -> table::Table {
        table::Table::Record(&ITEM)
    }
}

impl Decode for Item {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut title = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "title" => title = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            title: title.ok_or(Refused)?,
        })
    }
}

impl Encode for Item {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("title").write(&self.title);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FINDING: table::Record = table::Record {
    name: "Finding",
    fields: &[
        table::Field::required("page", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Finding {
    fn table() -> table::Table {
        table::Table::Record(&FINDING)
    }
}

impl Decode for Finding {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut page = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "page" => page = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            page: page.ok_or(Refused)?,
        })
    }
}

impl Encode for Finding {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("page").write(&self.page);
        w.end_object();
    }
}
