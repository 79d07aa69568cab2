// Made by toolc from shadows.tools; do not edit.

//! How the payloads and results of the service `s` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{CheckError, CheckPayload};

#[rustfmt::skip]
pub static CHECK_PAYLOAD: table::Record = table::Record {
    name: "CheckPayload",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for CheckPayload {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PAYLOAD)
    }
}

impl Decode for CheckPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for CheckPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

/// How the check result is read and written.
pub fn check_result() -> toolrt::Codec<bool> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(CheckError {});
