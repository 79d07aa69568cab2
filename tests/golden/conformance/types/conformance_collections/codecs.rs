// Made by toolc from collections.tools; do not edit.

//! How the types of `conformance.collections` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static POINT: table::Record = table::Record {
    name: "Point",
    fields: &[
        table::Field::required("x", table::Table::INT),
        table::Field::default("y", table::Table::INT, "0"),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Point {
    fn table() -> table::Table {
        table::Table::Record(&POINT)
    }
}

impl Decode for Point {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut y = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                "y" => y = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
            y: y.unwrap_or_default(),
        })
    }
}

impl Encode for Point {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.key("y").write(&self.y);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static KINDS_ITEM: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::STRING,
    ],
};

impl Payload for KindsItem {
    fn table() -> table::Table {
        table::Table::Union(&KINDS_ITEM)
    }
}

impl Decode for KindsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&KINDS_ITEM)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::Text),
            _ => Err(Refused),
        }
    }
}

impl Encode for KindsItem {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::Text(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static STEP: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("up"),
        table::Literal::Text("down"),
    ],
};

impl Payload for Step {
    fn table() -> table::Table {
        table::Table::Enum(&STEP)
    }
}

impl Decode for Step {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&STEP, &Self::ALL)
    }
}

impl Encode for Step {
    fn encode(&self, w: &mut Writer) {
        w.member(&STEP, *self as usize);
    }
}
