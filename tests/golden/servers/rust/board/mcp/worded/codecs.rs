// Made by toolc from servers.tools; do not edit.

//! How the types of resources and prompts of `worded` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{HelloArgs, HelloError};

#[rustfmt::skip]
pub static HELLO_ARGS: table::Record = table::Record {
    name: "HelloArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for HelloArgs {
    fn table() -> table::Table {
        table::Table::Record(&HELLO_ARGS)
    }
}

impl Decode for HelloArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for HelloArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(HelloError {});
