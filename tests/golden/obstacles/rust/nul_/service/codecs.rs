// Made by toolc from obstacles.tools; do not edit.

//! How the payloads and results of the service `nul` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{AError, APayload};

#[rustfmt::skip]
pub static A_PAYLOAD: table::Record = table::Record {
    name: "APayload",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for APayload {
    fn table() -> table::Table {
        table::Table::Record(&A_PAYLOAD)
    }
}

impl Decode for APayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for APayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(AError {});
