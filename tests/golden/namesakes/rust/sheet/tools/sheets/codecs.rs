// Made by toolc from namesakes.tools; do not edit.

//! How the payloads, results and errors of the toolset `sheets` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::namesakes::codecs as namesakes;
use super::types::{
    DescribeArgs, DescribeError, ReadRowsArgs, ReadRowsArgsRowsItem, ReadRowsError,
    ReadRowsResultItem, TwinsError,
};

#[rustfmt::skip]
pub static READ_ROWS_ARGS_ROWS_ITEM: table::Record = table::Record {
    name: "ReadRowsArgsRowsItem",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadRowsArgsRowsItem {
    fn table() -> table::Table {
        table::Table::Record(&READ_ROWS_ARGS_ROWS_ITEM)
    }
}

impl Decode for ReadRowsArgsRowsItem {
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

impl Encode for ReadRowsArgsRowsItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_ROWS_ARGS: table::Record = table::Record {
    name: "ReadRowsArgs",
    fields: &[
        table::Field::required("rows", table::Table::List(&READ_ROWS_ARGS_ROWS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static READ_ROWS_ARGS_ROWS: table::List = table::List::of(table::Table::Record(&READ_ROWS_ARGS_ROWS_ITEM));

impl Payload for ReadRowsArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_ROWS_ARGS)
    }
}

impl Decode for ReadRowsArgs {
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

impl Encode for ReadRowsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows").write(&self.rows);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_ROWS_RESULT_ITEM: table::Record = table::Record {
    name: "ReadRowsResultItem",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadRowsResultItem {
    fn table() -> table::Table {
        table::Table::Record(&READ_ROWS_RESULT_ITEM)
    }
}

impl Decode for ReadRowsResultItem {
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

impl Encode for ReadRowsResultItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DESCRIBE_ARGS: table::Record = table::Record {
    name: "DescribeArgs",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&namesakes::OUTCOME_SCHEMA)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DescribeArgs {
    fn table() -> table::Table {
        table::Table::Record(&DESCRIBE_ARGS)
    }
}

impl Decode for DescribeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
        })
    }
}

impl Encode for DescribeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.end_object();
    }
}

#[rustfmt::skip]
static READ_ROWS_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&READ_ROWS_RESULT_ITEM));
#[rustfmt::skip]
pub static READ_ROWS_RESULT_TABLE: table::Table = table::Table::List(&READ_ROWS_RESULT_TYPE);

/// How the read rows result is read and written.
pub fn read_rows_result() -> toolrt::Codec<Vec<ReadRowsResultItem>> {
    toolrt::Codec::new(
        table_read_rows_result,
        read_read_rows_result,
        encode_read_rows_result,
    )
}

fn table_read_rows_result() -> table::Table {
    READ_ROWS_RESULT_TABLE
}

fn encode_read_rows_result(value: &Vec<ReadRowsResultItem>, w: &mut Writer) {
    w.write(value);
}

fn read_read_rows_result(r: &mut Reader<'_>) -> Result<Vec<ReadRowsResultItem>, Refused> {
    r.read()
}

toolrt::tool_errors!(ReadRowsError {});

toolrt::tool_errors!(TwinsError {});

toolrt::tool_errors!(DescribeError {});
