// Made by toolc from words.tools; do not edit.

//! How the types of `words` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{ImportResult, Item, ItemUnit, Listed, Terms};

#[rustfmt::skip]
pub static ITEM_UNIT: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("UNSET"),
        table::Literal::Text("types."),
    ],
};

impl Payload for ItemUnit {
    fn table() -> table::Table {
        table::Table::Enum(&ITEM_UNIT)
    }
}

impl Decode for ItemUnit {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ITEM_UNIT, &Self::ALL)
    }
}

impl Encode for ItemUnit {
    fn encode(&self, w: &mut Writer) {
        w.member(&ITEM_UNIT, *self as usize);
    }
}

#[rustfmt::skip]
pub static ITEM: table::Record = table::Record {
    name: "Item",
    fields: &[
        table::Field::required("unit", table::Table::Enum(&ITEM_UNIT)),
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
        let mut unit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "unit" => unit = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            unit: unit.ok_or(Refused)?,
        })
    }
}

impl Encode for Item {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("unit").write(&self.unit);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TERMS: table::Record = table::Record {
    name: "Terms",
    fields: &[
        table::Field::optional("count", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Terms {
    fn table() -> table::Table {
        table::Table::Record(&TERMS)
    }
}

impl Decode for Terms {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "count" => count = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { count })
    }
}

impl Encode for Terms {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(count) = &self.count {
            w.key("count").write(count);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static IMPORT_RESULT: table::Record = table::Record {
    name: "ImportResult",
    fields: &[
        table::Field::required("done", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ImportResult {
    fn table() -> table::Table {
        table::Table::Record(&IMPORT_RESULT)
    }
}

impl Decode for ImportResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut done = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "done" => done = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            done: done.ok_or(Refused)?,
        })
    }
}

impl Encode for ImportResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("done").write(&self.done);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LISTED: table::Record = table::Record {
    name: "Listed",
    fields: &[
        table::Field::required("item", table::Table::Record(&ITEM)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Listed {
    fn table() -> table::Table {
        table::Table::Record(&LISTED)
    }
}

impl Decode for Listed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut item = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "item" => item = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            item: item.ok_or(Refused)?,
        })
    }
}

impl Encode for Listed {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("item").write(&self.item);
        w.end_object();
    }
}
