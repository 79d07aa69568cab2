// Made by toolc from sheet.tools; do not edit.

//! How the types of `sheet_service` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::Row;

#[rustfmt::skip]
pub static ROW: table::Record = table::Record {
    name: "Row",
    fields: &[
        table::Field::required("cells", table::Table::List(&ROW_CELLS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ROW_CELLS: table::List = table::List::of(table::Table::STRING);

impl Payload for Row {
    fn table() -> table::Table {
        table::Table::Record(&ROW)
    }
}

impl Decode for Row {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut cells = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "cells" => cells = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            cells: cells.ok_or(Refused)?,
        })
    }
}

impl Encode for Row {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("cells").write(&self.cells);
        w.end_object();
    }
}
