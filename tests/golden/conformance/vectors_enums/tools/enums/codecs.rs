// Made by toolc from enums.tools; do not edit.

//! How the payloads, results and errors of the toolset `enums` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_enums::codecs as conformance_enums;
use super::types::{
    ByStatus, CheckEnums0Args, CheckEnums0Error, CheckEnums1Args, CheckEnums1Error,
    CheckEnums2Args, CheckEnums2Error, CheckEnums3Args, CheckEnums3Error, CheckEnums4Args,
    CheckEnums4Error, CheckEnums5Args, CheckEnums5Error, CheckEnums6Args, CheckEnums6Error,
    CheckEnums7Args, CheckEnums7Error, CheckEnums8Args, CheckEnums8Error, CheckEnums9Args,
    CheckEnums9Error, CheckEnums10Args, CheckEnums10Error, CheckEnums11Args, CheckEnums11Error,
    CheckEnums12Args, CheckEnums12Error, CheckEnums13Args, CheckEnums13Error, CheckEnums14Args,
    CheckEnums14Error, CheckEnums15Args, CheckEnums15Error, CheckEnums16Args, CheckEnums16Error,
    CheckEnums17Args, CheckEnums17Error, CheckEnums18Args, CheckEnums18Error, CheckEnums19Args,
    CheckEnums19Error, CheckEnums20Args, CheckEnums20Error, Mixed, OnlyMaybe, OptionalMode,
    Statuses,
};

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

#[rustfmt::skip]
pub static CHECK_ENUMS10_ARGS: table::Record = table::Record {
    name: "CheckEnums10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS10_ARGS)
    }
}

impl Decode for CheckEnums10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS11_ARGS: table::Record = table::Record {
    name: "CheckEnums11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS11_ARGS)
    }
}

impl Decode for CheckEnums11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS12_ARGS: table::Record = table::Record {
    name: "CheckEnums12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS12_ARGS)
    }
}

impl Decode for CheckEnums12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS13_ARGS: table::Record = table::Record {
    name: "CheckEnums13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS13_ARGS)
    }
}

impl Decode for CheckEnums13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS14_ARGS: table::Record = table::Record {
    name: "CheckEnums14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS14_ARGS)
    }
}

impl Decode for CheckEnums14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS15_ARGS: table::Record = table::Record {
    name: "CheckEnums15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS15_ARGS)
    }
}

impl Decode for CheckEnums15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS16_ARGS: table::Record = table::Record {
    name: "CheckEnums16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS16_ARGS)
    }
}

impl Decode for CheckEnums16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS17_ARGS: table::Record = table::Record {
    name: "CheckEnums17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS17_ARGS)
    }
}

impl Decode for CheckEnums17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums17Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS18_ARGS: table::Record = table::Record {
    name: "CheckEnums18Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums18Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS18_ARGS)
    }
}

impl Decode for CheckEnums18Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums18Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS19_ARGS: table::Record = table::Record {
    name: "CheckEnums19Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums19Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS19_ARGS)
    }
}

impl Decode for CheckEnums19Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums19Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ENUMS20_ARGS: table::Record = table::Record {
    name: "CheckEnums20Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckEnums20Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ENUMS20_ARGS)
    }
}

impl Decode for CheckEnums20Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckEnums20Args {
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

toolrt::tool_errors!(CheckEnums10Error {});

toolrt::tool_errors!(CheckEnums11Error {});

toolrt::tool_errors!(CheckEnums12Error {});

toolrt::tool_errors!(CheckEnums13Error {});

toolrt::tool_errors!(CheckEnums14Error {});

toolrt::tool_errors!(CheckEnums15Error {});

#[rustfmt::skip]
pub static CHECK_ENUMS16_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Enum(&conformance_enums::ONLY_MAYBE));

/// How the check enums16 result is read and written.
pub fn check_enums16_result() -> toolrt::Codec<Option<OnlyMaybe>> {
    toolrt::Codec::new(
        table_check_enums16_result,
        read_check_enums16_result,
        encode_check_enums16_result,
    )
}

fn table_check_enums16_result() -> table::Table {
    CHECK_ENUMS16_RESULT_TABLE
}

fn encode_check_enums16_result(value: &Option<OnlyMaybe>, w: &mut Writer) {
    w.write(value);
}

fn read_check_enums16_result(r: &mut Reader<'_>) -> Result<Option<OnlyMaybe>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckEnums16Error {});

toolrt::tool_errors!(CheckEnums17Error {});

#[rustfmt::skip]
static CHECK_ENUMS18_RESULT_TYPE: table::List = table::List::of(table::Table::Enum(&conformance_enums::STATUS));
#[rustfmt::skip]
pub static CHECK_ENUMS18_RESULT_TABLE: table::Table = table::Table::List(&CHECK_ENUMS18_RESULT_TYPE);

/// How the check enums18 result is read and written.
pub fn check_enums18_result() -> toolrt::Codec<Statuses> {
    toolrt::Codec::new(
        table_check_enums18_result,
        read_check_enums18_result,
        encode_check_enums18_result,
    )
}

fn table_check_enums18_result() -> table::Table {
    CHECK_ENUMS18_RESULT_TABLE
}

fn encode_check_enums18_result(value: &Statuses, w: &mut Writer) {
    w.write(value);
}

fn read_check_enums18_result(r: &mut Reader<'_>) -> Result<Statuses, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckEnums18Error {});

#[rustfmt::skip]
static CHECK_ENUMS19_RESULT_TYPE: table::Map = table::Map::of(table::Table::Enum(&conformance_enums::STATUS));
#[rustfmt::skip]
pub static CHECK_ENUMS19_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_ENUMS19_RESULT_TYPE);

/// How the check enums19 result is read and written.
pub fn check_enums19_result() -> toolrt::Codec<ByStatus> {
    toolrt::Codec::new(
        table_check_enums19_result,
        read_check_enums19_result,
        encode_check_enums19_result,
    )
}

fn table_check_enums19_result() -> table::Table {
    CHECK_ENUMS19_RESULT_TABLE
}

fn encode_check_enums19_result(value: &ByStatus, w: &mut Writer) {
    w.write(value);
}

fn read_check_enums19_result(r: &mut Reader<'_>) -> Result<ByStatus, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckEnums19Error {});

toolrt::tool_errors!(CheckEnums20Error {});
