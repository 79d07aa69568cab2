// Made by toolc from codecs.tools; do not edit.

//! How the types of `codecs` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::Cell;

#[rustfmt::skip]
pub static CELL: table::Record = table::Record {
    name: "Cell",
    fields: &[
        table::Field::required("value", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Cell {
    fn table() -> table::Table {
        table::Table::Record(&CELL)
    }
}

impl Decode for Cell {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut value_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "value" => value_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            value: value_.ok_or(Refused)?,
        })
    }
}

impl Encode for Cell {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("value").write(&self.value);
        w.end_object();
    }
}
