// Made by toolc from documents.tools; do not edit.

//! How the payloads, results and errors of the toolset `documents` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    CheckDocuments0Args, CheckDocuments0Error, CheckDocuments1Args, CheckDocuments1Error,
    CheckDocuments2Args, CheckDocuments2Error, CheckDocuments3Args, CheckDocuments3Error,
    CheckDocuments4Args, CheckDocuments4Error, CheckDocuments5Args, CheckDocuments5Error, Nest,
    Numbers, Strings,
};

#[rustfmt::skip]
pub static CHECK_DOCUMENTS0_ARGS: table::Record = table::Record {
    name: "CheckDocuments0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckDocuments0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_DOCUMENTS0_ARGS)
    }
}

impl Decode for CheckDocuments0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckDocuments0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_DOCUMENTS1_ARGS: table::Record = table::Record {
    name: "CheckDocuments1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckDocuments1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_DOCUMENTS1_ARGS)
    }
}

impl Decode for CheckDocuments1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckDocuments1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_DOCUMENTS2_ARGS: table::Record = table::Record {
    name: "CheckDocuments2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckDocuments2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_DOCUMENTS2_ARGS)
    }
}

impl Decode for CheckDocuments2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckDocuments2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_DOCUMENTS3_ARGS: table::Record = table::Record {
    name: "CheckDocuments3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckDocuments3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_DOCUMENTS3_ARGS)
    }
}

impl Decode for CheckDocuments3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckDocuments3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_DOCUMENTS4_ARGS: table::Record = table::Record {
    name: "CheckDocuments4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckDocuments4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_DOCUMENTS4_ARGS)
    }
}

impl Decode for CheckDocuments4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckDocuments4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_DOCUMENTS5_ARGS: table::Record = table::Record {
    name: "CheckDocuments5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckDocuments5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_DOCUMENTS5_ARGS)
    }
}

impl Decode for CheckDocuments5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckDocuments5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckDocuments0Error {});

toolrt::tool_errors!(CheckDocuments1Error {});

#[rustfmt::skip]
static CHECK_DOCUMENTS2_RESULT_TYPE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
pub static CHECK_DOCUMENTS2_RESULT_TABLE: table::Table = table::Table::List(&CHECK_DOCUMENTS2_RESULT_TYPE);

/// How the check documents2 result is read and written.
pub fn check_documents2_result() -> toolrt::Codec<Numbers> {
    toolrt::Codec::new(
        table_check_documents2_result,
        read_check_documents2_result,
        encode_check_documents2_result,
    )
}

fn table_check_documents2_result() -> table::Table {
    CHECK_DOCUMENTS2_RESULT_TABLE
}

fn encode_check_documents2_result(value: &Numbers, w: &mut Writer) {
    w.write(value);
}

fn read_check_documents2_result(r: &mut Reader<'_>) -> Result<Numbers, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckDocuments2Error {});

toolrt::tool_errors!(CheckDocuments3Error {});

#[rustfmt::skip]
static CHECK_DOCUMENTS4_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
pub static CHECK_DOCUMENTS4_RESULT_TABLE: table::Table = table::Table::List(&CHECK_DOCUMENTS4_RESULT_TYPE);

/// How the check documents4 result is read and written.
pub fn check_documents4_result() -> toolrt::Codec<Strings> {
    toolrt::Codec::new(
        table_check_documents4_result,
        read_check_documents4_result,
        encode_check_documents4_result,
    )
}

fn table_check_documents4_result() -> table::Table {
    CHECK_DOCUMENTS4_RESULT_TABLE
}

fn encode_check_documents4_result(value: &Strings, w: &mut Writer) {
    w.write(value);
}

fn read_check_documents4_result(r: &mut Reader<'_>) -> Result<Strings, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckDocuments4Error {});

#[rustfmt::skip]
static CHECK_DOCUMENTS5_RESULT_TYPE: table::Map = table::Map::of(table::Table::Json);
#[rustfmt::skip]
pub static CHECK_DOCUMENTS5_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_DOCUMENTS5_RESULT_TYPE);

/// How the check documents5 result is read and written.
pub fn check_documents5_result() -> toolrt::Codec<Nest> {
    toolrt::Codec::new(
        table_check_documents5_result,
        read_check_documents5_result,
        encode_check_documents5_result,
    )
}

fn table_check_documents5_result() -> table::Table {
    CHECK_DOCUMENTS5_RESULT_TABLE
}

fn encode_check_documents5_result(value: &Nest, w: &mut Writer) {
    w.write(value);
}

fn read_check_documents5_result(r: &mut Reader<'_>) -> Result<Nest, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckDocuments5Error {});
