// Made by toolc from files.tools; do not edit.

//! How the payloads, results and errors of the toolset `files` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_files::codecs as acme_files;
use super::types::{
    BadPattern, DeleteFilesArgs, DeleteFilesError, DeleteFilesResult, FindFilesArgs,
    FindFilesError, FindFilesResult, RenameFilesArgs, RenameFilesError, Renamed, SweepArgs,
    SweepError, SweepResult,
};

#[rustfmt::skip]
pub static FIND_FILES_ARGS: table::Record = table::Record {
    name: "FindFilesArgs",
    fields: &[
        table::Field::required("pattern", table::Table::Text(&FIND_FILES_ARGS_PATTERN)),
        table::Field::default("root", table::Table::PATH, "\".\""),
        table::Field::default("max_depth", table::Table::Int(&FIND_FILES_ARGS_MAX_DEPTH), "10"),
        table::Field::default("limit", table::Table::Int(&FIND_FILES_ARGS_LIMIT), "100"),
        table::Field::optional("cursor", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_FILES_ARGS_PATTERN: table::Text = table::Text::ANY.min(1).max(1000);
#[rustfmt::skip]
static FIND_FILES_ARGS_MAX_DEPTH: table::Int = table::Int::ANY.at_least(1).at_most(64);
#[rustfmt::skip]
static FIND_FILES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(1000);

impl Payload for FindFilesArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_FILES_ARGS)
    }
}

impl Decode for FindFilesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pattern = None;
        let mut root = None;
        let mut max_depth = None;
        let mut limit = None;
        let mut cursor = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pattern" => pattern = Some(r.text(&FIND_FILES_ARGS_PATTERN)?),
                "root" => root = Some(r.read()?),
                "max_depth" => max_depth = Some(r.int(&FIND_FILES_ARGS_MAX_DEPTH)?),
                "limit" => limit = Some(r.int(&FIND_FILES_ARGS_LIMIT)?),
                "cursor" => cursor = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pattern: pattern.ok_or(Refused)?,
            root: root.unwrap_or_else(Self::default_root),
            max_depth: max_depth.unwrap_or(10),
            limit: limit.unwrap_or(100),
            cursor,
        })
    }
}

impl Encode for FindFilesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pattern");
        w.text(&self.pattern, &FIND_FILES_ARGS_PATTERN);
        w.key("root").write(&self.root);
        w.key("max_depth");
        w.int(self.max_depth, &FIND_FILES_ARGS_MAX_DEPTH);
        w.key("limit").int(self.limit, &FIND_FILES_ARGS_LIMIT);
        if let Some(cursor) = &self.cursor {
            w.key("cursor").write(cursor);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_FILES_RESULT: table::Record = table::Record {
    name: "FindFilesResult",
    fields: &[
        table::Field::required("files", table::Table::List(&FIND_FILES_RESULT_FILES)),
        table::Field::optional("next_cursor", table::Table::STRING),
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
        let mut next_cursor = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "files" => files = Some(r.read()?),
                "next_cursor" => next_cursor = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            files: files.ok_or(Refused)?,
            next_cursor,
        })
    }
}

impl Encode for FindFilesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("files").write(&self.files);
        if let Some(next_cursor) = &self.next_cursor {
            w.key("next_cursor").write(next_cursor);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RENAME_FILES_ARGS: table::Record = table::Record {
    name: "RenameFilesArgs",
    fields: &[
        table::Field::required("paths", table::Table::List(&RENAME_FILES_ARGS_PATHS)),
        table::Field::required("find", table::Table::Text(&RENAME_FILES_ARGS_FIND)),
        table::Field::required("replace", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static RENAME_FILES_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);
#[rustfmt::skip]
static RENAME_FILES_ARGS_FIND: table::Text = table::Text::ANY.min(1);

impl Payload for RenameFilesArgs {
    fn table() -> table::Table {
        table::Table::Record(&RENAME_FILES_ARGS)
    }
}

impl Decode for RenameFilesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut paths = None;
        let mut find = None;
        let mut replace = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "paths" => paths = Some(r.list(&RENAME_FILES_ARGS_PATHS, Reader::read)?),
                "find" => find = Some(r.text(&RENAME_FILES_ARGS_FIND)?),
                "replace" => replace = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            paths: paths.ok_or(Refused)?,
            find: find.ok_or(Refused)?,
            replace: replace.ok_or(Refused)?,
        })
    }
}

impl Encode for RenameFilesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("paths");
        w.list(&self.paths, &RENAME_FILES_ARGS_PATHS, Writer::write);
        w.key("find").text(&self.find, &RENAME_FILES_ARGS_FIND);
        w.key("replace").write(&self.replace);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DELETE_FILES_ARGS: table::Record = table::Record {
    name: "DeleteFilesArgs",
    fields: &[
        table::Field::required("paths", table::Table::List(&DELETE_FILES_ARGS_PATHS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DELETE_FILES_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

impl Payload for DeleteFilesArgs {
    fn table() -> table::Table {
        table::Table::Record(&DELETE_FILES_ARGS)
    }
}

impl Decode for DeleteFilesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut paths = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "paths" => paths = Some(r.list(&DELETE_FILES_ARGS_PATHS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            paths: paths.ok_or(Refused)?,
        })
    }
}

impl Encode for DeleteFilesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("paths");
        w.list(&self.paths, &DELETE_FILES_ARGS_PATHS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DELETE_FILES_RESULT: table::Record = table::Record {
    name: "DeleteFilesResult",
    fields: &[
        table::Field::required("deleted", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DeleteFilesResult {
    fn table() -> table::Table {
        table::Table::Record(&DELETE_FILES_RESULT)
    }
}

impl Decode for DeleteFilesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut deleted = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "deleted" => deleted = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            deleted: deleted.ok_or(Refused)?,
        })
    }
}

impl Encode for DeleteFilesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("deleted").write(&self.deleted);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SWEEP_ARGS: table::Record = table::Record {
    name: "SweepArgs",
    fields: &[
        table::Field::required("pattern", table::Table::STRING),
        table::Field::default("root", table::Table::PATH, "\".\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SweepArgs {
    fn table() -> table::Table {
        table::Table::Record(&SWEEP_ARGS)
    }
}

impl Decode for SweepArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pattern = None;
        let mut root = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pattern" => pattern = Some(r.read()?),
                "root" => root = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pattern: pattern.ok_or(Refused)?,
            root: root.unwrap_or_else(Self::default_root),
        })
    }
}

impl Encode for SweepArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pattern").write(&self.pattern);
        w.key("root").write(&self.root);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SWEEP_RESULT: table::Record = table::Record {
    name: "SweepResult",
    fields: &[
        table::Field::required("deleted", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SweepResult {
    fn table() -> table::Table {
        table::Table::Record(&SWEEP_RESULT)
    }
}

impl Decode for SweepResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut deleted = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "deleted" => deleted = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            deleted: deleted.ok_or(Refused)?,
        })
    }
}

impl Encode for SweepResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("deleted").write(&self.deleted);
        w.end_object();
    }
}

toolrt::tool_errors!(FindFilesError {
    "bad_pattern" => BadPattern(BadPattern),
});

#[rustfmt::skip]
static RENAME_FILES_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&acme_files::RENAMED));
#[rustfmt::skip]
pub static RENAME_FILES_RESULT_TABLE: table::Table = table::Table::List(&RENAME_FILES_RESULT_TYPE);

/// How the rename files result is read and written.
pub fn rename_files_result() -> toolrt::Codec<Vec<Renamed>> {
    toolrt::Codec::new(
        table_rename_files_result,
        read_rename_files_result,
        encode_rename_files_result,
    )
}

fn table_rename_files_result() -> table::Table {
    RENAME_FILES_RESULT_TABLE
}

fn encode_rename_files_result(value: &Vec<Renamed>, w: &mut Writer) {
    w.write(value);
}

fn read_rename_files_result(r: &mut Reader<'_>) -> Result<Vec<Renamed>, Refused> {
    r.read()
}

toolrt::tool_errors!(RenameFilesError {});

toolrt::tool_errors!(DeleteFilesError {});

toolrt::tool_errors!(SweepError {});
