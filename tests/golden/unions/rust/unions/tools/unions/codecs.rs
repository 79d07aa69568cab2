// Made by toolc from unions.tools; do not edit.

//! How the payloads, results and errors of the toolset `unions` are read, written and checked.

use toolrt::table;

use super::packages::case_unions::codecs as case_unions;
use super::types::{
    Below, ChooseArgs, ChooseArgsInline, ChooseArgsMixed, ChooseError, CountArgs, CountError,
    DescendArgs, DescendError, NestArgs, NestError, PickArgs, PickError, Span, Trail,
};

toolrt::members! {
    ChooseArgsInline: CHOOSE_ARGS_INLINE;
    Text("a");
    Text("b");
}

toolrt::member_texts!(ChooseArgsInline: CHOOSE_ARGS_INLINE);

toolrt::members! {
    ChooseArgsMixed: CHOOSE_ARGS_MIXED;
    Int(1);
    Text("one");
    Bool(true);
    Float(1.5);
}

toolrt::member_texts!(ChooseArgsMixed: CHOOSE_ARGS_MIXED);

#[rustfmt::skip]
static CHOOSE_ARGS_SPAN: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHOOSE_ARGS_TRAIL_TAIL: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static CHOOSE_ARGS_TRAIL: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::Int(&CHOOSE_ARGS_TRAIL_TAIL));
#[rustfmt::skip]
static CHOOSE_ARGS_LISTS_ITEM_ITEM: table::Text = table::Text::ANY.min(1).max(3);
#[rustfmt::skip]
static CHOOSE_ARGS_LISTS_ITEM: table::List = table::List::of(table::Table::Text(&CHOOSE_ARGS_LISTS_ITEM_ITEM)).max(2);
#[rustfmt::skip]
static CHOOSE_ARGS_LISTS: table::List = table::List::of(table::Table::List(&CHOOSE_ARGS_LISTS_ITEM));
#[rustfmt::skip]
static CHOOSE_ARGS_MAPS_VALUE_VALUE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static CHOOSE_ARGS_MAPS_VALUE: table::Map = table::Map::of(table::Table::Int(&CHOOSE_ARGS_MAPS_VALUE_VALUE));
#[rustfmt::skip]
static CHOOSE_ARGS_MAPS: table::Map = table::Map::of(table::Table::Map(&CHOOSE_ARGS_MAPS_VALUE));

toolrt::record! {
    ChooseArgs: CHOOSE_ARGS, closed;
    "wire" wire: required, Enum(&case_unions::WIRE);
    "code" code: required, Enum(&case_unions::CODE);
    "locator" locator: required, Nullable(&table::Table::Union(&case_unions::LOCATOR));
    "trigger" trigger: required, Tagged(&case_unions::TRIGGER);
    "answer" answer: required, Tagged(&case_unions::ANSWER);
    "any" any: required, Union(&case_unions::ANY);
    "span" span: required, Tuple(&CHOOSE_ARGS_SPAN) => by(read_choose_args_span, write_choose_args_span);
    "trail" trail: maybe, Nullable(&table::Table::Tuple(&CHOOSE_ARGS_TRAIL)) => by(read_choose_args_trail, write_choose_args_trail);
    "tree" tree: required, Union(&case_unions::TREE);
    "cell" cell: optional, Union(&case_unions::CELL);
    "where" where_: optional, Union(&case_unions::WHERE);
    "inline" inline: required, Nullable(&table::Table::Enum(&CHOOSE_ARGS_INLINE));
    "mixed" mixed: required, Enum(&CHOOSE_ARGS_MIXED);
    "lists" lists: required, list(&CHOOSE_ARGS_LISTS, read_choose_args_lists_item, write_choose_args_lists_item);
    "maps" maps: required, map(&CHOOSE_ARGS_MAPS, read_choose_args_maps_value, write_choose_args_maps_value);
}

fn read_choose_args_span(r: &mut toolrt::Reader<'_>) -> Result<Span, toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_choose_args_trail_tail(r: &mut toolrt::Reader<'_>) -> Result<i64, toolrt::Refused> {
    r.int(&CHOOSE_ARGS_TRAIL_TAIL)
}

fn read_choose_args_trail(r: &mut toolrt::Reader<'_>) -> Result<Trail, toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&CHOOSE_ARGS_TRAIL, read_choose_args_trail_tail)?;
    Ok((item1, tail))
}

fn read_choose_args_lists_item_item(r: &mut toolrt::Reader<'_>) -> Result<String, toolrt::Refused> {
    r.text(&CHOOSE_ARGS_LISTS_ITEM_ITEM)
}

fn read_choose_args_lists_item(r: &mut toolrt::Reader<'_>) -> Result<Vec<String>, toolrt::Refused> {
    r.list(&CHOOSE_ARGS_LISTS_ITEM, read_choose_args_lists_item_item)
}

fn read_choose_args_maps_value_value(r: &mut toolrt::Reader<'_>) -> Result<i64, toolrt::Refused> {
    r.int(&CHOOSE_ARGS_MAPS_VALUE_VALUE)
}

fn read_choose_args_maps_value(
    r: &mut toolrt::Reader<'_>,
) -> Result<std::collections::BTreeMap<String, i64>, toolrt::Refused> {
    r.map(&CHOOSE_ARGS_MAPS_VALUE, read_choose_args_maps_value_value)
}

fn write_choose_args_span(w: &mut toolrt::Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_choose_args_trail_tail(w: &mut toolrt::Writer, value: &i64) {
    w.int(*value, &CHOOSE_ARGS_TRAIL_TAIL);
}

fn write_choose_args_trail(w: &mut toolrt::Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &CHOOSE_ARGS_TRAIL, write_choose_args_trail_tail);
    w.end_list();
}

fn write_choose_args_lists_item_item(w: &mut toolrt::Writer, value: &String) {
    w.text(value, &CHOOSE_ARGS_LISTS_ITEM_ITEM);
}

fn write_choose_args_lists_item(w: &mut toolrt::Writer, value: &Vec<String>) {
    w.list(
        value,
        &CHOOSE_ARGS_LISTS_ITEM,
        write_choose_args_lists_item_item,
    );
}

fn write_choose_args_maps_value_value(w: &mut toolrt::Writer, value: &i64) {
    w.int(*value, &CHOOSE_ARGS_MAPS_VALUE_VALUE);
}

fn write_choose_args_maps_value(
    w: &mut toolrt::Writer,
    value: &std::collections::BTreeMap<String, i64>,
) {
    w.map(
        value,
        &CHOOSE_ARGS_MAPS_VALUE,
        write_choose_args_maps_value_value,
    );
}

toolrt::record! {
    PickArgs: PICK_ARGS, closed;
}

toolrt::record! {
    DescendArgs: DESCEND_ARGS, closed;
    "below" below: required, Nullable(&table::Table::Union(&case_unions::BELOW));
    "json" json: required, Nullable(&table::Table::Union(&case_unions::JSON));
}

toolrt::record! {
    CountArgs: COUNT_ARGS, closed;
}

#[rustfmt::skip]
static NEST_ARGS_OF: table::List = table::List::of(table::Table::Record(&case_unions::GROUP));

toolrt::record! {
    NestArgs: NEST_ARGS, closed;
    "of" of: required, List(&NEST_ARGS_OF);
}

#[rustfmt::skip]
static CHOOSE_RESULT_TYPE_ITEM: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHOOSE_RESULT_TYPE: table::List = table::List::of(table::Table::Tuple(&CHOOSE_RESULT_TYPE_ITEM));
#[rustfmt::skip]
#[doc(hidden)] pub static CHOOSE_RESULT_TABLE: table::Table = table::Table::List(&CHOOSE_RESULT_TYPE);

/// How the choose result is read and written.
pub fn choose_result() -> toolrt::Codec<Vec<Span>> {
    toolrt::codec! {
        CHOOSE_RESULT_TABLE: list(&CHOOSE_RESULT_TYPE, read_choose_result_item, write_choose_result_item)
    }
}

fn read_choose_result_item(r: &mut toolrt::Reader<'_>) -> Result<Span, toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_choose_result_item(w: &mut toolrt::Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(ChooseError {});

toolrt::tool_errors!(PickError {});

#[rustfmt::skip]
#[doc(hidden)] pub static DESCEND_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Union(&case_unions::BELOW));

/// How the descend result is read and written.
pub fn descend_result() -> toolrt::Codec<Option<Below>> {
    toolrt::codec! {
        DESCEND_RESULT_TABLE: Nullable(&table::Table::Union(&case_unions::BELOW))
    }
}

toolrt::tool_errors!(DescendError {});

#[rustfmt::skip]
static COUNT_RESULT_TYPE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
#[doc(hidden)] pub static COUNT_RESULT_TABLE: table::Table = table::Table::Int(&COUNT_RESULT_TYPE);

/// How the count result is read and written.
pub fn count_result() -> toolrt::Codec<i64> {
    toolrt::codec! {
        COUNT_RESULT_TABLE: int(&COUNT_RESULT_TYPE)
    }
}

toolrt::tool_errors!(CountError {});

toolrt::tool_errors!(NestError {});
