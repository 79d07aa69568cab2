// Made by toolc from relatives.tools; do not edit.

//! How the payloads, results and errors of the toolset `more` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{StreamArgs, StreamError, StreamNoteArgs, StreamNoteError};

#[rustfmt::skip]
pub static STREAM_NOTE_ARGS: table::Record = table::Record {
    name: "StreamNoteArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for StreamNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&STREAM_NOTE_ARGS)
    }
}

impl Decode for StreamNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for StreamNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STREAM_ARGS: table::Record = table::Record {
    name: "StreamArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for StreamArgs {
    fn table() -> table::Table {
        table::Table::Record(&STREAM_ARGS)
    }
}

impl Decode for StreamArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for StreamArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

toolrt::tool_errors!(StreamNoteError {});

#[rustfmt::skip]
static STREAM_ITEM_TYPE: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
pub static STREAM_ITEM_TABLE: table::Table = table::Table::Int(&STREAM_ITEM_TYPE);

/// How the stream item is read and written.
pub fn stream_item() -> toolrt::Codec<i64> {
    toolrt::Codec::new(table_stream_item, read_stream_item, encode_stream_item)
}

fn table_stream_item() -> table::Table {
    STREAM_ITEM_TABLE
}

fn encode_stream_item(value: &i64, w: &mut Writer) {
    w.int(*value, &STREAM_ITEM_TYPE);
}

fn read_stream_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&STREAM_ITEM_TYPE)
}

toolrt::tool_errors!(StreamError {});
