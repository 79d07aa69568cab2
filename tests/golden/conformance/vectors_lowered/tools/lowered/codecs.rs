// Made by toolc from lowered.tools; do not edit.

//! How the payloads, results and errors of the toolset `lowered` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    CheckLowered0Args, CheckLowered0Error, CheckLowered1Args, CheckLowered1Error,
    CheckLowered2Args, CheckLowered2Error, CheckLowered3Args, CheckLowered3Error,
    CheckLowered4Args, CheckLowered4Error, CheckLowered5Args, CheckLowered5Error,
    CheckLowered6Args, CheckLowered6Error, CheckLowered7Args, CheckLowered7Error,
    CheckLowered8Args, CheckLowered8Error, CheckLowered9Args, CheckLowered9Error,
    CheckLowered10Args, CheckLowered10Error, CheckLowered11Args, CheckLowered11Error,
    CheckLowered12Args, CheckLowered12Error, CheckLowered13Args, CheckLowered13Error, Labels,
    Nested, Point, Way,
};

#[rustfmt::skip]
pub static CHECK_LOWERED0_ARGS: table::Record = table::Record {
    name: "CheckLowered0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED0_ARGS)
    }
}

impl Decode for CheckLowered0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED1_ARGS: table::Record = table::Record {
    name: "CheckLowered1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED1_ARGS)
    }
}

impl Decode for CheckLowered1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED2_ARGS: table::Record = table::Record {
    name: "CheckLowered2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED2_ARGS)
    }
}

impl Decode for CheckLowered2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED3_ARGS: table::Record = table::Record {
    name: "CheckLowered3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED3_ARGS)
    }
}

impl Decode for CheckLowered3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED4_ARGS: table::Record = table::Record {
    name: "CheckLowered4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED4_ARGS)
    }
}

impl Decode for CheckLowered4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED5_ARGS: table::Record = table::Record {
    name: "CheckLowered5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED5_ARGS)
    }
}

impl Decode for CheckLowered5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED6_ARGS: table::Record = table::Record {
    name: "CheckLowered6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED6_ARGS)
    }
}

impl Decode for CheckLowered6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED7_ARGS: table::Record = table::Record {
    name: "CheckLowered7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED7_ARGS)
    }
}

impl Decode for CheckLowered7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED8_ARGS: table::Record = table::Record {
    name: "CheckLowered8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED8_ARGS)
    }
}

impl Decode for CheckLowered8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED9_ARGS: table::Record = table::Record {
    name: "CheckLowered9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED9_ARGS)
    }
}

impl Decode for CheckLowered9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED10_ARGS: table::Record = table::Record {
    name: "CheckLowered10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED10_ARGS)
    }
}

impl Decode for CheckLowered10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED11_ARGS: table::Record = table::Record {
    name: "CheckLowered11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED11_ARGS)
    }
}

impl Decode for CheckLowered11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED12_ARGS: table::Record = table::Record {
    name: "CheckLowered12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED12_ARGS)
    }
}

impl Decode for CheckLowered12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_LOWERED13_ARGS: table::Record = table::Record {
    name: "CheckLowered13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckLowered13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_LOWERED13_ARGS)
    }
}

impl Decode for CheckLowered13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckLowered13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckLowered0Error {});

#[rustfmt::skip]
static CHECK_LOWERED1_RESULT_TYPE_VALUE: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);
#[rustfmt::skip]
static CHECK_LOWERED1_RESULT_TYPE: table::Map = table::Map::of(table::Table::Map(&CHECK_LOWERED1_RESULT_TYPE_VALUE));
#[rustfmt::skip]
pub static CHECK_LOWERED1_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_LOWERED1_RESULT_TYPE);

/// How the check lowered1 result is read and written.
pub fn check_lowered1_result() -> toolrt::Codec<Nested> {
    toolrt::Codec::new(
        table_check_lowered1_result,
        read_check_lowered1_result,
        encode_check_lowered1_result,
    )
}

fn table_check_lowered1_result() -> table::Table {
    CHECK_LOWERED1_RESULT_TABLE
}

fn encode_check_lowered1_result(value: &Nested, w: &mut Writer) {
    w.map(
        value,
        &CHECK_LOWERED1_RESULT_TYPE,
        write_check_lowered1_result_value,
    );
}

fn read_check_lowered1_result_value(r: &mut Reader<'_>) -> Result<Labels, Refused> {
    r.map(&CHECK_LOWERED1_RESULT_TYPE_VALUE, Reader::read)
}

fn read_check_lowered1_result(r: &mut Reader<'_>) -> Result<Nested, Refused> {
    r.map(
        &CHECK_LOWERED1_RESULT_TYPE,
        read_check_lowered1_result_value,
    )
}

fn write_check_lowered1_result_value(w: &mut Writer, value: &Labels) {
    w.map(value, &CHECK_LOWERED1_RESULT_TYPE_VALUE, Writer::write);
}

toolrt::tool_errors!(CheckLowered1Error {});

#[rustfmt::skip]
static CHECK_LOWERED2_RESULT_TYPE: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);
#[rustfmt::skip]
pub static CHECK_LOWERED2_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_LOWERED2_RESULT_TYPE);

/// How the check lowered2 result is read and written.
pub fn check_lowered2_result() -> toolrt::Codec<Labels> {
    toolrt::Codec::new(
        table_check_lowered2_result,
        read_check_lowered2_result,
        encode_check_lowered2_result,
    )
}

fn table_check_lowered2_result() -> table::Table {
    CHECK_LOWERED2_RESULT_TABLE
}

fn encode_check_lowered2_result(value: &Labels, w: &mut Writer) {
    w.map(value, &CHECK_LOWERED2_RESULT_TYPE, Writer::write);
}

fn read_check_lowered2_result(r: &mut Reader<'_>) -> Result<Labels, Refused> {
    r.map(&CHECK_LOWERED2_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckLowered2Error {});

#[rustfmt::skip]
static CHECK_LOWERED3_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
pub static CHECK_LOWERED3_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_LOWERED3_RESULT_TYPE);

/// How the check lowered3 result is read and written.
pub fn check_lowered3_result() -> toolrt::Codec<Point> {
    toolrt::Codec::new(
        table_check_lowered3_result,
        read_check_lowered3_result,
        encode_check_lowered3_result,
    )
}

fn table_check_lowered3_result() -> table::Table {
    CHECK_LOWERED3_RESULT_TABLE
}

fn encode_check_lowered3_result(value: &Point, w: &mut Writer) {
    write_check_lowered3_result(w, value);
}

fn read_check_lowered3_result(r: &mut Reader<'_>) -> Result<Point, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_check_lowered3_result(w: &mut Writer, value: &Point) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(CheckLowered3Error {});

#[rustfmt::skip]
static CHECK_LOWERED4_RESULT_TYPE_TAIL: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHECK_LOWERED4_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::Tuple(&CHECK_LOWERED4_RESULT_TYPE_TAIL));
#[rustfmt::skip]
pub static CHECK_LOWERED4_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_LOWERED4_RESULT_TYPE);

/// How the check lowered4 result is read and written.
pub fn check_lowered4_result() -> toolrt::Codec<Way> {
    toolrt::Codec::new(
        table_check_lowered4_result,
        read_check_lowered4_result,
        encode_check_lowered4_result,
    )
}

fn table_check_lowered4_result() -> table::Table {
    CHECK_LOWERED4_RESULT_TABLE
}

fn encode_check_lowered4_result(value: &Way, w: &mut Writer) {
    write_check_lowered4_result(w, value);
}

fn read_check_lowered4_result_tail(r: &mut Reader<'_>) -> Result<Point, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_check_lowered4_result(r: &mut Reader<'_>) -> Result<Way, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&CHECK_LOWERED4_RESULT_TYPE, read_check_lowered4_result_tail)?;
    Ok((item1, tail))
}

fn write_check_lowered4_result_tail(w: &mut Writer, value: &Point) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_check_lowered4_result(w: &mut Writer, value: &Way) {
    w.begin_list();
    w.write(&value.0);
    w.tail(
        &value.1,
        &CHECK_LOWERED4_RESULT_TYPE,
        write_check_lowered4_result_tail,
    );
    w.end_list();
}

toolrt::tool_errors!(CheckLowered4Error {});

toolrt::tool_errors!(CheckLowered5Error {});

toolrt::tool_errors!(CheckLowered6Error {});

toolrt::tool_errors!(CheckLowered7Error {});

toolrt::tool_errors!(CheckLowered8Error {});

toolrt::tool_errors!(CheckLowered9Error {});

toolrt::tool_errors!(CheckLowered10Error {});

toolrt::tool_errors!(CheckLowered11Error {});

toolrt::tool_errors!(CheckLowered12Error {});

toolrt::tool_errors!(CheckLowered13Error {});
