// Made by toolc from numbers.tools; do not edit.

//! How the payloads, results and errors of the toolset `numbers` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    AtLeast, AtMost, Below, Between, Cents, CheckNumbers0Args, CheckNumbers0Error,
    CheckNumbers1Args, CheckNumbers1Error, CheckNumbers2Args, CheckNumbers2Error,
    CheckNumbers3Args, CheckNumbers3Error, CheckNumbers4Args, CheckNumbers4Error,
    CheckNumbers5Args, CheckNumbers5Error, CheckNumbers6Args, CheckNumbers6Error,
    CheckNumbers7Args, CheckNumbers7Error, CheckNumbers8Args, CheckNumbers8Error,
    CheckNumbers9Args, CheckNumbers9Error, CheckNumbers10Args, CheckNumbers10Error,
    CheckNumbers11Args, CheckNumbers11Error, CheckNumbers12Args, CheckNumbers12Error,
    CheckNumbers13Args, CheckNumbers13Error, CheckNumbers14Args, CheckNumbers14Error,
    CheckNumbers15Args, CheckNumbers15Error, CheckNumbers16Args, CheckNumbers16Error,
    CheckNumbers17Args, CheckNumbers17Error, CheckNumbers18Args, CheckNumbers18Error,
    CheckNumbers19Args, CheckNumbers19Error, CheckNumbers20Args, CheckNumbers20Error,
    CheckNumbers21Args, CheckNumbers21Error, Five, Halves, Huge, Inside, Millis, Narrow, Odds,
    Percent, Positive, Some_, Tenth, Third, Tight, Unit, Wide,
};

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

#[rustfmt::skip]
pub static CHECK_NUMBERS10_ARGS: table::Record = table::Record {
    name: "CheckNumbers10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS10_ARGS)
    }
}

impl Decode for CheckNumbers10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS11_ARGS: table::Record = table::Record {
    name: "CheckNumbers11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS11_ARGS)
    }
}

impl Decode for CheckNumbers11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS12_ARGS: table::Record = table::Record {
    name: "CheckNumbers12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS12_ARGS)
    }
}

impl Decode for CheckNumbers12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS13_ARGS: table::Record = table::Record {
    name: "CheckNumbers13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS13_ARGS)
    }
}

impl Decode for CheckNumbers13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS14_ARGS: table::Record = table::Record {
    name: "CheckNumbers14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS14_ARGS)
    }
}

impl Decode for CheckNumbers14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS15_ARGS: table::Record = table::Record {
    name: "CheckNumbers15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS15_ARGS)
    }
}

impl Decode for CheckNumbers15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS16_ARGS: table::Record = table::Record {
    name: "CheckNumbers16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS16_ARGS)
    }
}

impl Decode for CheckNumbers16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS17_ARGS: table::Record = table::Record {
    name: "CheckNumbers17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS17_ARGS)
    }
}

impl Decode for CheckNumbers17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers17Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS18_ARGS: table::Record = table::Record {
    name: "CheckNumbers18Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers18Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS18_ARGS)
    }
}

impl Decode for CheckNumbers18Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers18Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS19_ARGS: table::Record = table::Record {
    name: "CheckNumbers19Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers19Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS19_ARGS)
    }
}

impl Decode for CheckNumbers19Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers19Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS20_ARGS: table::Record = table::Record {
    name: "CheckNumbers20Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers20Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS20_ARGS)
    }
}

impl Decode for CheckNumbers20Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers20Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_NUMBERS21_ARGS: table::Record = table::Record {
    name: "CheckNumbers21Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckNumbers21Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_NUMBERS21_ARGS)
    }
}

impl Decode for CheckNumbers21Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckNumbers21Args {
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

#[rustfmt::skip]
static CHECK_NUMBERS10_RESULT_TYPE: table::Int = table::Int::ANY.at_least(-5).at_most(5);
#[rustfmt::skip]
pub static CHECK_NUMBERS10_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS10_RESULT_TYPE);

/// How the check numbers10 result is read and written.
pub fn check_numbers10_result() -> toolrt::Codec<Between> {
    toolrt::Codec::new(
        table_check_numbers10_result,
        read_check_numbers10_result,
        encode_check_numbers10_result,
    )
}

fn table_check_numbers10_result() -> table::Table {
    CHECK_NUMBERS10_RESULT_TABLE
}

fn encode_check_numbers10_result(value: &Between, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS10_RESULT_TYPE);
}

fn read_check_numbers10_result(r: &mut Reader<'_>) -> Result<Between, Refused> {
    r.int(&CHECK_NUMBERS10_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers10Error {});

#[rustfmt::skip]
static CHECK_NUMBERS11_RESULT_TYPE: table::Int = table::Int::ANY.below(10);
#[rustfmt::skip]
pub static CHECK_NUMBERS11_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS11_RESULT_TYPE);

/// How the check numbers11 result is read and written.
pub fn check_numbers11_result() -> toolrt::Codec<Below> {
    toolrt::Codec::new(
        table_check_numbers11_result,
        read_check_numbers11_result,
        encode_check_numbers11_result,
    )
}

fn table_check_numbers11_result() -> table::Table {
    CHECK_NUMBERS11_RESULT_TABLE
}

fn encode_check_numbers11_result(value: &Below, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS11_RESULT_TYPE);
}

fn read_check_numbers11_result(r: &mut Reader<'_>) -> Result<Below, Refused> {
    r.int(&CHECK_NUMBERS11_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers11Error {});

#[rustfmt::skip]
static CHECK_NUMBERS12_RESULT_TYPE: table::Int = table::Int::ANY.at_most(3);
#[rustfmt::skip]
pub static CHECK_NUMBERS12_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS12_RESULT_TYPE);

/// How the check numbers12 result is read and written.
pub fn check_numbers12_result() -> toolrt::Codec<AtMost> {
    toolrt::Codec::new(
        table_check_numbers12_result,
        read_check_numbers12_result,
        encode_check_numbers12_result,
    )
}

fn table_check_numbers12_result() -> table::Table {
    CHECK_NUMBERS12_RESULT_TABLE
}

fn encode_check_numbers12_result(value: &AtMost, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS12_RESULT_TYPE);
}

fn read_check_numbers12_result(r: &mut Reader<'_>) -> Result<AtMost, Refused> {
    r.int(&CHECK_NUMBERS12_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers12Error {});

#[rustfmt::skip]
static CHECK_NUMBERS13_RESULT_TYPE: table::Float = table::Float::ANY.above(0.5).below(1.5);
#[rustfmt::skip]
pub static CHECK_NUMBERS13_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS13_RESULT_TYPE);

/// How the check numbers13 result is read and written.
pub fn check_numbers13_result() -> toolrt::Codec<Inside> {
    toolrt::Codec::new(
        table_check_numbers13_result,
        read_check_numbers13_result,
        encode_check_numbers13_result,
    )
}

fn table_check_numbers13_result() -> table::Table {
    CHECK_NUMBERS13_RESULT_TABLE
}

fn encode_check_numbers13_result(value: &Inside, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS13_RESULT_TYPE);
}

fn read_check_numbers13_result(r: &mut Reader<'_>) -> Result<Inside, Refused> {
    r.float(&CHECK_NUMBERS13_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers13Error {});

#[rustfmt::skip]
static CHECK_NUMBERS14_RESULT_TYPE: table::Float = table::Float::ANY.at_least(0.1).at_most(0.3);
#[rustfmt::skip]
pub static CHECK_NUMBERS14_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS14_RESULT_TYPE);

/// How the check numbers14 result is read and written.
pub fn check_numbers14_result() -> toolrt::Codec<Tight> {
    toolrt::Codec::new(
        table_check_numbers14_result,
        read_check_numbers14_result,
        encode_check_numbers14_result,
    )
}

fn table_check_numbers14_result() -> table::Table {
    CHECK_NUMBERS14_RESULT_TABLE
}

fn encode_check_numbers14_result(value: &Tight, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS14_RESULT_TYPE);
}

fn read_check_numbers14_result(r: &mut Reader<'_>) -> Result<Tight, Refused> {
    r.float(&CHECK_NUMBERS14_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers14Error {});

#[rustfmt::skip]
static CHECK_NUMBERS15_RESULT_TYPE: table::Float = table::Float::ANY.at_most(9007199254740992.0);
#[rustfmt::skip]
pub static CHECK_NUMBERS15_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS15_RESULT_TYPE);

/// How the check numbers15 result is read and written.
pub fn check_numbers15_result() -> toolrt::Codec<Huge> {
    toolrt::Codec::new(
        table_check_numbers15_result,
        read_check_numbers15_result,
        encode_check_numbers15_result,
    )
}

fn table_check_numbers15_result() -> table::Table {
    CHECK_NUMBERS15_RESULT_TABLE
}

fn encode_check_numbers15_result(value: &Huge, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS15_RESULT_TYPE);
}

fn read_check_numbers15_result(r: &mut Reader<'_>) -> Result<Huge, Refused> {
    r.float(&CHECK_NUMBERS15_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers15Error {});

#[rustfmt::skip]
static CHECK_NUMBERS16_RESULT_TYPE: table::Int = table::Int::ANY.at_least(1).at_most(1);
#[rustfmt::skip]
pub static CHECK_NUMBERS16_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS16_RESULT_TYPE);

/// How the check numbers16 result is read and written.
pub fn check_numbers16_result() -> toolrt::Codec<Unit> {
    toolrt::Codec::new(
        table_check_numbers16_result,
        read_check_numbers16_result,
        encode_check_numbers16_result,
    )
}

fn table_check_numbers16_result() -> table::Table {
    CHECK_NUMBERS16_RESULT_TABLE
}

fn encode_check_numbers16_result(value: &Unit, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS16_RESULT_TYPE);
}

fn read_check_numbers16_result(r: &mut Reader<'_>) -> Result<Unit, Refused> {
    r.int(&CHECK_NUMBERS16_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers16Error {});

#[rustfmt::skip]
static CHECK_NUMBERS17_RESULT_TYPE: table::Int = table::Int::ANY.step("10");
#[rustfmt::skip]
pub static CHECK_NUMBERS17_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS17_RESULT_TYPE);

/// How the check numbers17 result is read and written.
pub fn check_numbers17_result() -> toolrt::Codec<Wide> {
    toolrt::Codec::new(
        table_check_numbers17_result,
        read_check_numbers17_result,
        encode_check_numbers17_result,
    )
}

fn table_check_numbers17_result() -> table::Table {
    CHECK_NUMBERS17_RESULT_TABLE
}

fn encode_check_numbers17_result(value: &Wide, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS17_RESULT_TYPE);
}

fn read_check_numbers17_result(r: &mut Reader<'_>) -> Result<Wide, Refused> {
    r.int(&CHECK_NUMBERS17_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers17Error {});

#[rustfmt::skip]
static CHECK_NUMBERS18_RESULT_TYPE: table::Float = table::Float::ANY.step("3");
#[rustfmt::skip]
pub static CHECK_NUMBERS18_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS18_RESULT_TYPE);

/// How the check numbers18 result is read and written.
pub fn check_numbers18_result() -> toolrt::Codec<Third> {
    toolrt::Codec::new(
        table_check_numbers18_result,
        read_check_numbers18_result,
        encode_check_numbers18_result,
    )
}

fn table_check_numbers18_result() -> table::Table {
    CHECK_NUMBERS18_RESULT_TABLE
}

fn encode_check_numbers18_result(value: &Third, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS18_RESULT_TYPE);
}

fn read_check_numbers18_result(r: &mut Reader<'_>) -> Result<Third, Refused> {
    r.float(&CHECK_NUMBERS18_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers18Error {});

#[rustfmt::skip]
static CHECK_NUMBERS19_RESULT_TYPE: table::Float = table::Float::ANY.step("2.5");
#[rustfmt::skip]
pub static CHECK_NUMBERS19_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS19_RESULT_TYPE);

/// How the check numbers19 result is read and written.
pub fn check_numbers19_result() -> toolrt::Codec<Halves> {
    toolrt::Codec::new(
        table_check_numbers19_result,
        read_check_numbers19_result,
        encode_check_numbers19_result,
    )
}

fn table_check_numbers19_result() -> table::Table {
    CHECK_NUMBERS19_RESULT_TABLE
}

fn encode_check_numbers19_result(value: &Halves, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS19_RESULT_TYPE);
}

fn read_check_numbers19_result(r: &mut Reader<'_>) -> Result<Halves, Refused> {
    r.float(&CHECK_NUMBERS19_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers19Error {});

#[rustfmt::skip]
static CHECK_NUMBERS20_RESULT_TYPE: table::Float = table::Float::ANY.above(0.0).step("0.001");
#[rustfmt::skip]
pub static CHECK_NUMBERS20_RESULT_TABLE: table::Table = table::Table::Float(&CHECK_NUMBERS20_RESULT_TYPE);

/// How the check numbers20 result is read and written.
pub fn check_numbers20_result() -> toolrt::Codec<Millis> {
    toolrt::Codec::new(
        table_check_numbers20_result,
        read_check_numbers20_result,
        encode_check_numbers20_result,
    )
}

fn table_check_numbers20_result() -> table::Table {
    CHECK_NUMBERS20_RESULT_TABLE
}

fn encode_check_numbers20_result(value: &Millis, w: &mut Writer) {
    w.float(*value, &CHECK_NUMBERS20_RESULT_TYPE);
}

fn read_check_numbers20_result(r: &mut Reader<'_>) -> Result<Millis, Refused> {
    r.float(&CHECK_NUMBERS20_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers20Error {});

#[rustfmt::skip]
static CHECK_NUMBERS21_RESULT_TYPE: table::Int = table::Int::ANY.at_least(50).at_most(100).step("5");
#[rustfmt::skip]
pub static CHECK_NUMBERS21_RESULT_TABLE: table::Table = table::Table::Int(&CHECK_NUMBERS21_RESULT_TYPE);

/// How the check numbers21 result is read and written.
pub fn check_numbers21_result() -> toolrt::Codec<Narrow> {
    toolrt::Codec::new(
        table_check_numbers21_result,
        read_check_numbers21_result,
        encode_check_numbers21_result,
    )
}

fn table_check_numbers21_result() -> table::Table {
    CHECK_NUMBERS21_RESULT_TABLE
}

fn encode_check_numbers21_result(value: &Narrow, w: &mut Writer) {
    w.int(*value, &CHECK_NUMBERS21_RESULT_TYPE);
}

fn read_check_numbers21_result(r: &mut Reader<'_>) -> Result<Narrow, Refused> {
    r.int(&CHECK_NUMBERS21_RESULT_TYPE)
}

toolrt::tool_errors!(CheckNumbers21Error {});
