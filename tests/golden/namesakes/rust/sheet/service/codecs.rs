// Made by toolc from namesakes.tools; do not edit.

//! How the payloads and results of the service `sheet` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{ReadError, ReadPayload, ReadPayloadRowsItem, ReadResultItem};

#[rustfmt::skip]
pub static READ_PAYLOAD_ROWS_ITEM: table::Record = table::Record {
    name: "ReadPayloadRowsItem",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadPayloadRowsItem {
    fn table() -> table::Table {
        table::Table::Record(&READ_PAYLOAD_ROWS_ITEM)
    }
}

impl Decode for ReadPayloadRowsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadPayloadRowsItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_PAYLOAD: table::Record = table::Record {
    name: "ReadPayload",
    fields: &[
        table::Field::required("rows", table::Table::List(&READ_PAYLOAD_ROWS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static READ_PAYLOAD_ROWS: table::List = table::List::of(table::Table::Record(&READ_PAYLOAD_ROWS_ITEM));

impl Payload for ReadPayload {
    fn table() -> table::Table {
        table::Table::Record(&READ_PAYLOAD)
    }
}

impl Decode for ReadPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut rows = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "rows" => rows = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            rows: rows.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows").write(&self.rows);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_RESULT_ITEM: table::Record = table::Record {
    name: "ReadResultItem",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadResultItem {
    fn table() -> table::Table {
        table::Table::Record(&READ_RESULT_ITEM)
    }
}

impl Decode for ReadResultItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadResultItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
static READ_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&READ_RESULT_ITEM));
#[rustfmt::skip]
pub static READ_RESULT_TABLE: table::Table = table::Table::List(&READ_RESULT_TYPE);

/// How the read result is read and written.
pub fn read_result() -> toolrt::Codec<Vec<ReadResultItem>> {
    toolrt::Codec::new(table_read_result, read_read_result, encode_read_result)
}

fn table_read_result() -> table::Table {
    READ_RESULT_TABLE
}

fn encode_read_result(value: &Vec<ReadResultItem>, w: &mut Writer) {
    w.write(value);
}

fn read_read_result(r: &mut Reader<'_>) -> Result<Vec<ReadResultItem>, Refused> {
    r.read()
}

toolrt::tool_errors!(ReadError {});
