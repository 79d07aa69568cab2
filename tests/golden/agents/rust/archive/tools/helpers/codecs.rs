// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `helpers` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_shared::codecs as acme_shared;
use super::types::{
    CallsArgs, CallsError, CodecsArgs, CodecsError, PlanWipeArgs, PlanWipeError, WipeArgs,
    WipeError,
};

#[rustfmt::skip]
pub static CODECS_ARGS: table::Record = table::Record {
    name: "CodecsArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CodecsArgs {
    fn table() -> table::Table {
        table::Table::Record(&CODECS_ARGS)
    }
}

impl Decode for CodecsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CodecsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WIPE_ARGS: table::Record = table::Record {
    name: "WipeArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for WipeArgs {
    fn table() -> table::Table {
        table::Table::Record(&WIPE_ARGS)
    }
}

impl Decode for WipeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for WipeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PLAN_WIPE_ARGS: table::Record = table::Record {
    name: "PlanWipeArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for PlanWipeArgs {
    fn table() -> table::Table {
        table::Table::Record(&PLAN_WIPE_ARGS)
    }
}

impl Decode for PlanWipeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for PlanWipeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CALLS_ARGS: table::Record = table::Record {
    name: "CallsArgs",
    fields: &[
        table::Field::required("calls", table::Table::Record(&acme_shared::ITEM)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for CallsArgs {
    fn table() -> table::Table {
        table::Table::Record(&CALLS_ARGS)
    }
}

impl Decode for CallsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut calls = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "calls" => calls = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            calls: calls.ok_or(Refused)?,
        })
    }
}

impl Encode for CallsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("calls").write(&self.calls);
        w.end_object();
    }
}

toolrt::tool_errors!(CodecsError {});

toolrt::tool_errors!(WipeError {});

toolrt::tool_errors!(PlanWipeError {});

toolrt::tool_errors!(CallsError {});
