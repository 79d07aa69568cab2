// Made by toolc from scalars.tools; do not edit.

//! How the types of `conformance.scalars` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::Point;

#[rustfmt::skip]
pub static POINT: table::Record = table::Record {
    name: "Point",
    fields: &[
        table::Field::required("x", table::Table::INT),
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
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for Point {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}
