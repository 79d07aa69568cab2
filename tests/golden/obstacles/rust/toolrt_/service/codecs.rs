// Made by toolc from obstacles.tools; do not edit.

//! How the payloads and results of the service `toolrt` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{StdError, StdPayload};

#[rustfmt::skip]
pub static STD_PAYLOAD: table::Record = table::Record {
    name: "StdPayload",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for StdPayload {
    fn table() -> table::Table {
        table::Table::Record(&STD_PAYLOAD)
    }
}

impl Decode for StdPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for StdPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(StdError {});
