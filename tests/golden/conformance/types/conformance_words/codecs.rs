// Made by toolc from words.tools; do not edit.

//! How the types of `conformance.words` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static COLOUR: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("red"),
        table::Literal::Text("green"),
        table::Literal::Text("blue"),
        table::Literal::Text("grey"),
        table::Literal::Text("gray"),
    ],
};

impl Payload for Colour {
    fn table() -> table::Table {
        table::Table::Enum(&COLOUR)
    }
}

impl Decode for Colour {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&COLOUR, &Self::ALL)
    }
}

impl Encode for Colour {
    fn encode(&self, w: &mut Writer) {
        w.member(&COLOUR, *self as usize);
    }
}

#[rustfmt::skip]
pub static KEYS: table::Record = table::Record {
    name: "Keys",
    fields: &[
        table::Field::optional("order_by", table::Table::INT),
        table::Field::optional("orderBy2", table::Table::INT),
        table::Field::optional("created_at", table::Table::INT),
        table::Field::optional("limit", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Keys {
    fn table() -> table::Table {
        table::Table::Record(&KEYS)
    }
}

impl Decode for Keys {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut order_by = None;
        let mut order_by2 = None;
        let mut created_at = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "order_by" => order_by = Some(r.read()?),
                "orderBy2" => order_by2 = Some(r.read()?),
                "created_at" => created_at = Some(r.read()?),
                "limit" => limit = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            order_by,
            order_by2,
            created_at,
            limit,
        })
    }
}

impl Encode for Keys {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(order_by) = &self.order_by {
            w.key("order_by").write(order_by);
        }
        if let Some(order_by2) = &self.order_by2 {
            w.key("orderBy2").write(order_by2);
        }
        if let Some(created_at) = &self.created_at {
            w.key("created_at").write(created_at);
        }
        if let Some(limit) = &self.limit {
            w.key("limit").write(limit);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAIR: table::Record = table::Record {
    name: "Pair",
    fields: &[
        table::Field::optional("ab", table::Table::INT),
        table::Field::optional("ba", table::Table::INT),
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
        let mut ab = None;
        let mut ba = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ab" => ab = Some(r.read()?),
                "ba" => ba = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { ab, ba })
    }
}

impl Encode for Pair {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(ab) = &self.ab {
            w.key("ab").write(ab);
        }
        if let Some(ba) = &self.ba {
            w.key("ba").write(ba);
        }
        w.end_object();
    }
}
