// Made by toolc from files.tools; do not edit.

//! How the types of `acme.files` are read, written and checked.

use toolrt::table;

use super::types::{FileMatch, NoSuchFile, NotText, Order};

#[rustfmt::skip]
static FILE_MATCH_SIZE: table::Int = table::Int::ANY.at_least(0);

toolrt::record! {
    FileMatch: FILE_MATCH, closed;
    "path" path: required, PATH;
    "size" size: required, int(&FILE_MATCH_SIZE);
}

toolrt::members! {
    Order: ORDER;
    Text("path");
    Text("size");
}

toolrt::member_texts!(Order: ORDER);

toolrt::record! {
    NoSuchFile: NO_SUCH_FILE = "no_such_file", closed;
    "path" path: required, PATH;
}

#[rustfmt::skip]
static NOT_TEXT_OFFSET: table::Int = table::Int::ANY.at_least(0);

toolrt::record! {
    NotText: NOT_TEXT = "not_text", closed;
    "path" path: required, PATH;
    "offset" offset: required, int(&NOT_TEXT_OFFSET);
}

toolrt::error_message!(NoSuchFile: "Nothing is at this path.");

toolrt::error_message!(NotText: "The file is not text.");
