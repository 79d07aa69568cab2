// Made by toolc from desk.tools; do not edit.

//! How the types of `case.newtypes` are read, written and checked.

use toolrt::table;

use super::super::case_newtypes_shared::codecs as case_newtypes_shared;
use super::super::case_newtypes_shared::types::Grade;
use super::types::{
    Change, FreshId, NoTicket, Note, Owner, Place, Price, Priority, RunId, Stamp, Ticket,
    TicketEither, TicketId, Weight,
};

#[rustfmt::skip]
static TICKET_ID_PATTERN: table::Pattern = table::Pattern::new("^T-\\d+$");
#[rustfmt::skip]
#[doc(hidden)] pub static TICKET_ID: table::Text = table::Text::ANY.min(3).max(12).patterns(&[&TICKET_ID_PATTERN]);

toolrt::newtype! {
    TicketId: text(&TICKET_ID)
}

toolrt::checked!(TicketId: string String);

#[rustfmt::skip]
static FRESH_ID_PATTERN: table::Pattern = table::Pattern::new("^T-26");
#[rustfmt::skip]
static FRESH_ID_PATTERN_2: table::Pattern = table::Pattern::new("^T-\\d+$");
#[rustfmt::skip]
#[doc(hidden)] pub static FRESH_ID: table::Text = table::Text::ANY.min(3).max(12).patterns(&[&FRESH_ID_PATTERN, &FRESH_ID_PATTERN_2]);

toolrt::newtype! {
    FreshId: text(&FRESH_ID)
}

toolrt::checked!(FreshId: string String);

#[rustfmt::skip]
#[doc(hidden)] pub static OWNER: table::Text = table::Text::EMAIL;

toolrt::newtype! {
    Owner: text(&OWNER)
}

toolrt::checked!(Owner: text toolrt::Email);

#[rustfmt::skip]
#[doc(hidden)] pub static RUN_ID: table::Text = table::Text::UUID;

toolrt::newtype! {
    RunId: text(&RUN_ID)
}

toolrt::checked!(RunId: text toolrt::Uuid);

#[rustfmt::skip]
#[doc(hidden)] pub static WEIGHT: table::Float = table::Float::ANY.above(0.0).step("0.5");

toolrt::newtype! {
    Weight: float(&WEIGHT)
}

toolrt::checked!(Weight: number f64);

#[rustfmt::skip]
#[doc(hidden)] pub static PRIORITY: table::Int = table::Int::ANY.at_least(1).at_most(5);

toolrt::newtype! {
    Priority: int(&PRIORITY)
}

toolrt::checked!(Priority: number i64);

#[rustfmt::skip]
#[doc(hidden)] pub static PRICE: table::Text = table::Text::DECIMAL.at_least("0");

toolrt::newtype! {
    Price: text(&PRICE)
}

toolrt::checked!(Price: text toolrt::Decimal);

#[rustfmt::skip]
#[doc(hidden)] pub static STAMP: table::Text = table::Text::DATE_TIME;

toolrt::newtype! {
    Stamp: text(&STAMP)
}

toolrt::checked!(Stamp: text toolrt::DateTime);

#[rustfmt::skip]
#[doc(hidden)] pub static PLACE: table::Text = table::Text::PATH.max(100);

toolrt::newtype! {
    Place: text(&PLACE)
}

toolrt::checked!(Place: text toolrt::FilePath);

toolrt::alternatives! {
    TicketEither: TICKET_EITHER;
    0 TicketId: Text(&TICKET_ID);
    1 Priority: Int(&PRIORITY);
    2 Grade: Enum(&case_newtypes_shared::GRADE);
}

toolrt::conversions!(TicketEither {
    TicketId(TicketId),
    Priority(Priority),
    Grade(Grade),
});

#[rustfmt::skip]
static TICKET_WHOLE: table::Text = STAMP.max(20);
#[rustfmt::skip]
static TICKET_TOKEN: table::Text = table::Text::ANY.min(8);
#[rustfmt::skip]
static TICKET_NEAR_PATTERN: table::Pattern = table::Pattern::new("^T-\\d+$");
#[rustfmt::skip]
static TICKET_NEAR: table::Text = TICKET_ID.min(3).max(5).patterns(&[&TICKET_NEAR_PATTERN]);
#[rustfmt::skip]
static TICKET_LOW: table::Int = PRIORITY.at_least(1).at_most(2);
#[rustfmt::skip]
static TICKET_BY_ID: table::Map = table::Map::of(table::Table::Int(&PRIORITY));
#[rustfmt::skip]
static TICKET_IDS: table::List = table::List::of(table::Table::Text(&TICKET_ID)).min(1).max(3);
#[rustfmt::skip]
static TICKET_PAIR: table::Tuple = table::Tuple::of(&[table::Table::Text(&TICKET_ID)]).tail(table::Table::Int(&PRIORITY));
#[rustfmt::skip]
static TICKET_NEAREST_ITEM_PATTERN: table::Pattern = table::Pattern::new("^T-\\d+$");
#[rustfmt::skip]
static TICKET_NEAREST_ITEM: table::Text = TICKET_ID.min(3).max(4).patterns(&[&TICKET_NEAREST_ITEM_PATTERN]);
#[rustfmt::skip]
static TICKET_NEAREST: table::List = table::List::of(table::Table::Text(&TICKET_NEAREST_ITEM));

toolrt::record! {
    Ticket: TICKET, rest(rest: Float(&WEIGHT));
    "id" id: required, Text(&TICKET_ID);
    "fresh" fresh: required, Text(&FRESH_ID);
    "any" any: optional, Text(&TICKET_ID);
    "owner" owner: required, Nullable(&table::Table::Text(&OWNER));
    "maybe" maybe: maybe, Nullable(&table::Table::Text(&OWNER));
    "run" run: required, Text(&RUN_ID);
    "weight" weight: default("1.5", Self::default_weight()), Float(&WEIGHT);
    "priority" priority: default("3", Self::default_priority()), Int(&PRIORITY);
    "price" price: default("\"9.90\"", Self::default_price()), Text(&PRICE);
    "stamp" stamp: optional, Text(&STAMP);
    "whole" whole: optional, Text(&TICKET_WHOLE) => by(read_ticket_whole, write_ticket_whole);
    "place" place: default("\".\"", Self::default_place()), Text(&PLACE);
    "note" note: required, STRING;
    "token" token: optional, Secret(&table::Table::Text(&TICKET_TOKEN)) => by(read_ticket_token_hidden, write_ticket_token_hidden);
    "hidden" hidden: optional, Secret(&table::Table::Text(&TICKET_ID));
    "near" near: default("\"T-1\"", Self::default_near()), Text(&TICKET_NEAR) => by(read_ticket_near, write_ticket_near);
    "low" low: maybe, Nullable(&table::Table::Int(&TICKET_LOW)) => by(read_ticket_low, write_ticket_low);
    "code" code: required, Text(&case_newtypes_shared::CODE);
    "by_id" by_id: default("{\"a\":1}", Self::default_by_id()), Map(&TICKET_BY_ID);
    "ids" ids: default("[\"T-1\",\"T-2\"]", Self::default_ids()), list(&TICKET_IDS);
    "pair" pair: required, Tuple(&TICKET_PAIR) => by(read_ticket_pair, write_ticket_pair);
    "either" either: required, Union(&TICKET_EITHER);
    "nearest" nearest: required, list(&TICKET_NEAREST, read_ticket_nearest_item, write_ticket_nearest_item);
}

fn read_ticket_whole(r: &mut toolrt::Reader<'_>) -> Result<Stamp, toolrt::Refused> {
    r.held(table::Table::Text(&TICKET_WHOLE))?;
    r.read()
}

fn read_ticket_token_hidden(
    r: &mut toolrt::Reader<'_>,
) -> Result<toolrt::Secret<String>, toolrt::Refused> {
    r.text(&TICKET_TOKEN).map(toolrt::Secret::new)
}

fn read_ticket_near(r: &mut toolrt::Reader<'_>) -> Result<TicketId, toolrt::Refused> {
    r.held(table::Table::Text(&TICKET_NEAR))?;
    r.read()
}

fn read_ticket_low(r: &mut toolrt::Reader<'_>) -> Result<Priority, toolrt::Refused> {
    r.held(table::Table::Int(&TICKET_LOW))?;
    r.read()
}

fn read_ticket_pair(
    r: &mut toolrt::Reader<'_>,
) -> Result<(TicketId, Vec<Priority>), toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TICKET_PAIR, toolrt::Reader::read)?;
    Ok((item1, tail))
}

fn read_ticket_nearest_item(r: &mut toolrt::Reader<'_>) -> Result<TicketId, toolrt::Refused> {
    r.held(table::Table::Text(&TICKET_NEAREST_ITEM))?;
    r.read()
}

fn write_ticket_whole(w: &mut toolrt::Writer, value: &Stamp) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Text(&TICKET_WHOLE));
}

fn write_ticket_token_hidden(w: &mut toolrt::Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &TICKET_TOKEN);
}

fn write_ticket_near(w: &mut toolrt::Writer, value: &TicketId) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Text(&TICKET_NEAR));
}

fn write_ticket_low(w: &mut toolrt::Writer, value: &Priority) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Int(&TICKET_LOW));
}

fn write_ticket_pair(w: &mut toolrt::Writer, value: &(TicketId, Vec<Priority>)) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TICKET_PAIR, toolrt::Writer::write);
    w.end_list();
}

fn write_ticket_nearest_item(w: &mut toolrt::Writer, value: &TicketId) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Text(&TICKET_NEAREST_ITEM));
}

toolrt::tagged! {
    Change: CHANGE, "type" content;
    "moved" Moved: Text(&TICKET_ID);
    "ranked" Ranked: Int(&PRIORITY);
    "renamed" Renamed: STRING;
}

toolrt::conversions!(Change {
    Moved(TicketId),
    Ranked(Priority),
    Renamed(Note),
});

#[rustfmt::skip]
static NO_TICKET_TRIED_ITEM_PATTERN: table::Pattern = table::Pattern::new("^T-\\d+$");
#[rustfmt::skip]
static NO_TICKET_TRIED_ITEM: table::Text = TICKET_ID.min(3).max(6).patterns(&[&NO_TICKET_TRIED_ITEM_PATTERN]);
#[rustfmt::skip]
static NO_TICKET_TRIED: table::List = table::List::of(table::Table::Text(&NO_TICKET_TRIED_ITEM));

toolrt::record! {
    NoTicket: NO_TICKET = "no_ticket", closed;
    "id" id: required, Text(&TICKET_ID);
    "tried" tried: required, list(&NO_TICKET_TRIED, read_no_ticket_tried_item, write_no_ticket_tried_item);
}

fn read_no_ticket_tried_item(r: &mut toolrt::Reader<'_>) -> Result<TicketId, toolrt::Refused> {
    r.held(table::Table::Text(&NO_TICKET_TRIED_ITEM))?;
    r.read()
}

fn write_no_ticket_tried_item(w: &mut toolrt::Writer, value: &TicketId) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Text(&NO_TICKET_TRIED_ITEM));
}

toolrt::error_message!(NoTicket: "Nobody has it.");
