// Made by toolc from relatives.tools; do not edit.

//! How the payloads, results and errors of the toolset `sheets` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::relatives::codecs as relatives;
use super::super::super::super::types::sheet_service::codecs as sheet_service;
use super::types::{
    DraftError, FromServiceArgs, FromServiceError, PathArgs, PathError, PathResult, RowsArgs,
    RowsError, RowsResult, RowsResultArgs, RowsResultError, RowsResultResult, SArgs, SError,
    SheetServiceArgs, SheetServiceError, SheetsToolsArgs, SheetsToolsError,
};

#[rustfmt::skip]
pub static S_ARGS: table::Record = table::Record {
    name: "SArgs",
    fields: &[
        table::Field::required("s", table::Table::Record(&relatives::S)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SArgs {
    fn table() -> table::Table {
        table::Table::Record(&S_ARGS)
    }
}

impl Decode for SArgs {
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

impl Encode for SArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("s").write(&self.s);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FROM_SERVICE_ARGS: table::Record = table::Record {
    name: "FromServiceArgs",
    fields: &[
        table::Field::required("from", table::Table::Record(&relatives::FROM_SERVICE)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FromServiceArgs {
    fn table() -> table::Table {
        table::Table::Record(&FROM_SERVICE_ARGS)
    }
}

impl Decode for FromServiceArgs {
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

impl Encode for FromServiceArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHEETS_TOOLS_ARGS: table::Record = table::Record {
    name: "SheetsToolsArgs",
    fields: &[
        table::Field::required("tools", table::Table::Record(&relatives::SHEETS_TOOLS)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SheetsToolsArgs {
    fn table() -> table::Table {
        table::Table::Record(&SHEETS_TOOLS_ARGS)
    }
}

impl Decode for SheetsToolsArgs {
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

impl Encode for SheetsToolsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tools").write(&self.tools);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHEET_SERVICE_ARGS: table::Record = table::Record {
    name: "SheetServiceArgs",
    fields: &[
        table::Field::required("service", table::Table::Record(&relatives::SHEET_SERVICE)),
        table::Field::required("row", table::Table::Record(&sheet_service::ROW)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SheetServiceArgs {
    fn table() -> table::Table {
        table::Table::Record(&SHEET_SERVICE_ARGS)
    }
}

impl Decode for SheetServiceArgs {
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

impl Encode for SheetServiceArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("service").write(&self.service);
        w.key("row").write(&self.row);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PATH_ARGS: table::Record = table::Record {
    name: "PathArgs",
    fields: &[
        table::Field::required("from", table::Table::Record(&relatives::PATH)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PathArgs {
    fn table() -> table::Table {
        table::Table::Record(&PATH_ARGS)
    }
}

impl Decode for PathArgs {
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

impl Encode for PathArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PATH_RESULT: table::Record = table::Record {
    name: "PathResult",
    fields: &[
        table::Field::required("to", table::Table::Record(&relatives::PATH)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PathResult {
    fn table() -> table::Table {
        table::Table::Record(&PATH_RESULT)
    }
}

impl Decode for PathResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut to = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "to" => to = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            to: to.ok_or(Refused)?,
        })
    }
}

impl Encode for PathResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("to").write(&self.to);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ROWS_ARGS: table::Record = table::Record {
    name: "RowsArgs",
    fields: &[
        table::Field::required("rows", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for RowsArgs {
    fn table() -> table::Table {
        table::Table::Record(&ROWS_ARGS)
    }
}

impl Decode for RowsArgs {
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

impl Encode for RowsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows").write(&self.rows);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ROWS_RESULT: table::Record = table::Record {
    name: "RowsResult",
    fields: &[
        table::Field::required("all", table::Table::List(&ROWS_RESULT_ALL)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ROWS_RESULT_ALL: table::List = table::List::of(table::Table::INT);

impl Payload for RowsResult {
    fn table() -> table::Table {
        table::Table::Record(&ROWS_RESULT)
    }
}

impl Decode for RowsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut all = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "all" => all = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            all: all.ok_or(Refused)?,
        })
    }
}

impl Encode for RowsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("all").write(&self.all);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ROWS_RESULT_ARGS: table::Record = table::Record {
    name: "RowsResultArgs",
    fields: &[
        table::Field::required("rows", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for RowsResultArgs {
    fn table() -> table::Table {
        table::Table::Record(&ROWS_RESULT_ARGS)
    }
}

impl Decode for RowsResultArgs {
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

impl Encode for RowsResultArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows").write(&self.rows);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ROWS_RESULT_RESULT: table::Record = table::Record {
    name: "RowsResultResult",
    fields: &[
        table::Field::required("all", table::Table::List(&ROWS_RESULT_RESULT_ALL)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ROWS_RESULT_RESULT_ALL: table::List = table::List::of(table::Table::INT);

impl Payload for RowsResultResult {
    fn table() -> table::Table {
        table::Table::Record(&ROWS_RESULT_RESULT)
    }
}

impl Decode for RowsResultResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut all = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "all" => all = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            all: all.ok_or(Refused)?,
        })
    }
}

impl Encode for RowsResultResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("all").write(&self.all);
        w.end_object();
    }
}

toolrt::tool_errors!(SError {});

toolrt::tool_errors!(FromServiceError {});

toolrt::tool_errors!(SheetsToolsError {});

toolrt::tool_errors!(SheetServiceError {
    "draft" => Draft(DraftError),
});

toolrt::tool_errors!(PathError {});

toolrt::tool_errors!(RowsError {});

toolrt::tool_errors!(RowsResultError {});
