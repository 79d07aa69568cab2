// Made by toolc from patterns.tools; do not edit.

//! How the payloads, results and errors of the toolset `patterns` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static CHECK_PATTERNS0_ARGS: table::Record = table::Record {
    name: "CheckPatterns0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS0_ARGS)
    }
}

impl Decode for CheckPatterns0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS1_ARGS: table::Record = table::Record {
    name: "CheckPatterns1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS1_ARGS)
    }
}

impl Decode for CheckPatterns1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS2_ARGS: table::Record = table::Record {
    name: "CheckPatterns2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS2_ARGS)
    }
}

impl Decode for CheckPatterns2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS3_ARGS: table::Record = table::Record {
    name: "CheckPatterns3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS3_ARGS)
    }
}

impl Decode for CheckPatterns3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS4_ARGS: table::Record = table::Record {
    name: "CheckPatterns4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS4_ARGS)
    }
}

impl Decode for CheckPatterns4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS5_ARGS: table::Record = table::Record {
    name: "CheckPatterns5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS5_ARGS)
    }
}

impl Decode for CheckPatterns5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS6_ARGS: table::Record = table::Record {
    name: "CheckPatterns6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS6_ARGS)
    }
}

impl Decode for CheckPatterns6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS7_ARGS: table::Record = table::Record {
    name: "CheckPatterns7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS7_ARGS)
    }
}

impl Decode for CheckPatterns7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS8_ARGS: table::Record = table::Record {
    name: "CheckPatterns8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS8_ARGS)
    }
}

impl Decode for CheckPatterns8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS9_ARGS: table::Record = table::Record {
    name: "CheckPatterns9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS9_ARGS)
    }
}

impl Decode for CheckPatterns9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS10_ARGS: table::Record = table::Record {
    name: "CheckPatterns10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS10_ARGS)
    }
}

impl Decode for CheckPatterns10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS11_ARGS: table::Record = table::Record {
    name: "CheckPatterns11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS11_ARGS)
    }
}

impl Decode for CheckPatterns11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS12_ARGS: table::Record = table::Record {
    name: "CheckPatterns12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS12_ARGS)
    }
}

impl Decode for CheckPatterns12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
static CHECK_PATTERNS0_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static CHECK_PATTERNS0_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS0_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS0_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS0_RESULT_TYPE);

/// How the check patterns0 result is read and written.
pub fn check_patterns0_result() -> toolrt::Codec<Slug> {
    toolrt::Codec::new(
        table_check_patterns0_result,
        read_check_patterns0_result,
        encode_check_patterns0_result,
    )
}

fn table_check_patterns0_result() -> table::Table {
    CHECK_PATTERNS0_RESULT_TABLE
}

fn encode_check_patterns0_result(value: &Slug, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS0_RESULT_TYPE);
}

fn read_check_patterns0_result(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&CHECK_PATTERNS0_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns0Error {});

#[rustfmt::skip]
static CHECK_PATTERNS1_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("b+");
#[rustfmt::skip]
static CHECK_PATTERNS1_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS1_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS1_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS1_RESULT_TYPE);

/// How the check patterns1 result is read and written.
pub fn check_patterns1_result() -> toolrt::Codec<Inside> {
    toolrt::Codec::new(
        table_check_patterns1_result,
        read_check_patterns1_result,
        encode_check_patterns1_result,
    )
}

fn table_check_patterns1_result() -> table::Table {
    CHECK_PATTERNS1_RESULT_TABLE
}

fn encode_check_patterns1_result(value: &Inside, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS1_RESULT_TYPE);
}

fn read_check_patterns1_result(r: &mut Reader<'_>) -> Result<Inside, Refused> {
    r.text(&CHECK_PATTERNS1_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns1Error {});

#[rustfmt::skip]
static CHECK_PATTERNS2_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\d+$");
#[rustfmt::skip]
static CHECK_PATTERNS2_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS2_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS2_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS2_RESULT_TYPE);

/// How the check patterns2 result is read and written.
pub fn check_patterns2_result() -> toolrt::Codec<Digits> {
    toolrt::Codec::new(
        table_check_patterns2_result,
        read_check_patterns2_result,
        encode_check_patterns2_result,
    )
}

fn table_check_patterns2_result() -> table::Table {
    CHECK_PATTERNS2_RESULT_TABLE
}

fn encode_check_patterns2_result(value: &Digits, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS2_RESULT_TYPE);
}

fn read_check_patterns2_result(r: &mut Reader<'_>) -> Result<Digits, Refused> {
    r.text(&CHECK_PATTERNS2_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns2Error {});

#[rustfmt::skip]
static CHECK_PATTERNS3_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\w+$");
#[rustfmt::skip]
static CHECK_PATTERNS3_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS3_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS3_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS3_RESULT_TYPE);

/// How the check patterns3 result is read and written.
pub fn check_patterns3_result() -> toolrt::Codec<Word> {
    toolrt::Codec::new(
        table_check_patterns3_result,
        read_check_patterns3_result,
        encode_check_patterns3_result,
    )
}

fn table_check_patterns3_result() -> table::Table {
    CHECK_PATTERNS3_RESULT_TABLE
}

fn encode_check_patterns3_result(value: &Word, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS3_RESULT_TYPE);
}

fn read_check_patterns3_result(r: &mut Reader<'_>) -> Result<Word, Refused> {
    r.text(&CHECK_PATTERNS3_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns3Error {});

#[rustfmt::skip]
static CHECK_PATTERNS4_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\s$");
#[rustfmt::skip]
static CHECK_PATTERNS4_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS4_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS4_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS4_RESULT_TYPE);

/// How the check patterns4 result is read and written.
pub fn check_patterns4_result() -> toolrt::Codec<Space> {
    toolrt::Codec::new(
        table_check_patterns4_result,
        read_check_patterns4_result,
        encode_check_patterns4_result,
    )
}

fn table_check_patterns4_result() -> table::Table {
    CHECK_PATTERNS4_RESULT_TABLE
}

fn encode_check_patterns4_result(value: &Space, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS4_RESULT_TYPE);
}

fn read_check_patterns4_result(r: &mut Reader<'_>) -> Result<Space, Refused> {
    r.text(&CHECK_PATTERNS4_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns4Error {});

#[rustfmt::skip]
static CHECK_PATTERNS5_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^.$");
#[rustfmt::skip]
static CHECK_PATTERNS5_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS5_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS5_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS5_RESULT_TYPE);

/// How the check patterns5 result is read and written.
pub fn check_patterns5_result() -> toolrt::Codec<Dot> {
    toolrt::Codec::new(
        table_check_patterns5_result,
        read_check_patterns5_result,
        encode_check_patterns5_result,
    )
}

fn table_check_patterns5_result() -> table::Table {
    CHECK_PATTERNS5_RESULT_TABLE
}

fn encode_check_patterns5_result(value: &Dot, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS5_RESULT_TYPE);
}

fn read_check_patterns5_result(r: &mut Reader<'_>) -> Result<Dot, Refused> {
    r.text(&CHECK_PATTERNS5_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns5Error {});

#[rustfmt::skip]
static CHECK_PATTERNS6_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?=.*\\d)(?!.*x).+$");
#[rustfmt::skip]
static CHECK_PATTERNS6_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS6_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS6_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS6_RESULT_TYPE);

/// How the check patterns6 result is read and written.
pub fn check_patterns6_result() -> toolrt::Codec<Ahead> {
    toolrt::Codec::new(
        table_check_patterns6_result,
        read_check_patterns6_result,
        encode_check_patterns6_result,
    )
}

fn table_check_patterns6_result() -> table::Table {
    CHECK_PATTERNS6_RESULT_TABLE
}

fn encode_check_patterns6_result(value: &Ahead, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS6_RESULT_TYPE);
}

fn read_check_patterns6_result(r: &mut Reader<'_>) -> Result<Ahead, Refused> {
    r.text(&CHECK_PATTERNS6_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns6Error {});

#[rustfmt::skip]
static CHECK_PATTERNS7_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("(?<=a)b");
#[rustfmt::skip]
static CHECK_PATTERNS7_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS7_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS7_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS7_RESULT_TYPE);

/// How the check patterns7 result is read and written.
pub fn check_patterns7_result() -> toolrt::Codec<Behind> {
    toolrt::Codec::new(
        table_check_patterns7_result,
        read_check_patterns7_result,
        encode_check_patterns7_result,
    )
}

fn table_check_patterns7_result() -> table::Table {
    CHECK_PATTERNS7_RESULT_TABLE
}

fn encode_check_patterns7_result(value: &Behind, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS7_RESULT_TYPE);
}

fn read_check_patterns7_result(r: &mut Reader<'_>) -> Result<Behind, Refused> {
    r.text(&CHECK_PATTERNS7_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns7Error {});

#[rustfmt::skip]
static CHECK_PATTERNS8_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(.)\\1$");
#[rustfmt::skip]
static CHECK_PATTERNS8_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS8_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS8_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS8_RESULT_TYPE);

/// How the check patterns8 result is read and written.
pub fn check_patterns8_result() -> toolrt::Codec<Twice> {
    toolrt::Codec::new(
        table_check_patterns8_result,
        read_check_patterns8_result,
        encode_check_patterns8_result,
    )
}

fn table_check_patterns8_result() -> table::Table {
    CHECK_PATTERNS8_RESULT_TABLE
}

fn encode_check_patterns8_result(value: &Twice, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS8_RESULT_TYPE);
}

fn read_check_patterns8_result(r: &mut Reader<'_>) -> Result<Twice, Refused> {
    r.text(&CHECK_PATTERNS8_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns8Error {});

#[rustfmt::skip]
static CHECK_PATTERNS9_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:(a)|b)\\1$");
#[rustfmt::skip]
static CHECK_PATTERNS9_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS9_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS9_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS9_RESULT_TYPE);

/// How the check patterns9 result is read and written.
pub fn check_patterns9_result() -> toolrt::Codec<Unset> {
    toolrt::Codec::new(
        table_check_patterns9_result,
        read_check_patterns9_result,
        encode_check_patterns9_result,
    )
}

fn table_check_patterns9_result() -> table::Table {
    CHECK_PATTERNS9_RESULT_TABLE
}

fn encode_check_patterns9_result(value: &Unset, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS9_RESULT_TYPE);
}

fn read_check_patterns9_result(r: &mut Reader<'_>) -> Result<Unset, Refused> {
    r.text(&CHECK_PATTERNS9_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns9Error {});

#[rustfmt::skip]
static CHECK_PATTERNS10_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{L}$");
#[rustfmt::skip]
static CHECK_PATTERNS10_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS10_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS10_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS10_RESULT_TYPE);

/// How the check patterns10 result is read and written.
pub fn check_patterns10_result() -> toolrt::Codec<Letter> {
    toolrt::Codec::new(
        table_check_patterns10_result,
        read_check_patterns10_result,
        encode_check_patterns10_result,
    )
}

fn table_check_patterns10_result() -> table::Table {
    CHECK_PATTERNS10_RESULT_TABLE
}

fn encode_check_patterns10_result(value: &Letter, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS10_RESULT_TYPE);
}

fn read_check_patterns10_result(r: &mut Reader<'_>) -> Result<Letter, Refused> {
    r.text(&CHECK_PATTERNS10_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns10Error {});

#[rustfmt::skip]
static CHECK_PATTERNS11_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a\\/[/]$");
#[rustfmt::skip]
static CHECK_PATTERNS11_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS11_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS11_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS11_RESULT_TYPE);

/// How the check patterns11 result is read and written.
pub fn check_patterns11_result() -> toolrt::Codec<Slash> {
    toolrt::Codec::new(
        table_check_patterns11_result,
        read_check_patterns11_result,
        encode_check_patterns11_result,
    )
}

fn table_check_patterns11_result() -> table::Table {
    CHECK_PATTERNS11_RESULT_TABLE
}

fn encode_check_patterns11_result(value: &Slash, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS11_RESULT_TYPE);
}

fn read_check_patterns11_result(r: &mut Reader<'_>) -> Result<Slash, Refused> {
    r.text(&CHECK_PATTERNS11_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns11Error {});

#[rustfmt::skip]
static CHECK_PATTERNS12_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{2,3}$");
#[rustfmt::skip]
static CHECK_PATTERNS12_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS12_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS12_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS12_RESULT_TYPE);

/// How the check patterns12 result is read and written.
pub fn check_patterns12_result() -> toolrt::Codec<Counted> {
    toolrt::Codec::new(
        table_check_patterns12_result,
        read_check_patterns12_result,
        encode_check_patterns12_result,
    )
}

fn table_check_patterns12_result() -> table::Table {
    CHECK_PATTERNS12_RESULT_TABLE
}

fn encode_check_patterns12_result(value: &Counted, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS12_RESULT_TYPE);
}

fn read_check_patterns12_result(r: &mut Reader<'_>) -> Result<Counted, Refused> {
    r.text(&CHECK_PATTERNS12_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns12Error {});
