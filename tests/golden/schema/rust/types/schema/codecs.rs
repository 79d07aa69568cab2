// Made by toolc from schema.tools; do not edit.

//! How the types of `schema` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{FOOBar, FOOBarPair, FooBar};

#[rustfmt::skip]
pub static FOO_BAR: table::Record = table::Record {
    name: "FooBar",
    fields: &[
        table::Field::optional("a", table::Table::INT),
        table::Field::optional("b", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static FOO_BAR_SCHEMA: table::Schema = table::Schema::new(table::Table::Record(&FOO_BAR), "{\"minProperties\":1}");

impl Payload for FooBar {
    fn table() -> table::Table {
        table::Table::Schema(&FOO_BAR_SCHEMA)
    }
}

impl Decode for FooBar {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
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
        Ok(Self { a, b })
    }
}

impl Encode for FooBar {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        if let Some(a) = &self.a {
            w.key("a").write(a);
        }
        if let Some(b) = &self.b {
            w.key("b").write(b);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FOO_BAR_PAIR: table::Record = table::Record {
    name: "FOOBarPair",
    fields: &[
        table::Field::required("n", table::Table::INT),
        table::Field::required("m", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FOOBarPair {
    fn table() -> table::Table {
        table::Table::Record(&FOO_BAR_PAIR)
    }
}

impl Decode for FOOBarPair {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut n = None;
        let mut m = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "n" => n = Some(r.read()?),
                "m" => m = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            n: n.ok_or(Refused)?,
            m: m.ok_or(Refused)?,
        })
    }
}

impl Encode for FOOBarPair {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("n").write(&self.n);
        w.key("m").write(&self.m);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FOO_BAR_2: table::Record = table::Record {
    name: "FOOBar",
    fields: &[
        table::Field::required("numbers", table::Table::List(&FOO_BAR_2_NUMBERS)),
        table::Field::default("pair", table::Table::Record(&FOO_BAR_PAIR), "{\"n\":1,\"m\":100}"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static FOO_BAR_2_NUMBERS_ITEM_SCHEMA: table::Schema = table::Schema::new(table::Table::INT, "{\"not\":{\"const\":3}}");
#[rustfmt::skip]
static FOO_BAR_2_NUMBERS: table::List = table::List::of(table::Table::Schema(&FOO_BAR_2_NUMBERS_ITEM_SCHEMA));

impl Payload for FOOBar {
    fn table() -> table::Table {
        table::Table::Record(&FOO_BAR_2)
    }
}

impl Decode for FOOBar {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut numbers = None;
        let mut pair = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "numbers" => numbers = Some(r.read()?),
                "pair" => pair = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            numbers: numbers.ok_or(Refused)?,
            pair: pair.unwrap_or_else(Self::default_pair),
        })
    }
}

impl Encode for FOOBar {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        w.key("numbers").write(&self.numbers);
        w.key("pair").write(&self.pair);
        w.end_object();
    }
}
