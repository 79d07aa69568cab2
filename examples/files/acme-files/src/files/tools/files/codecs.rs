// Made by toolc from files.tools; do not edit.

//! How the payloads, results and errors of the toolset `files` are read, written and checked.

use toolrt::table;

use super::packages::acme_files::codecs as acme_files;
use super::types::{
    FindFilesArgs, FindFilesError, FindFilesResult, NoSuchFile, NotText, Order, ReadLinesArgs,
    ReadLinesError, ReadLinesResult,
};

#[rustfmt::skip]
static FIND_FILES_ARGS_ENDING: table::Text = table::Text::ANY.max(20);
#[rustfmt::skip]
static FIND_FILES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(1000);

toolrt::record! {
    FindFilesArgs: FIND_FILES_ARGS, closed;
    "ending" ending: default("\"\"", String::new()), text(&FIND_FILES_ARGS_ENDING);
    "order" order: default("\"path\"", Order::Path), Enum(&acme_files::ORDER);
    "limit" limit: default("100", 100), int(&FIND_FILES_ARGS_LIMIT);
}

#[rustfmt::skip]
static FIND_FILES_RESULT_FILES: table::List = table::List::of(table::Table::Record(&acme_files::FILE_MATCH));

toolrt::record! {
    FindFilesResult: FIND_FILES_RESULT, closed;
    "files" files: required, List(&FIND_FILES_RESULT_FILES);
    "more" more: required, Bool;
}

#[rustfmt::skip]
static READ_LINES_ARGS_FROM: table::Int = table::Int::ANY.at_least(1);
#[rustfmt::skip]
static READ_LINES_ARGS_COUNT: table::Int = table::Int::ANY.at_least(1).at_most(500);

toolrt::record! {
    ReadLinesArgs: READ_LINES_ARGS, closed;
    "path" path: required, PATH;
    "from" from: default("1", 1), int(&READ_LINES_ARGS_FROM);
    "count" count: default("50", 50), int(&READ_LINES_ARGS_COUNT);
}

#[rustfmt::skip]
static READ_LINES_RESULT_LINES: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static READ_LINES_RESULT_TOTAL: table::Int = table::Int::ANY.at_least(0);

toolrt::record! {
    ReadLinesResult: READ_LINES_RESULT, closed;
    "lines" lines: required, List(&READ_LINES_RESULT_LINES);
    "total" total: required, int(&READ_LINES_RESULT_TOTAL);
}

toolrt::tool_errors!(FindFilesError {});

toolrt::tool_errors!(ReadLinesError {
    "no_such_file" => NoSuchFile(NoSuchFile),
    "not_text" => NotText(NotText),
});
