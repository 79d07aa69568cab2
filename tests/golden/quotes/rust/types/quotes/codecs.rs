// Made by toolc from quotes.tools; do not edit.

//! How the types of `quotes` are read, written and checked.

use toolrt::table;

use super::types::Open;

#[rustfmt::skip]
static OPEN_LIST: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    Open: OPEN, closed;
    "list" list: required, List(&OPEN_LIST);
    "more" more: optional, STRING;
    "\"\"\"; open('x', 'w'); \"\"\"" open_x_w: default("\"\\\"#; evil(); r#\\\"\\\\\"", Self::default_open_x_w()), STRING;
}
