// Made by toolc from servers.tools; do not edit.

//! How the types of resources and prompts of `cards` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{ServerArgs, ServerError, ServerResult};

#[rustfmt::skip]
pub static SERVER_ARGS: table::Record = table::Record {
    name: "ServerArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for ServerArgs {
    fn table() -> table::Table {
        table::Table::Record(&SERVER_ARGS)
    }
}

impl Decode for ServerArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for ServerArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SERVER_RESULT: table::Record = table::Record {
    name: "ServerResult",
    fields: &[
        table::Field::required("ok", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ServerResult {
    fn table() -> table::Table {
        table::Table::Record(&SERVER_RESULT)
    }
}

impl Decode for ServerResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ok = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ok" => ok = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ok: ok.ok_or(Refused)?,
        })
    }
}

impl Encode for ServerResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ok").write(&self.ok);
        w.end_object();
    }
}

toolrt::tool_errors!(ServerError {});
