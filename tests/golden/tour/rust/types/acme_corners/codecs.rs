// Made by toolc from wide.tools; do not edit.

//! How the types of `acme.corners` are read, written and checked.

use toolrt::table;

use super::super::acme_common::codecs as acme_common;
use super::types::{
    Based, Keyword, Nested, NestedLevel, NestedMode, NestedPoint, NestedSort, Open, OpenTyped,
    Path3, SearchArgs, SearchResult, Span, Wire,
};

toolrt::record! {
    Open: OPEN, open(rest: Json);
    "id" id: required, INT;
}

toolrt::record! {
    OpenTyped: OPEN_TYPED, rest(rest: STRING);
    "id" id: required, INT;
}

toolrt::record! {
    Based: BASED, closed;
    "id" id: required, INT;
    "extra" extra: maybe, Nullable(&table::Table::Json);
}

#[rustfmt::skip]
static KEYWORD_ARGS_ITEM: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static KEYWORD_ARGS: table::List = table::List::of(table::Table::List(&KEYWORD_ARGS_ITEM));

toolrt::record! {
    Keyword: KEYWORD, closed;
    "type" type_: required, STRING;
    "tool" tool: optional, INT;
    "filter[status]" filter_status: optional, STRING;
    "from" from: required, DATE_TIME;
    "in-reply-to" in_reply_to: optional, STRING;
    "args" args: required, List(&KEYWORD_ARGS);
}

toolrt::members! {
    Wire: WIRE;
    Text("To Do");
    Text("in progress");
    Text("done");
}

toolrt::member_texts!(Wire: WIRE);

toolrt::record! {
    NestedPoint: NESTED_POINT, closed;
    "x" x: required, FLOAT;
    "y" y: required, FLOAT;
}

toolrt::members! {
    NestedMode: NESTED_MODE;
    Text("fast");
    Text("slow");
}

toolrt::member_texts!(NestedMode: NESTED_MODE);

toolrt::members! {
    NestedLevel: NESTED_LEVEL;
    Int(1);
    Int(2);
    Int(3);
}

toolrt::member_texts!(NestedLevel: NESTED_LEVEL);

toolrt::members! {
    NestedSort: NESTED_SORT;
    Text("asc");
    Text("desc");
}

toolrt::member_texts!(NestedSort: NESTED_SORT);

#[rustfmt::skip]
static NESTED_SPAN: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static NESTED_TRAIL: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT);
#[rustfmt::skip]
static NESTED_BAG_VALUE: table::List = table::List::of(table::Table::Json);
#[rustfmt::skip]
static NESTED_BAG: table::Map = table::Map::of(table::Table::List(&NESTED_BAG_VALUE));

toolrt::record! {
    Nested: NESTED, closed;
    "point" point: required, Record(&NESTED_POINT);
    "mode" mode: default("\"fast\"", NestedMode::Fast), Enum(&NESTED_MODE);
    "level" level: default("1", NestedLevel::N1), Enum(&NESTED_LEVEL);
    "sort" sort: maybe, Nullable(&table::Table::Enum(&NESTED_SORT));
    "span" span: required, Tuple(&NESTED_SPAN) => by(read_nested_span, write_nested_span);
    "trail" trail: maybe, Nullable(&table::Table::Tuple(&NESTED_TRAIL)) => by(read_nested_trail, write_nested_trail);
    "bag" bag: default("{}", std::collections::BTreeMap::new()), Map(&NESTED_BAG);
    "money" money: required, Record(&acme_common::MONEY);
}

fn read_nested_span(r: &mut toolrt::Reader<'_>) -> Result<Span, toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_nested_trail(r: &mut toolrt::Reader<'_>) -> Result<Path3, toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&NESTED_TRAIL, toolrt::Reader::read)?;
    Ok((item1, tail))
}

fn write_nested_span(w: &mut toolrt::Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_nested_trail(w: &mut toolrt::Writer, value: &Path3) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &NESTED_TRAIL, toolrt::Writer::write);
    w.end_list();
}

toolrt::record! {
    SearchArgs: SEARCH_ARGS, closed;
    "text" text: required, STRING;
    "top" top: required, INT;
    "lang" lang: required, STRING;
}

#[rustfmt::skip]
static SEARCH_RESULT_ITEMS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    SearchResult: SEARCH_RESULT, closed;
    "items" items: required, List(&SEARCH_RESULT_ITEMS);
    "truncated" truncated: required, Bool;
}
