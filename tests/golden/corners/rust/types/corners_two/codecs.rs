// Made by toolc from two.tools; do not edit.

//! How the types of `corners.two` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Thing, Unused};

#[rustfmt::skip]
pub static THING: table::Record = table::Record {
    name: "Thing",
    fields: &[
        table::Field::required("there", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Thing {
    fn table() -> table::Table {
        table::Table::Record(&THING)
    }
}

impl Decode for Thing {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut there = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "there" => there = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            there: there.ok_or(Refused)?,
        })
    }
}

impl Encode for Thing {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("there").write(&self.there);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static UNUSED: table::Record = table::Record {
    name: "Unused",
    fields: &[
        table::Field::optional("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Unused {
    fn table() -> table::Table {
        table::Table::Record(&UNUSED)
    }
}

impl Decode for Unused {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { a })
    }
}

impl Encode for Unused {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(a) = &self.a {
            w.key("a").write(a);
        }
        w.end_object();
    }
}
