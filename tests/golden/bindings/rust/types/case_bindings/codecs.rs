// Made by toolc from bindings.tools; do not edit.

//! How the types of `case.bindings` are read, written and checked.

use toolrt::table;

use super::types::{Gone, Item, Money, Query, Size, SoldOut};

#[rustfmt::skip]
static MONEY_AMOUNT: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static MONEY_CURRENCY: table::Text = table::Text::ANY.min(3).max(3);

toolrt::record! {
    Money: MONEY, closed;
    "amount" amount: required, int(&MONEY_AMOUNT);
    "currency" currency: default("\"EUR\"", Self::default_currency()), text(&MONEY_CURRENCY);
}

toolrt::members! {
    Size: SIZE;
    Text("small");
    Text("large");
}

toolrt::member_texts!(Size: SIZE);

#[rustfmt::skip]
static ITEM_TAGS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    Item: ITEM, closed;
    "id" id: required, STRING;
    "price" price: required, Record(&MONEY);
    "tags" tags: default("[]", Vec::new()), List(&ITEM_TAGS);
}

#[rustfmt::skip]
static QUERY_TEXT: table::Text = table::Text::ANY.min(1).max(20);
#[rustfmt::skip]
static QUERY_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(50);

toolrt::record! {
    Query: QUERY, closed;
    "text" text: required, text(&QUERY_TEXT);
    "limit" limit: default("10", 10), int(&QUERY_LIMIT);
}

toolrt::record! {
    Gone: GONE = "gone", closed;
    "id" id: required, STRING;
}

toolrt::record! {
    SoldOut: SOLD_OUT = "sold_out", closed;
}

toolrt::error_message!(Gone: "Nothing has this id.");

toolrt::error_message!(SoldOut: "Too much.");
