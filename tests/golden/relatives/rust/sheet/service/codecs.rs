// Made by toolc from relatives.tools; do not edit.

//! How the payloads and results of the service `sheet` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::types::relatives::codecs as relatives;
use super::super::super::types::sheet_service::codecs as sheet_service;
use super::types::{
    DraftError, FromServiceError, FromServicePayload, Path, PathError, PathPayload, ReadError,
    ReadPayload, ReadResultError, ReadResultPayload, SError, SPayload, ServiceError,
    ServicePayload, SheetsToolsError, SheetsToolsPayload,
};

#[rustfmt::skip]
pub static READ_PAYLOAD: table::Record = table::Record {
    name: "ReadPayload",
    fields: &[
        table::Field::required("rows", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

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
pub static READ_RESULT_PAYLOAD: table::Record = table::Record {
    name: "ReadResultPayload",
    fields: &[
        table::Field::required("rows", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadResultPayload {
    fn table() -> table::Table {
        table::Table::Record(&READ_RESULT_PAYLOAD)
    }
}

impl Decode for ReadResultPayload {
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

impl Encode for ReadResultPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows").write(&self.rows);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static S_PAYLOAD: table::Record = table::Record {
    name: "SPayload",
    fields: &[
        table::Field::required("s", table::Table::Record(&relatives::S)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SPayload {
    fn table() -> table::Table {
        table::Table::Record(&S_PAYLOAD)
    }
}

impl Decode for SPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut s = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "s" => s = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            s: s.ok_or(Refused)?,
        })
    }
}

impl Encode for SPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("s").write(&self.s);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FROM_SERVICE_PAYLOAD: table::Record = table::Record {
    name: "FromServicePayload",
    fields: &[
        table::Field::required("from", table::Table::Record(&relatives::FROM_SERVICE)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FromServicePayload {
    fn table() -> table::Table {
        table::Table::Record(&FROM_SERVICE_PAYLOAD)
    }
}

impl Decode for FromServicePayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut from = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "from" => from = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            from: from.ok_or(Refused)?,
        })
    }
}

impl Encode for FromServicePayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHEETS_TOOLS_PAYLOAD: table::Record = table::Record {
    name: "SheetsToolsPayload",
    fields: &[
        table::Field::required("tools", table::Table::Record(&relatives::SHEETS_TOOLS)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SheetsToolsPayload {
    fn table() -> table::Table {
        table::Table::Record(&SHEETS_TOOLS_PAYLOAD)
    }
}

impl Decode for SheetsToolsPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tools = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tools" => tools = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tools: tools.ok_or(Refused)?,
        })
    }
}

impl Encode for SheetsToolsPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tools").write(&self.tools);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PATH_PAYLOAD: table::Record = table::Record {
    name: "PathPayload",
    fields: &[
        table::Field::required("path", table::Table::Record(&relatives::PATH)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PathPayload {
    fn table() -> table::Table {
        table::Table::Record(&PATH_PAYLOAD)
    }
}

impl Decode for PathPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
        })
    }
}

impl Encode for PathPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SERVICE_PAYLOAD: table::Record = table::Record {
    name: "ServicePayload",
    fields: &[
        table::Field::required("service", table::Table::Record(&relatives::SHEET_SERVICE)),
        table::Field::required("row", table::Table::Record(&sheet_service::ROW)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ServicePayload {
    fn table() -> table::Table {
        table::Table::Record(&SERVICE_PAYLOAD)
    }
}

impl Decode for ServicePayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut service = None;
        let mut row = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "service" => service = Some(r.read()?),
                "row" => row = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            service: service.ok_or(Refused)?,
            row: row.ok_or(Refused)?,
        })
    }
}

impl Encode for ServicePayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("service").write(&self.service);
        w.key("row").write(&self.row);
        w.end_object();
    }
}

#[rustfmt::skip]
static READ_RESULT_TYPE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
pub static READ_RESULT_TABLE: table::Table = table::Table::List(&READ_RESULT_TYPE);

/// How the read result is read and written.
pub fn read_result() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(table_read_result, read_read_result, encode_read_result)
}

fn table_read_result() -> table::Table {
    READ_RESULT_TABLE
}

fn encode_read_result(value: &Vec<i64>, w: &mut Writer) {
    w.write(value);
}

fn read_read_result(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.read()
}

toolrt::tool_errors!(ReadError {});

#[rustfmt::skip]
static READ_RESULT_RESULT_TYPE_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static READ_RESULT_RESULT_TYPE: table::List = table::List::of(table::Table::Int(&READ_RESULT_RESULT_TYPE_ITEM));
#[rustfmt::skip]
pub static READ_RESULT_RESULT_TABLE: table::Table = table::Table::List(&READ_RESULT_RESULT_TYPE);

/// How the read result result is read and written.
pub fn read_result_result() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(
        table_read_result_result,
        read_read_result_result,
        encode_read_result_result,
    )
}

fn table_read_result_result() -> table::Table {
    READ_RESULT_RESULT_TABLE
}

fn encode_read_result_result(value: &Vec<i64>, w: &mut Writer) {
    w.list(
        value,
        &READ_RESULT_RESULT_TYPE,
        write_read_result_result_item,
    );
}

fn read_read_result_result_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&READ_RESULT_RESULT_TYPE_ITEM)
}

fn read_read_result_result(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&READ_RESULT_RESULT_TYPE, read_read_result_result_item)
}

fn write_read_result_result_item(w: &mut Writer, value: &i64) {
    w.int(*value, &READ_RESULT_RESULT_TYPE_ITEM);
}

toolrt::tool_errors!(ReadResultError {});

toolrt::tool_errors!(SError {});

toolrt::tool_errors!(FromServiceError {});

toolrt::tool_errors!(SheetsToolsError {});

/// How the path result is read and written.
pub fn path_result() -> toolrt::Codec<Path> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(PathError {});

toolrt::tool_errors!(ServiceError {
    "draft" => Draft(DraftError),
});
