// Made by toolc from tools.tools; do not edit.

//! How the types of `case.tools` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Found, Item, NotHere, Query, TooBusy};

#[rustfmt::skip]
pub static ITEM: table::Record = table::Record {
    name: "Item",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::required("score", table::Table::FLOAT),
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
        let mut score = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "score" => score = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            score: score.ok_or(Refused)?,
        })
    }
}

impl Encode for Item {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("score").write(&self.score);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static QUERY: table::Record = table::Record {
    name: "Query",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::required("run", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Query {
    fn table() -> table::Table {
        table::Table::Record(&QUERY)
    }
}

impl Decode for Query {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut run = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "run" => run = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            run: run.ok_or(Refused)?,
        })
    }
}

impl Encode for Query {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("run").write(&self.run);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FOUND: table::Record = table::Record {
    name: "Found",
    fields: &[
        table::Field::required("items", table::Table::List(&FOUND_ITEMS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FOUND_ITEMS: table::List = table::List::of(table::Table::Record(&ITEM));

impl Payload for Found {
    fn table() -> table::Table {
        table::Table::Record(&FOUND)
    }
}

impl Decode for Found {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
        })
    }
}

impl Encode for Found {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOT_HERE: table::Record = table::Record {
    name: "not_here",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NotHere {
    fn table() -> table::Table {
        table::Table::Record(&NOT_HERE)
    }
}

impl Decode for NotHere {
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

impl Encode for NotHere {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TOO_BUSY: table::Record = table::Record {
    name: "too_busy",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for TooBusy {
    fn table() -> table::Table {
        table::Table::Record(&TOO_BUSY)
    }
}

impl Decode for TooBusy {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for TooBusy {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::error_message!(NotHere: "Nothing has this id.");

toolrt::error_message!(TooBusy: "too_busy");
