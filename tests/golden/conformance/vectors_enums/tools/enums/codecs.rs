// Made by toolc from enums.tools; do not edit.

//! How the payloads, results and errors of the toolset `enums` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::conformance_enums::codecs as conformance_enums;
use super::types::*;

#[rustfmt::skip]
pub static CHECK_ENUMS0_ARGS: table::Record = table::Record {
    name: "CheckEnums0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS0_ARGS)
    }
}

impl Decode for CheckEnums0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS1_ARGS: table::Record = table::Record {
    name: "CheckEnums1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS1_ARGS)
    }
}

impl Decode for CheckEnums1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS2_ARGS: table::Record = table::Record {
    name: "CheckEnums2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS2_ARGS)
    }
}

impl Decode for CheckEnums2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS3_ARGS: table::Record = table::Record {
    name: "CheckEnums3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS3_ARGS)
    }
}

impl Decode for CheckEnums3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS4_ARGS: table::Record = table::Record {
    name: "CheckEnums4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS4_ARGS)
    }
}

impl Decode for CheckEnums4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS5_ARGS: table::Record = table::Record {
    name: "CheckEnums5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS5_ARGS)
    }
}

impl Decode for CheckEnums5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS6_ARGS: table::Record = table::Record {
    name: "CheckEnums6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS6_ARGS)
    }
}

impl Decode for CheckEnums6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS7_ARGS: table::Record = table::Record {
    name: "CheckEnums7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS7_ARGS)
    }
}

impl Decode for CheckEnums7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS8_ARGS: table::Record = table::Record {
    name: "CheckEnums8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS8_ARGS)
    }
}

impl Decode for CheckEnums8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS9_ARGS: table::Record = table::Record {
    name: "CheckEnums9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS9_ARGS)
    }
}

impl Decode for CheckEnums9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckEnums0Error {});

toolrt::tool_errors!(CheckEnums1Error {});

toolrt::tool_errors!(CheckEnums2Error {});

toolrt::tool_errors!(CheckEnums3Error {});

toolrt::tool_errors!(CheckEnums4Error {});

#[rustfmt::skip]
pub static CHECK_ENUMS5_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Enum(&conformance_enums::MIXED));

/// How the check enums5 result is read and written.
pub fn check_enums5_result() -> toolrt::Codec<Option<Mixed>> {
    toolrt::Codec::new(
        table_check_enums5_result,
        read_check_enums5_result,
        encode_check_enums5_result,
    )
}

fn table_check_enums5_result() -> table::Table {
    CHECK_ENUMS5_RESULT_TABLE
}

fn encode_check_enums5_result(value: &Option<Mixed>, w: &mut Writer) {
    w.write(value);
}

fn read_check_enums5_result(r: &mut Reader<'_>) -> Result<Option<Mixed>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckEnums5Error {});

toolrt::tool_errors!(CheckEnums6Error {});

#[rustfmt::skip]
pub static CHECK_ENUMS7_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Enum(&conformance_enums::OPTIONAL_MODE));

/// How the check enums7 result is read and written.
pub fn check_enums7_result() -> toolrt::Codec<Option<OptionalMode>> {
    toolrt::Codec::new(
        table_check_enums7_result,
        read_check_enums7_result,
        encode_check_enums7_result,
    )
}

fn table_check_enums7_result() -> table::Table {
    CHECK_ENUMS7_RESULT_TABLE
}

fn encode_check_enums7_result(value: &Option<OptionalMode>, w: &mut Writer) {
    w.write(value);
}

fn read_check_enums7_result(r: &mut Reader<'_>) -> Result<Option<OptionalMode>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckEnums7Error {});

toolrt::tool_errors!(CheckEnums8Error {});

toolrt::tool_errors!(CheckEnums9Error {});
