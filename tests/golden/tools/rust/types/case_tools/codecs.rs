// Made by toolc from tools.tools; do not edit.

//! How the types of `case.tools` are read, written and checked.

use toolrt::table;

use super::types::{Found, Item, NotHere, Query, TooBusy};

toolrt::record! {
    Item: ITEM, closed;
    "id" id: required, STRING;
    "score" score: required, FLOAT;
}

toolrt::record! {
    Query: QUERY, closed;
    "text" text: required, STRING;
    "run" run: required, STRING;
}

#[rustfmt::skip]
static FOUND_ITEMS: table::List = table::List::of(table::Table::Record(&ITEM));

toolrt::record! {
    Found: FOUND, closed;
    "items" items: required, List(&FOUND_ITEMS);
}

toolrt::record! {
    NotHere: NOT_HERE = "not_here", closed;
    "id" id: required, STRING;
}

toolrt::record! {
    TooBusy: TOO_BUSY = "too_busy", closed;
}

toolrt::error_message!(NotHere: "Nothing has this id.");

toolrt::error_message!(TooBusy: "too_busy");
