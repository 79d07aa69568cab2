// Made by toolc from obstacles.tools; do not edit.

//! How the payloads, results and errors of the toolset `con` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{AuxToolArgs, AuxToolError};

#[rustfmt::skip]
pub static AUX_TOOL_ARGS: table::Record = table::Record {
    name: "AuxToolArgs",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AuxToolArgs {
    fn table() -> table::Table {
        table::Table::Record(&AUX_TOOL_ARGS)
    }
}

impl Decode for AuxToolArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for AuxToolArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

toolrt::tool_errors!(AuxToolError {});
