// Made by toolc from secrets.tools; do not edit.

//! How the payloads, results and errors of the toolset `secrets` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_secrets::codecs as conformance_secrets;
use super::types::{
    CheckSecrets0Args, CheckSecrets0Error, CheckSecrets1Args, CheckSecrets1Error,
    CheckSecrets2Args, CheckSecrets2Error, CheckSecrets3Args, CheckSecrets3Error,
    CheckSecrets4Args, CheckSecrets4Error, CheckSecrets5Args, CheckSecrets5Error,
    CheckSecrets6Args, CheckSecrets6Error, Inner, Keys,
};

#[rustfmt::skip]
pub static CHECK_SECRETS0_ARGS: table::Record = table::Record {
    name: "CheckSecrets0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS0_ARGS)
    }
}

impl Decode for CheckSecrets0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SECRETS1_ARGS: table::Record = table::Record {
    name: "CheckSecrets1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS1_ARGS)
    }
}

impl Decode for CheckSecrets1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SECRETS2_ARGS: table::Record = table::Record {
    name: "CheckSecrets2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS2_ARGS)
    }
}

impl Decode for CheckSecrets2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SECRETS3_ARGS: table::Record = table::Record {
    name: "CheckSecrets3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS3_ARGS)
    }
}

impl Decode for CheckSecrets3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SECRETS4_ARGS: table::Record = table::Record {
    name: "CheckSecrets4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS4_ARGS)
    }
}

impl Decode for CheckSecrets4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SECRETS5_ARGS: table::Record = table::Record {
    name: "CheckSecrets5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS5_ARGS)
    }
}

impl Decode for CheckSecrets5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SECRETS6_ARGS: table::Record = table::Record {
    name: "CheckSecrets6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSecrets6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SECRETS6_ARGS)
    }
}

impl Decode for CheckSecrets6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSecrets6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckSecrets0Error {});

toolrt::tool_errors!(CheckSecrets1Error {});

#[rustfmt::skip]
static CHECK_SECRETS2_RESULT_TYPE: table::Text = table::Text::ANY.min(4);
#[rustfmt::skip]
pub static CHECK_SECRETS2_RESULT_TABLE: table::Table = table::Table::Secret(&table::Table::Text(&CHECK_SECRETS2_RESULT_TYPE));

/// How the check secrets2 result is read and written.
pub fn check_secrets2_result() -> toolrt::Codec<toolrt::Secret<String>> {
    toolrt::Codec::new(
        table_check_secrets2_result,
        read_check_secrets2_result_hidden,
        encode_check_secrets2_result,
    )
}

fn table_check_secrets2_result() -> table::Table {
    CHECK_SECRETS2_RESULT_TABLE
}

fn encode_check_secrets2_result(value: &toolrt::Secret<String>, w: &mut Writer) {
    write_check_secrets2_result_hidden(w, value);
}

fn read_check_secrets2_result_hidden(
    r: &mut Reader<'_>,
) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&CHECK_SECRETS2_RESULT_TYPE).map(toolrt::Secret::new)
}

fn write_check_secrets2_result_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &CHECK_SECRETS2_RESULT_TYPE);
}

toolrt::tool_errors!(CheckSecrets2Error {});

#[rustfmt::skip]
static CHECK_SECRETS3_RESULT_TYPE_ITEM: table::Text = table::Text::ANY.min(4);
#[rustfmt::skip]
static CHECK_SECRETS3_RESULT_TYPE: table::List = table::List::of(table::Table::Secret(&table::Table::Text(&CHECK_SECRETS3_RESULT_TYPE_ITEM)));
#[rustfmt::skip]
pub static CHECK_SECRETS3_RESULT_TABLE: table::Table = table::Table::List(&CHECK_SECRETS3_RESULT_TYPE);

/// How the check secrets3 result is read and written.
pub fn check_secrets3_result() -> toolrt::Codec<Keys> {
    toolrt::Codec::new(
        table_check_secrets3_result,
        read_check_secrets3_result,
        encode_check_secrets3_result,
    )
}

fn table_check_secrets3_result() -> table::Table {
    CHECK_SECRETS3_RESULT_TABLE
}

fn encode_check_secrets3_result(value: &Keys, w: &mut Writer) {
    w.list(
        value,
        &CHECK_SECRETS3_RESULT_TYPE,
        write_check_secrets3_result_item_hidden,
    );
}

fn read_check_secrets3_result_item_hidden(
    r: &mut Reader<'_>,
) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&CHECK_SECRETS3_RESULT_TYPE_ITEM)
        .map(toolrt::Secret::new)
}

fn read_check_secrets3_result(r: &mut Reader<'_>) -> Result<Keys, Refused> {
    r.list(
        &CHECK_SECRETS3_RESULT_TYPE,
        read_check_secrets3_result_item_hidden,
    )
}

fn write_check_secrets3_result_item_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &CHECK_SECRETS3_RESULT_TYPE_ITEM);
}

toolrt::tool_errors!(CheckSecrets3Error {});

#[rustfmt::skip]
pub static CHECK_SECRETS4_RESULT_TABLE: table::Table = table::Table::Secret(&table::Table::Record(&conformance_secrets::INNER));

/// How the check secrets4 result is read and written.
pub fn check_secrets4_result() -> toolrt::Codec<toolrt::Secret<Inner>> {
    toolrt::Codec::new(
        table_check_secrets4_result,
        read_check_secrets4_result,
        encode_check_secrets4_result,
    )
}

fn table_check_secrets4_result() -> table::Table {
    CHECK_SECRETS4_RESULT_TABLE
}

fn encode_check_secrets4_result(value: &toolrt::Secret<Inner>, w: &mut Writer) {
    w.write(value);
}

fn read_check_secrets4_result(r: &mut Reader<'_>) -> Result<toolrt::Secret<Inner>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckSecrets4Error {});

toolrt::tool_errors!(CheckSecrets5Error {});

toolrt::tool_errors!(CheckSecrets6Error {});
