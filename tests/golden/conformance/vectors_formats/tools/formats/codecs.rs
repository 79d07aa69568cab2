// Made by toolc from formats.tools; do not edit.

//! How the payloads, results and errors of the toolset `formats` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    ByHost, CheckFormats0Args, CheckFormats0Error, CheckFormats1Args, CheckFormats1Error,
    CheckFormats2Args, CheckFormats2Error, CheckFormats3Args, CheckFormats3Error,
    CheckFormats4Args, CheckFormats4Error, CheckFormats5Args, CheckFormats5Error,
    CheckFormats6Args, CheckFormats6Error, CheckFormats7Args, CheckFormats7Error,
    CheckFormats8Args, CheckFormats8Error, CheckFormats9Args, CheckFormats9Error,
    CheckFormats10Args, CheckFormats10Error, CheckFormats11Args, CheckFormats11Error,
    CheckFormats12Args, CheckFormats12Error, CheckFormats13Args, CheckFormats13Error,
    CheckFormats14Args, CheckFormats14Error, CheckFormats15Args, CheckFormats15Error, Mails,
    ShortLink, When,
};

#[rustfmt::skip]
pub static CHECK_FORMATS0_ARGS: table::Record = table::Record {
    name: "CheckFormats0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS0_ARGS)
    }
}

impl Decode for CheckFormats0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS1_ARGS: table::Record = table::Record {
    name: "CheckFormats1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS1_ARGS)
    }
}

impl Decode for CheckFormats1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS2_ARGS: table::Record = table::Record {
    name: "CheckFormats2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS2_ARGS)
    }
}

impl Decode for CheckFormats2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS3_ARGS: table::Record = table::Record {
    name: "CheckFormats3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS3_ARGS)
    }
}

impl Decode for CheckFormats3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS4_ARGS: table::Record = table::Record {
    name: "CheckFormats4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS4_ARGS)
    }
}

impl Decode for CheckFormats4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS5_ARGS: table::Record = table::Record {
    name: "CheckFormats5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS5_ARGS)
    }
}

impl Decode for CheckFormats5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS6_ARGS: table::Record = table::Record {
    name: "CheckFormats6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS6_ARGS)
    }
}

impl Decode for CheckFormats6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS7_ARGS: table::Record = table::Record {
    name: "CheckFormats7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS7_ARGS)
    }
}

impl Decode for CheckFormats7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS8_ARGS: table::Record = table::Record {
    name: "CheckFormats8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS8_ARGS)
    }
}

impl Decode for CheckFormats8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS9_ARGS: table::Record = table::Record {
    name: "CheckFormats9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS9_ARGS)
    }
}

impl Decode for CheckFormats9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS10_ARGS: table::Record = table::Record {
    name: "CheckFormats10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS10_ARGS)
    }
}

impl Decode for CheckFormats10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS11_ARGS: table::Record = table::Record {
    name: "CheckFormats11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS11_ARGS)
    }
}

impl Decode for CheckFormats11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS12_ARGS: table::Record = table::Record {
    name: "CheckFormats12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS12_ARGS)
    }
}

impl Decode for CheckFormats12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS13_ARGS: table::Record = table::Record {
    name: "CheckFormats13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS13_ARGS)
    }
}

impl Decode for CheckFormats13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS14_ARGS: table::Record = table::Record {
    name: "CheckFormats14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS14_ARGS)
    }
}

impl Decode for CheckFormats14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_FORMATS15_ARGS: table::Record = table::Record {
    name: "CheckFormats15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckFormats15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_FORMATS15_ARGS)
    }
}

impl Decode for CheckFormats15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckFormats15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckFormats0Error {});

toolrt::tool_errors!(CheckFormats1Error {});

toolrt::tool_errors!(CheckFormats2Error {});

toolrt::tool_errors!(CheckFormats3Error {});

toolrt::tool_errors!(CheckFormats4Error {});

toolrt::tool_errors!(CheckFormats5Error {});

toolrt::tool_errors!(CheckFormats6Error {});

toolrt::tool_errors!(CheckFormats7Error {});

toolrt::tool_errors!(CheckFormats8Error {});

toolrt::tool_errors!(CheckFormats9Error {});

toolrt::tool_errors!(CheckFormats10Error {});

toolrt::tool_errors!(CheckFormats11Error {});

#[rustfmt::skip]
static CHECK_FORMATS12_RESULT_TYPE: table::Text = table::Text::URI.max(20);
#[rustfmt::skip]
pub static CHECK_FORMATS12_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_FORMATS12_RESULT_TYPE);

/// How the check formats12 result is read and written.
pub fn check_formats12_result() -> toolrt::Codec<ShortLink> {
    toolrt::Codec::new(
        table_check_formats12_result,
        read_check_formats12_result,
        encode_check_formats12_result,
    )
}

fn table_check_formats12_result() -> table::Table {
    CHECK_FORMATS12_RESULT_TABLE
}

fn encode_check_formats12_result(value: &ShortLink, w: &mut Writer) {
    w.text(value, &CHECK_FORMATS12_RESULT_TYPE);
}

fn read_check_formats12_result(r: &mut Reader<'_>) -> Result<ShortLink, Refused> {
    r.text(&CHECK_FORMATS12_RESULT_TYPE)
}

toolrt::tool_errors!(CheckFormats12Error {});

#[rustfmt::skip]
static CHECK_FORMATS13_RESULT_TYPE: table::List = table::List::of(table::Table::EMAIL).min(1);
#[rustfmt::skip]
pub static CHECK_FORMATS13_RESULT_TABLE: table::Table = table::Table::List(&CHECK_FORMATS13_RESULT_TYPE);

/// How the check formats13 result is read and written.
pub fn check_formats13_result() -> toolrt::Codec<Mails> {
    toolrt::Codec::new(
        table_check_formats13_result,
        read_check_formats13_result,
        encode_check_formats13_result,
    )
}

fn table_check_formats13_result() -> table::Table {
    CHECK_FORMATS13_RESULT_TABLE
}

fn encode_check_formats13_result(value: &Mails, w: &mut Writer) {
    w.list(value, &CHECK_FORMATS13_RESULT_TYPE, Writer::write);
}

fn read_check_formats13_result(r: &mut Reader<'_>) -> Result<Mails, Refused> {
    r.list(&CHECK_FORMATS13_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckFormats13Error {});

#[rustfmt::skip]
static CHECK_FORMATS14_RESULT_TYPE: table::Map = table::Map::of(table::Table::HOSTNAME);
#[rustfmt::skip]
pub static CHECK_FORMATS14_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_FORMATS14_RESULT_TYPE);

/// How the check formats14 result is read and written.
pub fn check_formats14_result() -> toolrt::Codec<ByHost> {
    toolrt::Codec::new(
        table_check_formats14_result,
        read_check_formats14_result,
        encode_check_formats14_result,
    )
}

fn table_check_formats14_result() -> table::Table {
    CHECK_FORMATS14_RESULT_TABLE
}

fn encode_check_formats14_result(value: &ByHost, w: &mut Writer) {
    w.write(value);
}

fn read_check_formats14_result(r: &mut Reader<'_>) -> Result<ByHost, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckFormats14Error {});

#[rustfmt::skip]
static CHECK_FORMATS15_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("Z$");
#[rustfmt::skip]
static CHECK_FORMATS15_RESULT_TYPE: table::Text = table::Text::DATE_TIME.max(20).patterns(&[&CHECK_FORMATS15_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_FORMATS15_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_FORMATS15_RESULT_TYPE);

/// How the check formats15 result is read and written.
pub fn check_formats15_result() -> toolrt::Codec<When> {
    toolrt::Codec::new(
        table_check_formats15_result,
        read_check_formats15_result,
        encode_check_formats15_result,
    )
}

fn table_check_formats15_result() -> table::Table {
    CHECK_FORMATS15_RESULT_TABLE
}

fn encode_check_formats15_result(value: &When, w: &mut Writer) {
    w.text(value, &CHECK_FORMATS15_RESULT_TYPE);
}

fn read_check_formats15_result(r: &mut Reader<'_>) -> Result<When, Refused> {
    r.text(&CHECK_FORMATS15_RESULT_TYPE)
}

toolrt::tool_errors!(CheckFormats15Error {});
