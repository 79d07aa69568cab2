// Made by toolc from schema.tools; do not edit.

//! How the payloads, results and errors of the toolset `keywords` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::schema::codecs as schema;
use super::types::{GiveTextArgs, GiveTextError, SwapBarsArgs, SwapBarsError};

#[rustfmt::skip]
pub static SWAP_BARS_ARGS: table::Record = table::Record {
    name: "SwapBarsArgs",
    fields: &[
        table::Field::required("bar", table::Table::Schema(&schema::FOO_BAR_SCHEMA)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SwapBarsArgs {
    fn table() -> table::Table {
        table::Table::Record(&SWAP_BARS_ARGS)
    }
}

impl Decode for SwapBarsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut bar = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "bar" => bar = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            bar: bar.ok_or(Refused)?,
        })
    }
}

impl Encode for SwapBarsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("bar").write(&self.bar);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GIVE_TEXT_ARGS: table::Record = table::Record {
    name: "GiveTextArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for GiveTextArgs {
    fn table() -> table::Table {
        table::Table::Record(&GIVE_TEXT_ARGS)
    }
}

impl Decode for GiveTextArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for GiveTextArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(SwapBarsError {});

#[rustfmt::skip]
pub static GIVE_TEXT_RESULT_TYPE_SCHEMA: table::Schema = table::Schema::new(table::Table::STRING, "{\"minLength\":2}");
#[rustfmt::skip]
pub static GIVE_TEXT_RESULT_TABLE: table::Table = table::Table::Schema(&GIVE_TEXT_RESULT_TYPE_SCHEMA);

/// How the give text result is read and written.
pub fn give_text_result() -> toolrt::Codec<String> {
    toolrt::Codec::new(
        table_give_text_result,
        read_give_text_result_checked,
        encode_give_text_result,
    )
}

fn table_give_text_result() -> table::Table {
    GIVE_TEXT_RESULT_TABLE
}

fn encode_give_text_result(value: &String, w: &mut Writer) {
    w.check();
    w.write(value);
}

fn read_give_text_result(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.read()
}

fn read_give_text_result_checked(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.checked()?;
    read_give_text_result(r)
}

toolrt::tool_errors!(GiveTextError {});
