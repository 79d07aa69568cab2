// Made by toolc from secrets.tools; do not edit.

//! How the payloads, results and errors of the toolset `secrets` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::conformance_secrets::codecs as conformance_secrets;
use super::types::*;

#[rustfmt::skip]
pub static CHECK_SECRETS0_ARGS: table::Record = table::Record {
    name: "CheckSecrets0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS0_ARGS)
    }
}

impl Decode for CheckSecrets0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckSecrets0Error {});
