// Made by toolc from scalars.tools; do not edit.

//! How the payloads, results and errors of the toolset `scalars` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_scalars::codecs as conformance_scalars;
use super::types::{
    CheckScalars0Args, CheckScalars0Error, CheckScalars1Args, CheckScalars1Error,
    CheckScalars2Args, CheckScalars2Error, CheckScalars3Args, CheckScalars3Error,
    CheckScalars4Args, CheckScalars4Error, CheckScalars5Args, CheckScalars5Error,
    CheckScalars6Args, CheckScalars6Error, CheckScalars7Args, CheckScalars7Error,
    CheckScalars8Args, CheckScalars8Error, CheckScalars9Args, CheckScalars9Error,
    CheckScalars10Args, CheckScalars10Error, CheckScalars11Args, CheckScalars11Error,
    CheckScalars12Args, CheckScalars12Error, CheckScalars13Args, CheckScalars13Error,
    CheckScalars14Args, CheckScalars14Error, CheckScalars15Args, CheckScalars15Error,
    CheckScalars16Args, CheckScalars16Error, CheckScalars17Args, CheckScalars17Error, Noted, Point,
};

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

#[rustfmt::skip]
pub static CHECK_SCALARS7_ARGS: table::Record = table::Record {
    name: "CheckScalars7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS7_ARGS)
    }
}

impl Decode for CheckScalars7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS8_ARGS: table::Record = table::Record {
    name: "CheckScalars8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS8_ARGS)
    }
}

impl Decode for CheckScalars8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS9_ARGS: table::Record = table::Record {
    name: "CheckScalars9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS9_ARGS)
    }
}

impl Decode for CheckScalars9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS10_ARGS: table::Record = table::Record {
    name: "CheckScalars10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS10_ARGS)
    }
}

impl Decode for CheckScalars10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS11_ARGS: table::Record = table::Record {
    name: "CheckScalars11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS11_ARGS)
    }
}

impl Decode for CheckScalars11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS12_ARGS: table::Record = table::Record {
    name: "CheckScalars12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS12_ARGS)
    }
}

impl Decode for CheckScalars12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS13_ARGS: table::Record = table::Record {
    name: "CheckScalars13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS13_ARGS)
    }
}

impl Decode for CheckScalars13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS14_ARGS: table::Record = table::Record {
    name: "CheckScalars14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS14_ARGS)
    }
}

impl Decode for CheckScalars14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS15_ARGS: table::Record = table::Record {
    name: "CheckScalars15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS15_ARGS)
    }
}

impl Decode for CheckScalars15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS16_ARGS: table::Record = table::Record {
    name: "CheckScalars16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS16_ARGS)
    }
}

impl Decode for CheckScalars16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SCALARS17_ARGS: table::Record = table::Record {
    name: "CheckScalars17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckScalars17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SCALARS17_ARGS)
    }
}

impl Decode for CheckScalars17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckScalars17Args {
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

#[rustfmt::skip]
pub static CHECK_SCALARS7_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::INT);

/// How the check scalars7 result is read and written.
pub fn check_scalars7_result() -> toolrt::Codec<Option<i64>> {
    toolrt::Codec::new(
        table_check_scalars7_result,
        read_check_scalars7_result,
        encode_check_scalars7_result,
    )
}

fn table_check_scalars7_result() -> table::Table {
    CHECK_SCALARS7_RESULT_TABLE
}

fn encode_check_scalars7_result(value: &Option<i64>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars7_result(r: &mut Reader<'_>) -> Result<Option<i64>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars7Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS8_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::FLOAT);

/// How the check scalars8 result is read and written.
pub fn check_scalars8_result() -> toolrt::Codec<Option<f64>> {
    toolrt::Codec::new(
        table_check_scalars8_result,
        read_check_scalars8_result,
        encode_check_scalars8_result,
    )
}

fn table_check_scalars8_result() -> table::Table {
    CHECK_SCALARS8_RESULT_TABLE
}

fn encode_check_scalars8_result(value: &Option<f64>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars8_result(r: &mut Reader<'_>) -> Result<Option<f64>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars8Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS9_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Bool);

/// How the check scalars9 result is read and written.
pub fn check_scalars9_result() -> toolrt::Codec<Option<bool>> {
    toolrt::Codec::new(
        table_check_scalars9_result,
        read_check_scalars9_result,
        encode_check_scalars9_result,
    )
}

fn table_check_scalars9_result() -> table::Table {
    CHECK_SCALARS9_RESULT_TABLE
}

fn encode_check_scalars9_result(value: &Option<bool>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars9_result(r: &mut Reader<'_>) -> Result<Option<bool>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars9Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS10_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Json);

/// How the check scalars10 result is read and written.
pub fn check_scalars10_result() -> toolrt::Codec<Option<toolrt::Value>> {
    toolrt::Codec::new(
        table_check_scalars10_result,
        read_check_scalars10_result,
        encode_check_scalars10_result,
    )
}

fn table_check_scalars10_result() -> table::Table {
    CHECK_SCALARS10_RESULT_TABLE
}

fn encode_check_scalars10_result(value: &Option<toolrt::Value>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars10_result(r: &mut Reader<'_>) -> Result<Option<toolrt::Value>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars10Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS11_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::BYTES);

/// How the check scalars11 result is read and written.
pub fn check_scalars11_result() -> toolrt::Codec<Option<toolrt::Bytes>> {
    toolrt::Codec::new(
        table_check_scalars11_result,
        read_check_scalars11_result,
        encode_check_scalars11_result,
    )
}

fn table_check_scalars11_result() -> table::Table {
    CHECK_SCALARS11_RESULT_TABLE
}

fn encode_check_scalars11_result(value: &Option<toolrt::Bytes>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars11_result(r: &mut Reader<'_>) -> Result<Option<toolrt::Bytes>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars11Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS12_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::DATE);

/// How the check scalars12 result is read and written.
pub fn check_scalars12_result() -> toolrt::Codec<Option<toolrt::Date>> {
    toolrt::Codec::new(
        table_check_scalars12_result,
        read_check_scalars12_result,
        encode_check_scalars12_result,
    )
}

fn table_check_scalars12_result() -> table::Table {
    CHECK_SCALARS12_RESULT_TABLE
}

fn encode_check_scalars12_result(value: &Option<toolrt::Date>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars12_result(r: &mut Reader<'_>) -> Result<Option<toolrt::Date>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars12Error {});

#[rustfmt::skip]
static CHECK_SCALARS13_RESULT_TYPE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
pub static CHECK_SCALARS13_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::List(&CHECK_SCALARS13_RESULT_TYPE));

/// How the check scalars13 result is read and written.
pub fn check_scalars13_result() -> toolrt::Codec<Option<Vec<i64>>> {
    toolrt::Codec::new(
        table_check_scalars13_result,
        read_check_scalars13_result,
        encode_check_scalars13_result,
    )
}

fn table_check_scalars13_result() -> table::Table {
    CHECK_SCALARS13_RESULT_TABLE
}

fn encode_check_scalars13_result(value: &Option<Vec<i64>>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars13_result(r: &mut Reader<'_>) -> Result<Option<Vec<i64>>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars13Error {});

#[rustfmt::skip]
static CHECK_SCALARS14_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
pub static CHECK_SCALARS14_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Map(&CHECK_SCALARS14_RESULT_TYPE));

/// How the check scalars14 result is read and written.
pub fn check_scalars14_result() -> toolrt::Codec<Option<std::collections::BTreeMap<String, i64>>> {
    toolrt::Codec::new(
        table_check_scalars14_result,
        read_check_scalars14_result,
        encode_check_scalars14_result,
    )
}

fn table_check_scalars14_result() -> table::Table {
    CHECK_SCALARS14_RESULT_TABLE
}

fn encode_check_scalars14_result(
    value: &Option<std::collections::BTreeMap<String, i64>>,
    w: &mut Writer,
) {
    w.write(value);
}

fn read_check_scalars14_result(
    r: &mut Reader<'_>,
) -> Result<Option<std::collections::BTreeMap<String, i64>>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars14Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS15_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&conformance_scalars::POINT));

/// How the check scalars15 result is read and written.
pub fn check_scalars15_result() -> toolrt::Codec<Option<Point>> {
    toolrt::Codec::new(
        table_check_scalars15_result,
        read_check_scalars15_result,
        encode_check_scalars15_result,
    )
}

fn table_check_scalars15_result() -> table::Table {
    CHECK_SCALARS15_RESULT_TABLE
}

fn encode_check_scalars15_result(value: &Option<Point>, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars15_result(r: &mut Reader<'_>) -> Result<Option<Point>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars15Error {});

toolrt::tool_errors!(CheckScalars16Error {});

#[rustfmt::skip]
pub static CHECK_SCALARS17_RESULT_TABLE: table::Table = table::Table::STRING;

/// How the check scalars17 result is read and written.
pub fn check_scalars17_result() -> toolrt::Codec<Noted> {
    toolrt::Codec::new(
        table_check_scalars17_result,
        read_check_scalars17_result,
        encode_check_scalars17_result,
    )
}

fn table_check_scalars17_result() -> table::Table {
    CHECK_SCALARS17_RESULT_TABLE
}

fn encode_check_scalars17_result(value: &Noted, w: &mut Writer) {
    w.write(value);
}

fn read_check_scalars17_result(r: &mut Reader<'_>) -> Result<Noted, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckScalars17Error {});
