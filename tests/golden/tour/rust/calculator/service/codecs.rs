// Made by toolc from calculator.tools; do not edit.

//! How the payloads and results of the service `calculator` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    AddError, AddPayload, AddResult, DivideError, DividePayload, DivideResult, DivisionByZero,
};

#[rustfmt::skip]
pub static ADD_PAYLOAD: table::Record = table::Record {
    name: "AddPayload",
    fields: &[
        table::Field::required("a", table::Table::FLOAT),
        table::Field::required("b", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AddPayload {
    fn table() -> table::Table {
        table::Table::Record(&ADD_PAYLOAD)
    }
}

impl Decode for AddPayload {
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
            b: b.ok_or(Refused)?,
        })
    }
}

impl Encode for AddPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.key("b").write(&self.b);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ADD_RESULT: table::Record = table::Record {
    name: "AddResult",
    fields: &[
        table::Field::required("sum", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AddResult {
    fn table() -> table::Table {
        table::Table::Record(&ADD_RESULT)
    }
}

impl Decode for AddResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut sum = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "sum" => sum = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            sum: sum.ok_or(Refused)?,
        })
    }
}

impl Encode for AddResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("sum").write(&self.sum);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DIVIDE_PAYLOAD: table::Record = table::Record {
    name: "DividePayload",
    fields: &[
        table::Field::required("a", table::Table::FLOAT),
        table::Field::required("b", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DividePayload {
    fn table() -> table::Table {
        table::Table::Record(&DIVIDE_PAYLOAD)
    }
}

impl Decode for DividePayload {
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
            b: b.ok_or(Refused)?,
        })
    }
}

impl Encode for DividePayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.key("b").write(&self.b);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DIVIDE_RESULT: table::Record = table::Record {
    name: "DivideResult",
    fields: &[
        table::Field::required("quotient", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DivideResult {
    fn table() -> table::Table {
        table::Table::Record(&DIVIDE_RESULT)
    }
}

impl Decode for DivideResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut quotient = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "quotient" => quotient = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            quotient: quotient.ok_or(Refused)?,
        })
    }
}

impl Encode for DivideResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("quotient").write(&self.quotient);
        w.end_object();
    }
}

toolrt::tool_errors!(AddError {});

toolrt::tool_errors!(DivideError {
    "division_by_zero" => DivisionByZero(DivisionByZero),
});
