// Made by toolc from numbers.tools; do not edit.

//! How the payloads, results and errors of the toolset `numbers` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static CHECK_NUMBERS0_ARGS: table::Record = table::Record {
    name: "CheckNumbers0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS0_ARGS)
    }
}

impl Decode for CheckNumbers0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS1_ARGS: table::Record = table::Record {
    name: "CheckNumbers1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS1_ARGS)
    }
}

impl Decode for CheckNumbers1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS2_ARGS: table::Record = table::Record {
    name: "CheckNumbers2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS2_ARGS)
    }
}

impl Decode for CheckNumbers2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS3_ARGS: table::Record = table::Record {
    name: "CheckNumbers3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS3_ARGS)
    }
}

impl Decode for CheckNumbers3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS4_ARGS: table::Record = table::Record {
    name: "CheckNumbers4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS4_ARGS)
    }
}

impl Decode for CheckNumbers4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS5_ARGS: table::Record = table::Record {
    name: "CheckNumbers5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS5_ARGS)
    }
}

impl Decode for CheckNumbers5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS6_ARGS: table::Record = table::Record {
    name: "CheckNumbers6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS6_ARGS)
    }
}

impl Decode for CheckNumbers6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS7_ARGS: table::Record = table::Record {
    name: "CheckNumbers7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS7_ARGS)
    }
}

impl Decode for CheckNumbers7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS8_ARGS: table::Record = table::Record {
    name: "CheckNumbers8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS8_ARGS)
    }
}

impl Decode for CheckNumbers8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS9_ARGS: table::Record = table::Record {
    name: "CheckNumbers9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS9_ARGS)
    }
}

impl Decode for CheckNumbers9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckNumbers0Error {});

toolrt::tool_errors!(CheckNumbers1Error {});

#[rustfmt::skip]
static CHECK_NUMBERS2_RESULT_TYPE: table::Int = table::Int::ANY.at_least(0).at_most(100);
#[rustfmt::skip]
pub static CHECK_NUMBERS2_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS2_RESULT_TYPE);

/// How the check numbers2 result is read and written.
pub fn check_numbers2_result() -> toolrt::Codec<Percent> {
    toolrt::Codec::new(
        table_check_numbers2_result,
        read_check_numbers2_result,
        encode_check_numbers2_result,
    )
}

fn table_check_numbers2_result() -> table::Table {
    CHECK_NUMBERS2_RESULT_TABLE
}

fn encode_check_numbers2_result(value: &Percent, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS2_RESULT_TYPE);
}

fn read_check_numbers2_result(r: &mut Reader<'_>) -> Result<Percent, Refused> {
    r.int(&CHECK_NUMBERS2_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers2Error {});

#[rustfmt::skip]
static CHECK_NUMBERS3_RESULT_TYPE: table::Int = table::Int::ANY.above(0);
#[rustfmt::skip]
pub static CHECK_NUMBERS3_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS3_RESULT_TYPE);

/// How the check numbers3 result is read and written.
pub fn check_numbers3_result() -> toolrt::Codec<Positive> {
    toolrt::Codec::new(
        table_check_numbers3_result,
        read_check_numbers3_result,
        encode_check_numbers3_result,
    )
}

fn table_check_numbers3_result() -> table::Table {
    CHECK_NUMBERS3_RESULT_TABLE
}

fn encode_check_numbers3_result(value: &Positive, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS3_RESULT_TYPE);
}

fn read_check_numbers3_result(r: &mut Reader<'_>) -> Result<Positive, Refused> {
    r.int(&CHECK_NUMBERS3_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers3Error {});

#[rustfmt::skip]
static CHECK_NUMBERS4_RESULT_TYPE: table::Float = table::Float::ANY.above(0.0).below(1.0);
#[rustfmt::skip]
pub static CHECK_NUMBERS4_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS4_RESULT_TYPE);

/// How the check numbers4 result is read and written.
pub fn check_numbers4_result() -> toolrt::Codec<Odds> {
    toolrt::Codec::new(
        table_check_numbers4_result,
        read_check_numbers4_result,
        encode_check_numbers4_result,
    )
}

fn table_check_numbers4_result() -> table::Table {
    CHECK_NUMBERS4_RESULT_TABLE
}

fn encode_check_numbers4_result(value: &Odds, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS4_RESULT_TYPE);
}

fn read_check_numbers4_result(r: &mut Reader<'_>) -> Result<Odds, Refused> {
    r.float(&CHECK_NUMBERS4_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers4Error {});

#[rustfmt::skip]
static CHECK_NUMBERS5_RESULT_TYPE: table::Float = table::Float::ANY.at_least(0.5);
#[rustfmt::skip]
pub static CHECK_NUMBERS5_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS5_RESULT_TYPE);

/// How the check numbers5 result is read and written.
pub fn check_numbers5_result() -> toolrt::Codec<AtLeast> {
    toolrt::Codec::new(
        table_check_numbers5_result,
        read_check_numbers5_result,
        encode_check_numbers5_result,
    )
}

fn table_check_numbers5_result() -> table::Table {
    CHECK_NUMBERS5_RESULT_TABLE
}

fn encode_check_numbers5_result(value: &AtLeast, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS5_RESULT_TYPE);
}

fn read_check_numbers5_result(r: &mut Reader<'_>) -> Result<AtLeast, Refused> {
    r.float(&CHECK_NUMBERS5_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers5Error {});

#[rustfmt::skip]
static CHECK_NUMBERS6_RESULT_TYPE: table::Int = table::Int::ANY.step("5");
#[rustfmt::skip]
pub static CHECK_NUMBERS6_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS6_RESULT_TYPE);

/// How the check numbers6 result is read and written.
pub fn check_numbers6_result() -> toolrt::Codec<Five> {
    toolrt::Codec::new(
        table_check_numbers6_result,
        read_check_numbers6_result,
        encode_check_numbers6_result,
    )
}

fn table_check_numbers6_result() -> table::Table {
    CHECK_NUMBERS6_RESULT_TABLE
}

fn encode_check_numbers6_result(value: &Five, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS6_RESULT_TYPE);
}

fn read_check_numbers6_result(r: &mut Reader<'_>) -> Result<Five, Refused> {
    r.int(&CHECK_NUMBERS6_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers6Error {});

#[rustfmt::skip]
static CHECK_NUMBERS7_RESULT_TYPE: table::Float = table::Float::ANY.step("0.1");
#[rustfmt::skip]
pub static CHECK_NUMBERS7_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS7_RESULT_TYPE);

/// How the check numbers7 result is read and written.
pub fn check_numbers7_result() -> toolrt::Codec<Tenth> {
    toolrt::Codec::new(
        table_check_numbers7_result,
        read_check_numbers7_result,
        encode_check_numbers7_result,
    )
}

fn table_check_numbers7_result() -> table::Table {
    CHECK_NUMBERS7_RESULT_TABLE
}

fn encode_check_numbers7_result(value: &Tenth, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS7_RESULT_TYPE);
}

fn read_check_numbers7_result(r: &mut Reader<'_>) -> Result<Tenth, Refused> {
    r.float(&CHECK_NUMBERS7_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers7Error {});

#[rustfmt::skip]
static CHECK_NUMBERS8_RESULT_TYPE: table::Float = table::Float::ANY.at_least(0.0).at_most(10.0).step("0.01");
#[rustfmt::skip]
pub static CHECK_NUMBERS8_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS8_RESULT_TYPE);

/// How the check numbers8 result is read and written.
pub fn check_numbers8_result() -> toolrt::Codec<Cents> {
    toolrt::Codec::new(
        table_check_numbers8_result,
        read_check_numbers8_result,
        encode_check_numbers8_result,
    )
}

fn table_check_numbers8_result() -> table::Table {
    CHECK_NUMBERS8_RESULT_TABLE
}

fn encode_check_numbers8_result(value: &Cents, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS8_RESULT_TYPE);
}

fn read_check_numbers8_result(r: &mut Reader<'_>) -> Result<Cents, Refused> {
    r.float(&CHECK_NUMBERS8_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers8Error {});

#[rustfmt::skip]
static CHECK_NUMBERS9_RESULT_TYPE: table::Int = table::Int::ANY.at_least(10).at_most(20).step("4");
#[rustfmt::skip]
pub static CHECK_NUMBERS9_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS9_RESULT_TYPE);

/// How the check numbers9 result is read and written.
pub fn check_numbers9_result() -> toolrt::Codec<Some_> {
    toolrt::Codec::new(
        table_check_numbers9_result,
        read_check_numbers9_result,
        encode_check_numbers9_result,
    )
}

fn table_check_numbers9_result() -> table::Table {
    CHECK_NUMBERS9_RESULT_TABLE
}

fn encode_check_numbers9_result(value: &Some_, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS9_RESULT_TYPE);
}

fn read_check_numbers9_result(r: &mut Reader<'_>) -> Result<Some_, Refused> {
    r.int(&CHECK_NUMBERS9_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers9Error {});
