// Made by toolc from obstacles.tools; do not edit.

//! How the payloads and results of the service `tools` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::types::type_self::codecs as type_self;
use super::types::*;

#[rustfmt::skip]
pub static TYPE_PAYLOAD: table::Record = table::Record {
    name: "TypePayload",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for TypePayload {
    fn table() -> table::Table {
        table::Table::Record(&TYPE_PAYLOAD)
    }
}

impl Decode for TypePayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for TypePayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SELF_PAYLOAD: table::Record = table::Record {
    name: "SelfPayload",
    fields: &[
        table::Field::required("self", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SelfPayload {
    fn table() -> table::Table {
        table::Table::Record(&SELF_PAYLOAD)
    }
}

impl Decode for SelfPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut self_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "self" => self_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            self_: self_.ok_or(Refused)?,
        })
    }
}

impl Encode for SelfPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("self").write(&self.self_);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SELF_RESULT: table::Record = table::Record {
    name: "SelfResult",
    fields: &[
        table::Field::required("self", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SelfResult {
    fn table() -> table::Table {
        table::Table::Record(&SELF_RESULT)
    }
}

impl Decode for SelfResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut self_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "self" => self_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            self_: self_.ok_or(Refused)?,
        })
    }
}

impl Encode for SelfResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("self").write(&self.self_);
        w.end_object();
    }
}

toolrt::tool_errors!(TypeError {});

toolrt::tool_errors!(SelfError {});
