// Made by toolc from files.tools; do not edit.

//! How the payloads, results and errors of the toolset `files` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_files::codecs as acme_files;
use super::types::{
    FindFilesArgs, FindFilesError, FindFilesResult, NoSuchFile, NotText, Order, ReadLinesArgs,
    ReadLinesError, ReadLinesResult,
};

#[rustfmt::skip]
pub static FIND_FILES_ARGS: table::Record = table::Record {
    name: "FindFilesArgs",
    fields: &[
        table::Field::default("ending", table::Table::Text(&FIND_FILES_ARGS_ENDING), "\"\""),
        table::Field::default("order", table::Table::Enum(&acme_files::ORDER), "\"path\""),
        table::Field::default("limit", table::Table::Int(&FIND_FILES_ARGS_LIMIT), "100"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_FILES_ARGS_ENDING: table::Text = table::Text::ANY.max(20);
#[rustfmt::skip]
static FIND_FILES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(1000);

impl Payload for FindFilesArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_FILES_ARGS)
    }
}

impl Decode for FindFilesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ending = None;
        let mut order = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ending" => ending = Some(r.text(&FIND_FILES_ARGS_ENDING)?),
                "order" => order = Some(r.read()?),
                "limit" => limit = Some(r.int(&FIND_FILES_ARGS_LIMIT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ending: ending.unwrap_or_default(),
            order: order.unwrap_or(Order::Path),
            limit: limit.unwrap_or(100),
        })
    }
}

impl Encode for FindFilesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ending").text(&self.ending, &FIND_FILES_ARGS_ENDING);
        w.key("order").write(&self.order);
        w.key("limit").int(self.limit, &FIND_FILES_ARGS_LIMIT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_FILES_RESULT: table::Record = table::Record {
    name: "FindFilesResult",
    fields: &[
        table::Field::required("files", table::Table::List(&FIND_FILES_RESULT_FILES)),
        table::Field::required("more", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_FILES_RESULT_FILES: table::List = table::List::of(table::Table::Record(&acme_files::FILE_MATCH));

impl Payload for FindFilesResult {
    fn table() -> table::Table {
        table::Table::Record(&FIND_FILES_RESULT)
    }
}

impl Decode for FindFilesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut files = None;
        let mut more = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "files" => files = Some(r.read()?),
                "more" => more = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            files: files.ok_or(Refused)?,
            more: more.ok_or(Refused)?,
        })
    }
}

impl Encode for FindFilesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("files").write(&self.files);
        w.key("more").write(&self.more);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_LINES_ARGS: table::Record = table::Record {
    name: "ReadLinesArgs",
    fields: &[
        table::Field::required("path", table::Table::PATH),
        table::Field::default("from", table::Table::Int(&READ_LINES_ARGS_FROM), "1"),
        table::Field::default("count", table::Table::Int(&READ_LINES_ARGS_COUNT), "50"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static READ_LINES_ARGS_FROM: table::Int = table::Int::ANY.at_least(1);
#[rustfmt::skip]
static READ_LINES_ARGS_COUNT: table::Int = table::Int::ANY.at_least(1).at_most(500);

impl Payload for ReadLinesArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_LINES_ARGS)
    }
}

impl Decode for ReadLinesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        let mut from = None;
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                "from" => from = Some(r.int(&READ_LINES_ARGS_FROM)?),
                "count" => count = Some(r.int(&READ_LINES_ARGS_COUNT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
            from: from.unwrap_or(1),
            count: count.unwrap_or(50),
        })
    }
}

impl Encode for ReadLinesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.key("from").int(self.from, &READ_LINES_ARGS_FROM);
        w.key("count").int(self.count, &READ_LINES_ARGS_COUNT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_LINES_RESULT: table::Record = table::Record {
    name: "ReadLinesResult",
    fields: &[
        table::Field::required("lines", table::Table::List(&READ_LINES_RESULT_LINES)),
        table::Field::required("total", table::Table::Int(&READ_LINES_RESULT_TOTAL)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static READ_LINES_RESULT_LINES: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static READ_LINES_RESULT_TOTAL: table::Int = table::Int::ANY.at_least(0);

impl Payload for ReadLinesResult {
    fn table() -> table::Table {
        table::Table::Record(&READ_LINES_RESULT)
    }
}

impl Decode for ReadLinesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut lines = None;
        let mut total = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "lines" => lines = Some(r.read()?),
                "total" => total = Some(r.int(&READ_LINES_RESULT_TOTAL)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            lines: lines.ok_or(Refused)?,
            total: total.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadLinesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("lines").write(&self.lines);
        w.key("total").int(self.total, &READ_LINES_RESULT_TOTAL);
        w.end_object();
    }
}

toolrt::tool_errors!(FindFilesError {});

toolrt::tool_errors!(ReadLinesError {
    "no_such_file" => NoSuchFile(NoSuchFile),
    "not_text" => NotText(NotText),
});
