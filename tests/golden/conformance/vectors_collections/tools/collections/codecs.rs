// Made by toolc from collections.tools; do not edit.

//! How the payloads, results and errors of the toolset `collections` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::conformance_collections::codecs as conformance_collections;
use super::types::*;

#[rustfmt::skip]
pub static CHECK_COLLECTIONS0_ARGS: table::Record = table::Record {
    name: "CheckCollections0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS0_ARGS)
    }
}

impl Decode for CheckCollections0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS1_ARGS: table::Record = table::Record {
    name: "CheckCollections1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS1_ARGS)
    }
}

impl Decode for CheckCollections1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS2_ARGS: table::Record = table::Record {
    name: "CheckCollections2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS2_ARGS)
    }
}

impl Decode for CheckCollections2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS3_ARGS: table::Record = table::Record {
    name: "CheckCollections3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS3_ARGS)
    }
}

impl Decode for CheckCollections3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS4_ARGS: table::Record = table::Record {
    name: "CheckCollections4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS4_ARGS)
    }
}

impl Decode for CheckCollections4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS5_ARGS: table::Record = table::Record {
    name: "CheckCollections5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS5_ARGS)
    }
}

impl Decode for CheckCollections5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS6_ARGS: table::Record = table::Record {
    name: "CheckCollections6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS6_ARGS)
    }
}

impl Decode for CheckCollections6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS7_ARGS: table::Record = table::Record {
    name: "CheckCollections7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS7_ARGS)
    }
}

impl Decode for CheckCollections7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS8_ARGS: table::Record = table::Record {
    name: "CheckCollections8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS8_ARGS)
    }
}

impl Decode for CheckCollections8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS9_ARGS: table::Record = table::Record {
    name: "CheckCollections9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS9_ARGS)
    }
}

impl Decode for CheckCollections9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
static CHECK_COLLECTIONS0_RESULT_TYPE: table::List = table::List::of(table::Table::STRING).min(1).max(3);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS0_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS0_RESULT_TYPE);

/// How the check collections0 result is read and written.
pub fn check_collections0_result() -> toolrt::Codec<Names> {
    toolrt::Codec::new(
        table_check_collections0_result,
        read_check_collections0_result,
        encode_check_collections0_result,
    )
}

fn table_check_collections0_result() -> table::Table {
    CHECK_COLLECTIONS0_RESULT_TABLE
}

fn encode_check_collections0_result(value: &Names, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS0_RESULT_TYPE, Writer::write);
}

fn read_check_collections0_result(r: &mut Reader<'_>) -> Result<Names, Refused> {
    r.list(&CHECK_COLLECTIONS0_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections0Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS1_RESULT_TYPE: table::List = table::List::of(table::Table::STRING).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS1_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS1_RESULT_TYPE);

/// How the check collections1 result is read and written.
pub fn check_collections1_result() -> toolrt::Codec<Tags> {
    toolrt::Codec::new(
        table_check_collections1_result,
        read_check_collections1_result,
        encode_check_collections1_result,
    )
}

fn table_check_collections1_result() -> table::Table {
    CHECK_COLLECTIONS1_RESULT_TABLE
}

fn encode_check_collections1_result(value: &Tags, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS1_RESULT_TYPE, Writer::write);
}

fn read_check_collections1_result(r: &mut Reader<'_>) -> Result<Tags, Refused> {
    r.list(&CHECK_COLLECTIONS1_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections1Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS2_RESULT_TYPE: table::List = table::List::of(table::Table::FLOAT).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS2_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS2_RESULT_TYPE);

/// How the check collections2 result is read and written.
pub fn check_collections2_result() -> toolrt::Codec<Numbers> {
    toolrt::Codec::new(
        table_check_collections2_result,
        read_check_collections2_result,
        encode_check_collections2_result,
    )
}

fn table_check_collections2_result() -> table::Table {
    CHECK_COLLECTIONS2_RESULT_TABLE
}

fn encode_check_collections2_result(value: &Numbers, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS2_RESULT_TYPE, Writer::write);
}

fn read_check_collections2_result(r: &mut Reader<'_>) -> Result<Numbers, Refused> {
    r.list(&CHECK_COLLECTIONS2_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections2Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS3_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&conformance_collections::POINT)).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS3_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS3_RESULT_TYPE);

/// How the check collections3 result is read and written.
pub fn check_collections3_result() -> toolrt::Codec<Points> {
    toolrt::Codec::new(
        table_check_collections3_result,
        read_check_collections3_result,
        encode_check_collections3_result,
    )
}

fn table_check_collections3_result() -> table::Table {
    CHECK_COLLECTIONS3_RESULT_TABLE
}

fn encode_check_collections3_result(value: &Points, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS3_RESULT_TYPE, Writer::write);
}

fn read_check_collections3_result(r: &mut Reader<'_>) -> Result<Points, Refused> {
    r.list(&CHECK_COLLECTIONS3_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections3Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS4_RESULT_TYPE: table::List = table::List::of(table::Table::Json).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS4_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS4_RESULT_TYPE);

/// How the check collections4 result is read and written.
pub fn check_collections4_result() -> toolrt::Codec<Anything> {
    toolrt::Codec::new(
        table_check_collections4_result,
        read_check_collections4_result,
        encode_check_collections4_result,
    )
}

fn table_check_collections4_result() -> table::Table {
    CHECK_COLLECTIONS4_RESULT_TABLE
}

fn encode_check_collections4_result(value: &Anything, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS4_RESULT_TYPE, Writer::write);
}

fn read_check_collections4_result(r: &mut Reader<'_>) -> Result<Anything, Refused> {
    r.list(&CHECK_COLLECTIONS4_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections4Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS5_RESULT_TYPE_VALUE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static CHECK_COLLECTIONS5_RESULT_TYPE: table::Map = table::Map::of(table::Table::Int(&CHECK_COLLECTIONS5_RESULT_TYPE_VALUE)).min(1).max(2);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS5_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS5_RESULT_TYPE);

/// How the check collections5 result is read and written.
pub fn check_collections5_result() -> toolrt::Codec<Scores> {
    toolrt::Codec::new(
        table_check_collections5_result,
        read_check_collections5_result,
        encode_check_collections5_result,
    )
}

fn table_check_collections5_result() -> table::Table {
    CHECK_COLLECTIONS5_RESULT_TABLE
}

fn encode_check_collections5_result(value: &Scores, w: &mut Writer) {
    w.map(
        value,
        &CHECK_COLLECTIONS5_RESULT_TYPE,
        write_check_collections5_result_value,
    );
}

fn read_check_collections5_result_value(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&CHECK_COLLECTIONS5_RESULT_TYPE_VALUE)
}

fn read_check_collections5_result(r: &mut Reader<'_>) -> Result<Scores, Refused> {
    r.map(
        &CHECK_COLLECTIONS5_RESULT_TYPE,
        read_check_collections5_result_value,
    )
}

fn write_check_collections5_result_value(w: &mut Writer, value: &i64) {
    w.int(*value, &CHECK_COLLECTIONS5_RESULT_TYPE_VALUE);
}

toolrt::tool_errors!(CheckCollections5Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS6_RESULT_TYPE_ITEM: table::List = table::List::of(table::Table::INT).min(2).max(2);
#[rustfmt::skip]
static CHECK_COLLECTIONS6_RESULT_TYPE: table::List = table::List::of(table::Table::List(&CHECK_COLLECTIONS6_RESULT_TYPE_ITEM));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS6_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS6_RESULT_TYPE);

/// How the check collections6 result is read and written.
pub fn check_collections6_result() -> toolrt::Codec<Grid> {
    toolrt::Codec::new(
        table_check_collections6_result,
        read_check_collections6_result,
        encode_check_collections6_result,
    )
}

fn table_check_collections6_result() -> table::Table {
    CHECK_COLLECTIONS6_RESULT_TABLE
}

fn encode_check_collections6_result(value: &Grid, w: &mut Writer) {
    w.list(
        value,
        &CHECK_COLLECTIONS6_RESULT_TYPE,
        write_check_collections6_result_item,
    );
}

fn read_check_collections6_result_item(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&CHECK_COLLECTIONS6_RESULT_TYPE_ITEM, Reader::read)
}

fn read_check_collections6_result(r: &mut Reader<'_>) -> Result<Grid, Refused> {
    r.list(
        &CHECK_COLLECTIONS6_RESULT_TYPE,
        read_check_collections6_result_item,
    )
}

fn write_check_collections6_result_item(w: &mut Writer, value: &Vec<i64>) {
    w.list(value, &CHECK_COLLECTIONS6_RESULT_TYPE_ITEM, Writer::write);
}

toolrt::tool_errors!(CheckCollections6Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS7_RESULT_TYPE: table::Tuple = table::Tuple { places: &[table::Table::FLOAT, table::Table::FLOAT], tail: None };
#[rustfmt::skip]
pub static CHECK_COLLECTIONS7_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS7_RESULT_TYPE);

/// How the check collections7 result is read and written.
pub fn check_collections7_result() -> toolrt::Codec<Span> {
    toolrt::Codec::new(
        table_check_collections7_result,
        read_check_collections7_result,
        encode_check_collections7_result,
    )
}

fn table_check_collections7_result() -> table::Table {
    CHECK_COLLECTIONS7_RESULT_TABLE
}

fn encode_check_collections7_result(value: &Span, w: &mut Writer) {
    write_check_collections7_result(w, value);
}

fn read_check_collections7_result(r: &mut Reader<'_>) -> Result<Span, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_check_collections7_result(w: &mut Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections7Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS8_RESULT_TYPE: table::Tuple = table::Tuple { places: &[table::Table::STRING], tail: Some(table::Table::INT) };
#[rustfmt::skip]
pub static CHECK_COLLECTIONS8_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS8_RESULT_TYPE);

/// How the check collections8 result is read and written.
pub fn check_collections8_result() -> toolrt::Codec<Trail> {
    toolrt::Codec::new(
        table_check_collections8_result,
        read_check_collections8_result,
        encode_check_collections8_result,
    )
}

fn table_check_collections8_result() -> table::Table {
    CHECK_COLLECTIONS8_RESULT_TABLE
}

fn encode_check_collections8_result(value: &Trail, w: &mut Writer) {
    write_check_collections8_result(w, value);
}

fn read_check_collections8_result(r: &mut Reader<'_>) -> Result<Trail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(Reader::read)?;
    Ok((item1, tail))
}

fn write_check_collections8_result(w: &mut Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections8Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS9_RESULT_TYPE_VALUE: table::List = table::List::of(table::Table::Json);
#[rustfmt::skip]
static CHECK_COLLECTIONS9_RESULT_TYPE: table::Map = table::Map::of(table::Table::List(&CHECK_COLLECTIONS9_RESULT_TYPE_VALUE));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS9_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS9_RESULT_TYPE);

/// How the check collections9 result is read and written.
pub fn check_collections9_result() -> toolrt::Codec<Bag> {
    toolrt::Codec::new(
        table_check_collections9_result,
        read_check_collections9_result,
        encode_check_collections9_result,
    )
}

fn table_check_collections9_result() -> table::Table {
    CHECK_COLLECTIONS9_RESULT_TABLE
}

fn encode_check_collections9_result(value: &Bag, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections9_result(r: &mut Reader<'_>) -> Result<Bag, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections9Error {});
