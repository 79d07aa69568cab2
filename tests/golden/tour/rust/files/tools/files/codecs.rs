// Made by toolc from files.tools; do not edit.

//! How the payloads, results and errors of the toolset `files` are read, written and checked.

use toolrt::table;

use super::packages::acme_files::codecs as acme_files;
use super::types::{
    BadPattern, DeleteFilesArgs, DeleteFilesError, DeleteFilesResult, FindFilesArgs,
    FindFilesError, FindFilesResult, RenameFilesArgs, RenameFilesError, Renamed, SweepArgs,
    SweepError, SweepResult,
};

#[rustfmt::skip]
static FIND_FILES_ARGS_PATTERN: table::Text = table::Text::ANY.min(1).max(1000);
#[rustfmt::skip]
static FIND_FILES_ARGS_MAX_DEPTH: table::Int = table::Int::ANY.at_least(1).at_most(64);
#[rustfmt::skip]
static FIND_FILES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(1000);

toolrt::record! {
    FindFilesArgs: FIND_FILES_ARGS, closed;
    "pattern" pattern: required, text(&FIND_FILES_ARGS_PATTERN);
    "root" root: default("\".\"", Self::default_root()), PATH;
    "max_depth" max_depth: default("10", 10), int(&FIND_FILES_ARGS_MAX_DEPTH);
    "limit" limit: default("100", 100), int(&FIND_FILES_ARGS_LIMIT);
    "cursor" cursor: optional, STRING;
}

#[rustfmt::skip]
static FIND_FILES_RESULT_FILES: table::List = table::List::of(table::Table::Record(&acme_files::FILE_MATCH));

toolrt::record! {
    FindFilesResult: FIND_FILES_RESULT, closed;
    "files" files: required, List(&FIND_FILES_RESULT_FILES);
    "next_cursor" next_cursor: optional, STRING;
}

#[rustfmt::skip]
static RENAME_FILES_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);
#[rustfmt::skip]
static RENAME_FILES_ARGS_FIND: table::Text = table::Text::ANY.min(1);

toolrt::record! {
    RenameFilesArgs: RENAME_FILES_ARGS, closed;
    "paths" paths: required, list(&RENAME_FILES_ARGS_PATHS);
    "find" find: required, text(&RENAME_FILES_ARGS_FIND);
    "replace" replace: required, STRING;
}

#[rustfmt::skip]
static DELETE_FILES_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

toolrt::record! {
    DeleteFilesArgs: DELETE_FILES_ARGS, closed;
    "paths" paths: required, list(&DELETE_FILES_ARGS_PATHS);
}

toolrt::record! {
    DeleteFilesResult: DELETE_FILES_RESULT, closed;
    "deleted" deleted: required, INT;
}

toolrt::record! {
    SweepArgs: SWEEP_ARGS, closed;
    "pattern" pattern: required, STRING;
    "root" root: default("\".\"", Self::default_root()), PATH;
}

toolrt::record! {
    SweepResult: SWEEP_RESULT, closed;
    "deleted" deleted: required, INT;
}

toolrt::tool_errors!(FindFilesError {
    "bad_pattern" => BadPattern(BadPattern),
});

#[rustfmt::skip]
static RENAME_FILES_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&acme_files::RENAMED));
#[rustfmt::skip]
#[doc(hidden)] pub static RENAME_FILES_RESULT_TABLE: table::Table = table::Table::List(&RENAME_FILES_RESULT_TYPE);

/// How the rename files result is read and written.
pub fn rename_files_result() -> toolrt::Codec<Vec<Renamed>> {
    toolrt::codec! {
        RENAME_FILES_RESULT_TABLE: List(&RENAME_FILES_RESULT_TYPE)
    }
}

toolrt::tool_errors!(RenameFilesError {});

toolrt::tool_errors!(DeleteFilesError {});

toolrt::tool_errors!(SweepError {});
