// Made by toolc from documents.tools; do not edit.

//! How the types of `conformance.documents` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Open, Pair};

#[rustfmt::skip]
pub static PAIR: table::Record = table::Record {
    name: "Pair",
    fields: &[
        table::Field::required("a", table::Table::INT),
        table::Field::optional("b", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Pair {
    fn table() -> table::Table {
        table::Table::Record(&PAIR)
    }
}

impl Decode for Pair {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                "b" => b = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
            b,
        })
    }
}

impl Encode for Pair {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        if let Some(b) = &self.b {
            w.key("b").write(b);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPEN: table::Record = table::Record {
    name: "Open",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Open,
};

impl Payload for Open {
    fn table() -> table::Table {
        table::Table::Record(&OPEN)
    }
}

impl Decode for Open {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.skip()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for Open {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}
