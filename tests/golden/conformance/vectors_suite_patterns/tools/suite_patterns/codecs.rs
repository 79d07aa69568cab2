// Made by toolc from suite_patterns.tools; do not edit.

//! How the payloads, results and errors of the toolset `suite_patterns` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS0_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS0_ARGS)
    }
}

impl Decode for CheckSuitePatterns0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS1_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS1_ARGS)
    }
}

impl Decode for CheckSuitePatterns1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS2_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS2_ARGS)
    }
}

impl Decode for CheckSuitePatterns2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS3_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS3_ARGS)
    }
}

impl Decode for CheckSuitePatterns3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS4_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS4_ARGS)
    }
}

impl Decode for CheckSuitePatterns4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS5_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS5_ARGS)
    }
}

impl Decode for CheckSuitePatterns5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS6_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS6_ARGS)
    }
}

impl Decode for CheckSuitePatterns6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS7_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS7_ARGS)
    }
}

impl Decode for CheckSuitePatterns7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS8_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS8_ARGS)
    }
}

impl Decode for CheckSuitePatterns8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS9_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS9_ARGS)
    }
}

impl Decode for CheckSuitePatterns9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS10_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS10_ARGS)
    }
}

impl Decode for CheckSuitePatterns10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS11_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS11_ARGS)
    }
}

impl Decode for CheckSuitePatterns11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS12_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS12_ARGS)
    }
}

impl Decode for CheckSuitePatterns12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS13_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS13_ARGS)
    }
}

impl Decode for CheckSuitePatterns13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS14_ARGS: table::Record = table::Record {
    name: "CheckSuitePatterns14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuitePatterns14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_PATTERNS14_ARGS)
    }
}

impl Decode for CheckSuitePatterns14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuitePatterns14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS0_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^abc$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS0_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS0_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS0_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS0_RESULT_TYPE);

/// How the check suite patterns0 result is read and written.
pub fn check_suite_patterns0_result() -> toolrt::Codec<P1> {
    toolrt::Codec::new(
        table_check_suite_patterns0_result,
        read_check_suite_patterns0_result,
        encode_check_suite_patterns0_result,
    )
}

fn table_check_suite_patterns0_result() -> table::Table {
    CHECK_SUITE_PATTERNS0_RESULT_TABLE
}

fn encode_check_suite_patterns0_result(value: &P1, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS0_RESULT_TYPE);
}

fn read_check_suite_patterns0_result(r: &mut Reader<'_>) -> Result<P1, Refused> {
    r.text(&CHECK_SUITE_PATTERNS0_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns0Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS1_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\t$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS1_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS1_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS1_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS1_RESULT_TYPE);

/// How the check suite patterns1 result is read and written.
pub fn check_suite_patterns1_result() -> toolrt::Codec<P2> {
    toolrt::Codec::new(
        table_check_suite_patterns1_result,
        read_check_suite_patterns1_result,
        encode_check_suite_patterns1_result,
    )
}

fn table_check_suite_patterns1_result() -> table::Table {
    CHECK_SUITE_PATTERNS1_RESULT_TABLE
}

fn encode_check_suite_patterns1_result(value: &P2, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS1_RESULT_TYPE);
}

fn read_check_suite_patterns1_result(r: &mut Reader<'_>) -> Result<P2, Refused> {
    r.text(&CHECK_SUITE_PATTERNS1_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns1Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS2_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\cC$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS2_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS2_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS2_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS2_RESULT_TYPE);

/// How the check suite patterns2 result is read and written.
pub fn check_suite_patterns2_result() -> toolrt::Codec<P3> {
    toolrt::Codec::new(
        table_check_suite_patterns2_result,
        read_check_suite_patterns2_result,
        encode_check_suite_patterns2_result,
    )
}

fn table_check_suite_patterns2_result() -> table::Table {
    CHECK_SUITE_PATTERNS2_RESULT_TABLE
}

fn encode_check_suite_patterns2_result(value: &P3, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS2_RESULT_TYPE);
}

fn read_check_suite_patterns2_result(r: &mut Reader<'_>) -> Result<P3, Refused> {
    r.text(&CHECK_SUITE_PATTERNS2_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns2Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS3_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\cc$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS3_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS3_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS3_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS3_RESULT_TYPE);

/// How the check suite patterns3 result is read and written.
pub fn check_suite_patterns3_result() -> toolrt::Codec<P4> {
    toolrt::Codec::new(
        table_check_suite_patterns3_result,
        read_check_suite_patterns3_result,
        encode_check_suite_patterns3_result,
    )
}

fn table_check_suite_patterns3_result() -> table::Table {
    CHECK_SUITE_PATTERNS3_RESULT_TABLE
}

fn encode_check_suite_patterns3_result(value: &P4, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS3_RESULT_TYPE);
}

fn read_check_suite_patterns3_result(r: &mut Reader<'_>) -> Result<P4, Refused> {
    r.text(&CHECK_SUITE_PATTERNS3_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns3Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS4_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\d$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS4_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS4_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS4_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS4_RESULT_TYPE);

/// How the check suite patterns4 result is read and written.
pub fn check_suite_patterns4_result() -> toolrt::Codec<P5> {
    toolrt::Codec::new(
        table_check_suite_patterns4_result,
        read_check_suite_patterns4_result,
        encode_check_suite_patterns4_result,
    )
}

fn table_check_suite_patterns4_result() -> table::Table {
    CHECK_SUITE_PATTERNS4_RESULT_TABLE
}

fn encode_check_suite_patterns4_result(value: &P5, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS4_RESULT_TYPE);
}

fn read_check_suite_patterns4_result(r: &mut Reader<'_>) -> Result<P5, Refused> {
    r.text(&CHECK_SUITE_PATTERNS4_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns4Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS5_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\D$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS5_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS5_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS5_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS5_RESULT_TYPE);

/// How the check suite patterns5 result is read and written.
pub fn check_suite_patterns5_result() -> toolrt::Codec<P6> {
    toolrt::Codec::new(
        table_check_suite_patterns5_result,
        read_check_suite_patterns5_result,
        encode_check_suite_patterns5_result,
    )
}

fn table_check_suite_patterns5_result() -> table::Table {
    CHECK_SUITE_PATTERNS5_RESULT_TABLE
}

fn encode_check_suite_patterns5_result(value: &P6, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS5_RESULT_TYPE);
}

fn read_check_suite_patterns5_result(r: &mut Reader<'_>) -> Result<P6, Refused> {
    r.text(&CHECK_SUITE_PATTERNS5_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns5Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS6_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\w$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS6_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS6_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS6_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS6_RESULT_TYPE);

/// How the check suite patterns6 result is read and written.
pub fn check_suite_patterns6_result() -> toolrt::Codec<P7> {
    toolrt::Codec::new(
        table_check_suite_patterns6_result,
        read_check_suite_patterns6_result,
        encode_check_suite_patterns6_result,
    )
}

fn table_check_suite_patterns6_result() -> table::Table {
    CHECK_SUITE_PATTERNS6_RESULT_TABLE
}

fn encode_check_suite_patterns6_result(value: &P7, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS6_RESULT_TYPE);
}

fn read_check_suite_patterns6_result(r: &mut Reader<'_>) -> Result<P7, Refused> {
    r.text(&CHECK_SUITE_PATTERNS6_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns6Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS7_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\W$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS7_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS7_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS7_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS7_RESULT_TYPE);

/// How the check suite patterns7 result is read and written.
pub fn check_suite_patterns7_result() -> toolrt::Codec<P8> {
    toolrt::Codec::new(
        table_check_suite_patterns7_result,
        read_check_suite_patterns7_result,
        encode_check_suite_patterns7_result,
    )
}

fn table_check_suite_patterns7_result() -> table::Table {
    CHECK_SUITE_PATTERNS7_RESULT_TABLE
}

fn encode_check_suite_patterns7_result(value: &P8, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS7_RESULT_TYPE);
}

fn read_check_suite_patterns7_result(r: &mut Reader<'_>) -> Result<P8, Refused> {
    r.text(&CHECK_SUITE_PATTERNS7_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns7Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS8_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\s$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS8_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS8_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS8_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS8_RESULT_TYPE);

/// How the check suite patterns8 result is read and written.
pub fn check_suite_patterns8_result() -> toolrt::Codec<P9> {
    toolrt::Codec::new(
        table_check_suite_patterns8_result,
        read_check_suite_patterns8_result,
        encode_check_suite_patterns8_result,
    )
}

fn table_check_suite_patterns8_result() -> table::Table {
    CHECK_SUITE_PATTERNS8_RESULT_TABLE
}

fn encode_check_suite_patterns8_result(value: &P9, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS8_RESULT_TYPE);
}

fn read_check_suite_patterns8_result(r: &mut Reader<'_>) -> Result<P9, Refused> {
    r.text(&CHECK_SUITE_PATTERNS8_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns8Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS9_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\S$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS9_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS9_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS9_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS9_RESULT_TYPE);

/// How the check suite patterns9 result is read and written.
pub fn check_suite_patterns9_result() -> toolrt::Codec<P10> {
    toolrt::Codec::new(
        table_check_suite_patterns9_result,
        read_check_suite_patterns9_result,
        encode_check_suite_patterns9_result,
    )
}

fn table_check_suite_patterns9_result() -> table::Table {
    CHECK_SUITE_PATTERNS9_RESULT_TABLE
}

fn encode_check_suite_patterns9_result(value: &P10, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS9_RESULT_TYPE);
}

fn read_check_suite_patterns9_result(r: &mut Reader<'_>) -> Result<P10, Refused> {
    r.text(&CHECK_SUITE_PATTERNS9_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns9Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS10_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("\\p{Letter}cole");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS10_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS10_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS10_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS10_RESULT_TYPE);

/// How the check suite patterns10 result is read and written.
pub fn check_suite_patterns10_result() -> toolrt::Codec<P11> {
    toolrt::Codec::new(
        table_check_suite_patterns10_result,
        read_check_suite_patterns10_result,
        encode_check_suite_patterns10_result,
    )
}

fn table_check_suite_patterns10_result() -> table::Table {
    CHECK_SUITE_PATTERNS10_RESULT_TABLE
}

fn encode_check_suite_patterns10_result(value: &P11, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS10_RESULT_TYPE);
}

fn read_check_suite_patterns10_result(r: &mut Reader<'_>) -> Result<P11, Refused> {
    r.text(&CHECK_SUITE_PATTERNS10_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns10Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS11_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("\\wcole");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS11_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS11_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS11_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS11_RESULT_TYPE);

/// How the check suite patterns11 result is read and written.
pub fn check_suite_patterns11_result() -> toolrt::Codec<P12> {
    toolrt::Codec::new(
        table_check_suite_patterns11_result,
        read_check_suite_patterns11_result,
        encode_check_suite_patterns11_result,
    )
}

fn table_check_suite_patterns11_result() -> table::Table {
    CHECK_SUITE_PATTERNS11_RESULT_TABLE
}

fn encode_check_suite_patterns11_result(value: &P12, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS11_RESULT_TYPE);
}

fn read_check_suite_patterns11_result(r: &mut Reader<'_>) -> Result<P12, Refused> {
    r.text(&CHECK_SUITE_PATTERNS11_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns11Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS12_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("[a-z]cole");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS12_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS12_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS12_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS12_RESULT_TYPE);

/// How the check suite patterns12 result is read and written.
pub fn check_suite_patterns12_result() -> toolrt::Codec<P13> {
    toolrt::Codec::new(
        table_check_suite_patterns12_result,
        read_check_suite_patterns12_result,
        encode_check_suite_patterns12_result,
    )
}

fn table_check_suite_patterns12_result() -> table::Table {
    CHECK_SUITE_PATTERNS12_RESULT_TABLE
}

fn encode_check_suite_patterns12_result(value: &P13, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS12_RESULT_TYPE);
}

fn read_check_suite_patterns12_result(r: &mut Reader<'_>) -> Result<P13, Refused> {
    r.text(&CHECK_SUITE_PATTERNS12_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns12Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS13_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\d+$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS13_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS13_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS13_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS13_RESULT_TYPE);

/// How the check suite patterns13 result is read and written.
pub fn check_suite_patterns13_result() -> toolrt::Codec<P14> {
    toolrt::Codec::new(
        table_check_suite_patterns13_result,
        read_check_suite_patterns13_result,
        encode_check_suite_patterns13_result,
    )
}

fn table_check_suite_patterns13_result() -> table::Table {
    CHECK_SUITE_PATTERNS13_RESULT_TABLE
}

fn encode_check_suite_patterns13_result(value: &P14, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS13_RESULT_TYPE);
}

fn read_check_suite_patterns13_result(r: &mut Reader<'_>) -> Result<P14, Refused> {
    r.text(&CHECK_SUITE_PATTERNS13_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns13Error {});

#[rustfmt::skip]
static CHECK_SUITE_PATTERNS14_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{digit}+$");
#[rustfmt::skip]
static CHECK_SUITE_PATTERNS14_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_SUITE_PATTERNS14_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_SUITE_PATTERNS14_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_SUITE_PATTERNS14_RESULT_TYPE);

/// How the check suite patterns14 result is read and written.
pub fn check_suite_patterns14_result() -> toolrt::Codec<P15> {
    toolrt::Codec::new(
        table_check_suite_patterns14_result,
        read_check_suite_patterns14_result,
        encode_check_suite_patterns14_result,
    )
}

fn table_check_suite_patterns14_result() -> table::Table {
    CHECK_SUITE_PATTERNS14_RESULT_TABLE
}

fn encode_check_suite_patterns14_result(value: &P15, w: &mut Writer) {
    w.text(value, &CHECK_SUITE_PATTERNS14_RESULT_TYPE);
}

fn read_check_suite_patterns14_result(r: &mut Reader<'_>) -> Result<P15, Refused> {
    r.text(&CHECK_SUITE_PATTERNS14_RESULT_TYPE)
}

toolrt::tool_errors!(CheckSuitePatterns14Error {});
