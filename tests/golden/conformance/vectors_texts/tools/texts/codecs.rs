// Made by toolc from texts.tools; do not edit.

//! How the payloads, results and errors of the toolset `texts` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    AtMostTwo, Both, CheckTexts0Args, CheckTexts0Error, CheckTexts1Args, CheckTexts1Error,
    CheckTexts2Args, CheckTexts2Error, CheckTexts3Args, CheckTexts3Error, CheckTexts4Args,
    CheckTexts4Error, CheckTexts5Args, CheckTexts5Error, CheckTexts6Args, CheckTexts6Error,
    CheckTexts7Args, CheckTexts7Error, CheckTexts8Args, CheckTexts8Error, CheckTexts9Args,
    CheckTexts9Error, CheckTexts10Args, CheckTexts10Error, Exact, Keyed, Little, Long, One, Short,
    Slug, Three,
};

#[rustfmt::skip]
pub static CHECK_TEXTS0_ARGS: table::Record = table::Record {
    name: "CheckTexts0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS0_ARGS)
    }
}

impl Decode for CheckTexts0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS1_ARGS: table::Record = table::Record {
    name: "CheckTexts1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS1_ARGS)
    }
}

impl Decode for CheckTexts1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS2_ARGS: table::Record = table::Record {
    name: "CheckTexts2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS2_ARGS)
    }
}

impl Decode for CheckTexts2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS3_ARGS: table::Record = table::Record {
    name: "CheckTexts3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS3_ARGS)
    }
}

impl Decode for CheckTexts3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS4_ARGS: table::Record = table::Record {
    name: "CheckTexts4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS4_ARGS)
    }
}

impl Decode for CheckTexts4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS5_ARGS: table::Record = table::Record {
    name: "CheckTexts5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS5_ARGS)
    }
}

impl Decode for CheckTexts5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS6_ARGS: table::Record = table::Record {
    name: "CheckTexts6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS6_ARGS)
    }
}

impl Decode for CheckTexts6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS7_ARGS: table::Record = table::Record {
    name: "CheckTexts7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS7_ARGS)
    }
}

impl Decode for CheckTexts7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS8_ARGS: table::Record = table::Record {
    name: "CheckTexts8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS8_ARGS)
    }
}

impl Decode for CheckTexts8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS9_ARGS: table::Record = table::Record {
    name: "CheckTexts9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS9_ARGS)
    }
}

impl Decode for CheckTexts9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_TEXTS10_ARGS: table::Record = table::Record {
    name: "CheckTexts10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckTexts10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_TEXTS10_ARGS)
    }
}

impl Decode for CheckTexts10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckTexts10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckTexts0Error {});

#[rustfmt::skip]
static CHECK_TEXTS1_RESULT_TYPE: table::Text = table::Text::ANY.min(1).max(3);
#[rustfmt::skip]
pub static CHECK_TEXTS1_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS1_RESULT_TYPE);

/// How the check texts1 result is read and written.
pub fn check_texts1_result() -> toolrt::Codec<Short> {
    toolrt::Codec::new(
        table_check_texts1_result,
        read_check_texts1_result,
        encode_check_texts1_result,
    )
}

fn table_check_texts1_result() -> table::Table {
    CHECK_TEXTS1_RESULT_TABLE
}

fn encode_check_texts1_result(value: &Short, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS1_RESULT_TYPE);
}

fn read_check_texts1_result(r: &mut Reader<'_>) -> Result<Short, Refused> {
    r.text(&CHECK_TEXTS1_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts1Error {});

#[rustfmt::skip]
static CHECK_TEXTS2_RESULT_TYPE: table::Text = table::Text::ANY.min(2);
#[rustfmt::skip]
pub static CHECK_TEXTS2_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS2_RESULT_TYPE);

/// How the check texts2 result is read and written.
pub fn check_texts2_result() -> toolrt::Codec<Long> {
    toolrt::Codec::new(
        table_check_texts2_result,
        read_check_texts2_result,
        encode_check_texts2_result,
    )
}

fn table_check_texts2_result() -> table::Table {
    CHECK_TEXTS2_RESULT_TABLE
}

fn encode_check_texts2_result(value: &Long, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS2_RESULT_TYPE);
}

fn read_check_texts2_result(r: &mut Reader<'_>) -> Result<Long, Refused> {
    r.text(&CHECK_TEXTS2_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts2Error {});

#[rustfmt::skip]
static CHECK_TEXTS3_RESULT_TYPE: table::Text = table::Text::ANY.min(2).max(2);
#[rustfmt::skip]
pub static CHECK_TEXTS3_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS3_RESULT_TYPE);

/// How the check texts3 result is read and written.
pub fn check_texts3_result() -> toolrt::Codec<Exact> {
    toolrt::Codec::new(
        table_check_texts3_result,
        read_check_texts3_result,
        encode_check_texts3_result,
    )
}

fn table_check_texts3_result() -> table::Table {
    CHECK_TEXTS3_RESULT_TABLE
}

fn encode_check_texts3_result(value: &Exact, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS3_RESULT_TYPE);
}

fn read_check_texts3_result(r: &mut Reader<'_>) -> Result<Exact, Refused> {
    r.text(&CHECK_TEXTS3_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts3Error {});

#[rustfmt::skip]
static CHECK_TEXTS4_RESULT_TYPE: table::Text = table::Text::ANY.max(1);
#[rustfmt::skip]
pub static CHECK_TEXTS4_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS4_RESULT_TYPE);

/// How the check texts4 result is read and written.
pub fn check_texts4_result() -> toolrt::Codec<Little> {
    toolrt::Codec::new(
        table_check_texts4_result,
        read_check_texts4_result,
        encode_check_texts4_result,
    )
}

fn table_check_texts4_result() -> table::Table {
    CHECK_TEXTS4_RESULT_TABLE
}

fn encode_check_texts4_result(value: &Little, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS4_RESULT_TYPE);
}

fn read_check_texts4_result(r: &mut Reader<'_>) -> Result<Little, Refused> {
    r.text(&CHECK_TEXTS4_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts4Error {});

#[rustfmt::skip]
static CHECK_TEXTS5_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a");
#[rustfmt::skip]
static CHECK_TEXTS5_RESULT_TYPE_PATTERN_2: table::Pattern = table::Pattern::new("b$");
#[rustfmt::skip]
static CHECK_TEXTS5_RESULT_TYPE: table::Text = table::Text::ANY.max(2).patterns(&[&CHECK_TEXTS5_RESULT_TYPE_PATTERN, &CHECK_TEXTS5_RESULT_TYPE_PATTERN_2]);
#[rustfmt::skip]
pub static CHECK_TEXTS5_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS5_RESULT_TYPE);

/// How the check texts5 result is read and written.
pub fn check_texts5_result() -> toolrt::Codec<Both> {
    toolrt::Codec::new(
        table_check_texts5_result,
        read_check_texts5_result,
        encode_check_texts5_result,
    )
}

fn table_check_texts5_result() -> table::Table {
    CHECK_TEXTS5_RESULT_TABLE
}

fn encode_check_texts5_result(value: &Both, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS5_RESULT_TYPE);
}

fn read_check_texts5_result(r: &mut Reader<'_>) -> Result<Both, Refused> {
    r.text(&CHECK_TEXTS5_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts5Error {});

#[rustfmt::skip]
static CHECK_TEXTS6_RESULT_TYPE: table::Text = table::Text::ANY.min(1).max(1);
#[rustfmt::skip]
pub static CHECK_TEXTS6_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS6_RESULT_TYPE);

/// How the check texts6 result is read and written.
pub fn check_texts6_result() -> toolrt::Codec<One> {
    toolrt::Codec::new(
        table_check_texts6_result,
        read_check_texts6_result,
        encode_check_texts6_result,
    )
}

fn table_check_texts6_result() -> table::Table {
    CHECK_TEXTS6_RESULT_TABLE
}

fn encode_check_texts6_result(value: &One, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS6_RESULT_TYPE);
}

fn read_check_texts6_result(r: &mut Reader<'_>) -> Result<One, Refused> {
    r.text(&CHECK_TEXTS6_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts6Error {});

#[rustfmt::skip]
static CHECK_TEXTS7_RESULT_TYPE: table::Text = table::Text::ANY.max(2);
#[rustfmt::skip]
pub static CHECK_TEXTS7_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS7_RESULT_TYPE);

/// How the check texts7 result is read and written.
pub fn check_texts7_result() -> toolrt::Codec<AtMostTwo> {
    toolrt::Codec::new(
        table_check_texts7_result,
        read_check_texts7_result,
        encode_check_texts7_result,
    )
}

fn table_check_texts7_result() -> table::Table {
    CHECK_TEXTS7_RESULT_TABLE
}

fn encode_check_texts7_result(value: &AtMostTwo, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS7_RESULT_TYPE);
}

fn read_check_texts7_result(r: &mut Reader<'_>) -> Result<AtMostTwo, Refused> {
    r.text(&CHECK_TEXTS7_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts7Error {});

#[rustfmt::skip]
static CHECK_TEXTS8_RESULT_TYPE: table::Text = table::Text::ANY.min(3).max(3);
#[rustfmt::skip]
pub static CHECK_TEXTS8_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS8_RESULT_TYPE);

/// How the check texts8 result is read and written.
pub fn check_texts8_result() -> toolrt::Codec<Three> {
    toolrt::Codec::new(
        table_check_texts8_result,
        read_check_texts8_result,
        encode_check_texts8_result,
    )
}

fn table_check_texts8_result() -> table::Table {
    CHECK_TEXTS8_RESULT_TABLE
}

fn encode_check_texts8_result(value: &Three, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS8_RESULT_TYPE);
}

fn read_check_texts8_result(r: &mut Reader<'_>) -> Result<Three, Refused> {
    r.text(&CHECK_TEXTS8_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts8Error {});

#[rustfmt::skip]
static CHECK_TEXTS9_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[a-z]");
#[rustfmt::skip]
static CHECK_TEXTS9_RESULT_TYPE_PATTERN_2: table::Pattern = table::Pattern::new("[a-z]$");
#[rustfmt::skip]
static CHECK_TEXTS9_RESULT_TYPE: table::Text = table::Text::ANY.min(2).max(5).patterns(&[&CHECK_TEXTS9_RESULT_TYPE_PATTERN, &CHECK_TEXTS9_RESULT_TYPE_PATTERN_2]);
#[rustfmt::skip]
pub static CHECK_TEXTS9_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_TEXTS9_RESULT_TYPE);

/// How the check texts9 result is read and written.
pub fn check_texts9_result() -> toolrt::Codec<Slug> {
    toolrt::Codec::new(
        table_check_texts9_result,
        read_check_texts9_result,
        encode_check_texts9_result,
    )
}

fn table_check_texts9_result() -> table::Table {
    CHECK_TEXTS9_RESULT_TABLE
}

fn encode_check_texts9_result(value: &Slug, w: &mut Writer) {
    w.text(value, &CHECK_TEXTS9_RESULT_TYPE);
}

fn read_check_texts9_result(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&CHECK_TEXTS9_RESULT_TYPE)
}

toolrt::tool_errors!(CheckTexts9Error {});

#[rustfmt::skip]
static CHECK_TEXTS10_RESULT_TYPE_VALUE: table::Text = table::Text::ANY.min(1).max(2);
#[rustfmt::skip]
static CHECK_TEXTS10_RESULT_TYPE: table::Map = table::Map::of(table::Table::Text(&CHECK_TEXTS10_RESULT_TYPE_VALUE));
#[rustfmt::skip]
pub static CHECK_TEXTS10_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_TEXTS10_RESULT_TYPE);

/// How the check texts10 result is read and written.
pub fn check_texts10_result() -> toolrt::Codec<Keyed> {
    toolrt::Codec::new(
        table_check_texts10_result,
        read_check_texts10_result,
        encode_check_texts10_result,
    )
}

fn table_check_texts10_result() -> table::Table {
    CHECK_TEXTS10_RESULT_TABLE
}

fn encode_check_texts10_result(value: &Keyed, w: &mut Writer) {
    w.map(
        value,
        &CHECK_TEXTS10_RESULT_TYPE,
        write_check_texts10_result_value,
    );
}

fn read_check_texts10_result_value(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.text(&CHECK_TEXTS10_RESULT_TYPE_VALUE)
}

fn read_check_texts10_result(r: &mut Reader<'_>) -> Result<Keyed, Refused> {
    r.map(&CHECK_TEXTS10_RESULT_TYPE, read_check_texts10_result_value)
}

fn write_check_texts10_result_value(w: &mut Writer, value: &String) {
    w.text(value, &CHECK_TEXTS10_RESULT_TYPE_VALUE);
}

toolrt::tool_errors!(CheckTexts10Error {});
