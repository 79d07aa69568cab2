// Made by toolc from words.tools; do not edit.

//! How the payloads, results and errors of the toolset `words` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::conformance_words::codecs as conformance_words;
use super::types::*;

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

toolrt::tool_errors!(CheckWords0Error {});

toolrt::tool_errors!(CheckWords1Error {});

toolrt::tool_errors!(CheckWords2Error {});

toolrt::tool_errors!(CheckWords3Error {});
