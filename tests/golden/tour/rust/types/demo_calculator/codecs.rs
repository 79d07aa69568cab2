// Made by toolc from calculator.tools; do not edit.

//! How the types of `demo.calculator` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::DivisionByZero;

#[rustfmt::skip]
pub static DIVISION_BY_ZERO: table::Record = table::Record {
    name: "division_by_zero",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for DivisionByZero {
    fn table() -> table::Table {
        table::Table::Record(&DIVISION_BY_ZERO)
    }
}

impl Decode for DivisionByZero {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for DivisionByZero {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::error_message!(DivisionByZero: "The divisor is zero.");
