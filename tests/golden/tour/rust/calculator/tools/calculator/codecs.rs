// Made by toolc from calculator.tools; do not edit.

//! How the payloads, results and errors of the toolset `calculator` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    AddArgs, AddError, AddResult, DivideArgs, DivideError, DivideResult, DivisionByZero,
};

#[rustfmt::skip]
pub static ADD_ARGS: table::Record = table::Record {
    name: "AddArgs",
    fields: &[
        table::Field::required("a", table::Table::FLOAT),
        table::Field::required("b", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AddArgs {
    fn table() -> table::Table {
        table::Table::Record(&ADD_ARGS)
    }
}

impl Decode for AddArgs {
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

impl Encode for AddArgs {
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
pub static DIVIDE_ARGS: table::Record = table::Record {
    name: "DivideArgs",
    fields: &[
        table::Field::required("a", table::Table::FLOAT),
        table::Field::required("b", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DivideArgs {
    fn table() -> table::Table {
        table::Table::Record(&DIVIDE_ARGS)
    }
}

impl Decode for DivideArgs {
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

impl Encode for DivideArgs {
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
