// Made by toolc from scalars.tools; do not edit.

//! How the payloads, results and errors of the toolset `scalars` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static CHECK_SCALARS0_ARGS: table::Record = table::Record {
    name: "CheckScalars0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS0_ARGS)
    }
}

impl Decode for CheckScalars0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS1_ARGS: table::Record = table::Record {
    name: "CheckScalars1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS1_ARGS)
    }
}

impl Decode for CheckScalars1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS2_ARGS: table::Record = table::Record {
    name: "CheckScalars2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS2_ARGS)
    }
}

impl Decode for CheckScalars2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS3_ARGS: table::Record = table::Record {
    name: "CheckScalars3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS3_ARGS)
    }
}

impl Decode for CheckScalars3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS4_ARGS: table::Record = table::Record {
    name: "CheckScalars4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS4_ARGS)
    }
}

impl Decode for CheckScalars4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS5_ARGS: table::Record = table::Record {
    name: "CheckScalars5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS5_ARGS)
    }
}

impl Decode for CheckScalars5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS6_ARGS: table::Record = table::Record {
    name: "CheckScalars6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS6_ARGS)
    }
}

impl Decode for CheckScalars6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckScalars0Error {});

toolrt::tool_errors!(CheckScalars1Error {});

toolrt::tool_errors!(CheckScalars2Error {});

toolrt::tool_errors!(CheckScalars3Error {});

toolrt::tool_errors!(CheckScalars4Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS5_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::STRING);

/// How the check scalars5 result is read and written.
pub fn check_scalars5_result() -> toolrt::Codec<Option<String>> {
    toolrt::Codec::new(
        table_check_scalars5_result,
        read_check_scalars5_result,
        encode_check_scalars5_result,
    )
}

fn table_check_scalars5_result() -> table::Table {
    CHECK_SCALARS5_RESULT_TABLE
}

fn encode_check_scalars5_result(value: &Option<String>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars5_result(r: &mut Reader<'_>) -> Result<Option<String>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars5Error {});

toolrt::tool_errors!(CheckScalars6Error {});
