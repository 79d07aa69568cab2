// Made by toolc from obstacles.tools; do not edit.

//! How the payloads and results of the service `tools` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    AlwaysError, AlwaysPayload, AlwaysResult, MaybeError, MaybePayload, MaybeResultValue,
    SelfError, SelfPayload, SelfResult, TypeError, TypePayload,
};

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
pub static MAYBE_PAYLOAD: table::Record = table::Record {
    name: "MaybePayload",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for MaybePayload {
    fn table() -> table::Table {
        table::Table::Record(&MAYBE_PAYLOAD)
    }
}

impl Decode for MaybePayload {
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

impl Encode for MaybePayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MAYBE_RESULT_VALUE: table::Record = table::Record {
    name: "MaybeResultValue",
    fields: &[
        table::Field::required("b", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for MaybeResultValue {
    fn table() -> table::Table {
        table::Table::Record(&MAYBE_RESULT_VALUE)
    }
}

impl Decode for MaybeResultValue {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "b" => b = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            b: b.ok_or(Refused)?,
        })
    }
}

impl Encode for MaybeResultValue {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ALWAYS_PAYLOAD: table::Record = table::Record {
    name: "AlwaysPayload",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for AlwaysPayload {
    fn table() -> table::Table {
        table::Table::Record(&ALWAYS_PAYLOAD)
    }
}

impl Decode for AlwaysPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for AlwaysPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ALWAYS_RESULT: table::Record = table::Record {
    name: "AlwaysResult",
    fields: &[
        table::Field::required("b", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AlwaysResult {
    fn table() -> table::Table {
        table::Table::Record(&ALWAYS_RESULT)
    }
}

impl Decode for AlwaysResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "b" => b = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            b: b.ok_or(Refused)?,
        })
    }
}

impl Encode for AlwaysResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
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

#[rustfmt::skip]
pub static MAYBE_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&MAYBE_RESULT_VALUE));

/// How the maybe result is read and written.
pub fn maybe_result() -> toolrt::Codec<Option<MaybeResultValue>> {
    toolrt::Codec::new(table_maybe_result, read_maybe_result, encode_maybe_result)
}

fn table_maybe_result() -> table::Table {
    MAYBE_RESULT_TABLE
}

fn encode_maybe_result(value: &Option<MaybeResultValue>, w: &mut Writer) {
    w.write(value);
}

fn read_maybe_result(r: &mut Reader<'_>) -> Result<Option<MaybeResultValue>, Refused> {
    r.read()
}

toolrt::tool_errors!(MaybeError {});

/// How the always result is read and written.
pub fn always_result() -> toolrt::Codec<AlwaysResult> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(AlwaysError {});

toolrt::tool_errors!(SelfError {});
