// Made by toolc from files.tools; do not edit.

//! How the types of `acme.files` are read, written and checked.

use toolrt::table;

use super::types::{BadPattern, FileMatch, Renamed};

#[rustfmt::skip]
static FILE_MATCH_SIZE: table::Int = table::Int::ANY.at_least(0);

toolrt::record! {
    FileMatch: FILE_MATCH, closed;
    "path" path: required, PATH;
    "size" size: required, int(&FILE_MATCH_SIZE);
    "modified" modified: required, DATE_TIME;
}

toolrt::record! {
    Renamed: RENAMED, closed;
    "from" from: required, PATH;
    "to" to: required, PATH;
}

toolrt::record! {
    BadPattern: BAD_PATTERN = "bad_pattern", closed;
    "position" position: required, INT;
}

toolrt::error_message!(BadPattern: "The glob pattern cannot be parsed.");
