// Made by toolc from unions.tools; do not edit.

//! How the payloads, results and errors of the toolset `unions` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::conformance_unions::codecs as conformance_unions;
use super::types::*;

#[rustfmt::skip]
pub static CHECK_UNIONS0_ARGS: table::Record = table::Record {
    name: "CheckUnions0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS0_ARGS)
    }
}

impl Decode for CheckUnions0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS1_ARGS: table::Record = table::Record {
    name: "CheckUnions1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS1_ARGS)
    }
}

impl Decode for CheckUnions1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS2_ARGS: table::Record = table::Record {
    name: "CheckUnions2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS2_ARGS)
    }
}

impl Decode for CheckUnions2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS3_ARGS: table::Record = table::Record {
    name: "CheckUnions3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS3_ARGS)
    }
}

impl Decode for CheckUnions3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS4_ARGS: table::Record = table::Record {
    name: "CheckUnions4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS4_ARGS)
    }
}

impl Decode for CheckUnions4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS5_ARGS: table::Record = table::Record {
    name: "CheckUnions5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS5_ARGS)
    }
}

impl Decode for CheckUnions5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS6_ARGS: table::Record = table::Record {
    name: "CheckUnions6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS6_ARGS)
    }
}

impl Decode for CheckUnions6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS7_ARGS: table::Record = table::Record {
    name: "CheckUnions7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS7_ARGS)
    }
}

impl Decode for CheckUnions7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS8_ARGS: table::Record = table::Record {
    name: "CheckUnions8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS8_ARGS)
    }
}

impl Decode for CheckUnions8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS9_ARGS: table::Record = table::Record {
    name: "CheckUnions9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS9_ARGS)
    }
}

impl Decode for CheckUnions9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckUnions0Error {});

toolrt::tool_errors!(CheckUnions1Error {});

toolrt::tool_errors!(CheckUnions2Error {});

toolrt::tool_errors!(CheckUnions3Error {});

toolrt::tool_errors!(CheckUnions4Error {});

toolrt::tool_errors!(CheckUnions5Error {});

toolrt::tool_errors!(CheckUnions6Error {});

#[rustfmt::skip]
pub static CHECK_UNIONS7_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Union(&conformance_unions::DEEP));

/// How the check unions7 result is read and written.
pub fn check_unions7_result() -> toolrt::Codec<Option<Deep>> {
    toolrt::Codec::new(
        table_check_unions7_result,
        read_check_unions7_result,
        encode_check_unions7_result,
    )
}

fn table_check_unions7_result() -> table::Table {
    CHECK_UNIONS7_RESULT_TABLE
}

fn encode_check_unions7_result(value: &Option<Deep>, w: &mut Writer) {
    w.write(value);
}

fn read_check_unions7_result(r: &mut Reader<'_>) -> Result<Option<Deep>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckUnions7Error {});

toolrt::tool_errors!(CheckUnions8Error {});

toolrt::tool_errors!(CheckUnions9Error {});
