// Made by toolc from words.tools; do not edit.

//! How the payloads, results and errors of the toolset `words` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    CheckWords0Args, CheckWords0Error, CheckWords1Args, CheckWords1Error, CheckWords2Args,
    CheckWords2Error, CheckWords3Args, CheckWords3Error, CheckWords4Args, CheckWords4Error,
    CheckWords5Args, CheckWords5Error, CheckWords6Args, CheckWords6Error, CheckWords7Args,
    CheckWords7Error, CheckWords8Args, CheckWords8Error, CheckWords9Args, CheckWords9Error,
    CheckWords10Args, CheckWords10Error, CheckWords11Args, CheckWords11Error, Mapped,
};

#[rustfmt::skip]
pub static CHECK_WORDS0_ARGS: table::Record = table::Record {
    name: "CheckWords0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS0_ARGS)
    }
}

impl Decode for CheckWords0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS1_ARGS: table::Record = table::Record {
    name: "CheckWords1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS1_ARGS)
    }
}

impl Decode for CheckWords1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS2_ARGS: table::Record = table::Record {
    name: "CheckWords2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS2_ARGS)
    }
}

impl Decode for CheckWords2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS3_ARGS: table::Record = table::Record {
    name: "CheckWords3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS3_ARGS)
    }
}

impl Decode for CheckWords3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS4_ARGS: table::Record = table::Record {
    name: "CheckWords4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS4_ARGS)
    }
}

impl Decode for CheckWords4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS5_ARGS: table::Record = table::Record {
    name: "CheckWords5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS5_ARGS)
    }
}

impl Decode for CheckWords5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS6_ARGS: table::Record = table::Record {
    name: "CheckWords6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS6_ARGS)
    }
}

impl Decode for CheckWords6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS7_ARGS: table::Record = table::Record {
    name: "CheckWords7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS7_ARGS)
    }
}

impl Decode for CheckWords7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS8_ARGS: table::Record = table::Record {
    name: "CheckWords8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS8_ARGS)
    }
}

impl Decode for CheckWords8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS9_ARGS: table::Record = table::Record {
    name: "CheckWords9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS9_ARGS)
    }
}

impl Decode for CheckWords9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS10_ARGS: table::Record = table::Record {
    name: "CheckWords10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS10_ARGS)
    }
}

impl Decode for CheckWords10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_WORDS11_ARGS: table::Record = table::Record {
    name: "CheckWords11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckWords11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_WORDS11_ARGS)
    }
}

impl Decode for CheckWords11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckWords11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckWords0Error {});

toolrt::tool_errors!(CheckWords1Error {});

toolrt::tool_errors!(CheckWords2Error {});

toolrt::tool_errors!(CheckWords3Error {});

toolrt::tool_errors!(CheckWords4Error {});

toolrt::tool_errors!(CheckWords5Error {});

toolrt::tool_errors!(CheckWords6Error {});

toolrt::tool_errors!(CheckWords7Error {});

toolrt::tool_errors!(CheckWords8Error {});

toolrt::tool_errors!(CheckWords9Error {});

toolrt::tool_errors!(CheckWords10Error {});

#[rustfmt::skip]
static CHECK_WORDS11_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
pub static CHECK_WORDS11_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_WORDS11_RESULT_TYPE);

/// How the check words11 result is read and written.
pub fn check_words11_result() -> toolrt::Codec<Mapped> {
    toolrt::Codec::new(
        table_check_words11_result,
        read_check_words11_result,
        encode_check_words11_result,
    )
}

fn table_check_words11_result() -> table::Table {
    CHECK_WORDS11_RESULT_TABLE
}

fn encode_check_words11_result(value: &Mapped, w: &mut Writer) {
    w.write(value);
}

fn read_check_words11_result(r: &mut Reader<'_>) -> Result<Mapped, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckWords11Error {});
