// Made by toolc from bindings.tools; do not edit.

//! How the types of `case.bindings` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Gone, Item, Money, Query, Size, SoldOut};

#[rustfmt::skip]
pub static MONEY: table::Record = table::Record {
    name: "Money",
    fields: &[
        table::Field::required("amount", table::Table::Int(&MONEY_AMOUNT)),
        table::Field::default("currency", table::Table::Text(&MONEY_CURRENCY), "\"EUR\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static MONEY_AMOUNT: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static MONEY_CURRENCY: table::Text = table::Text::ANY.min(3).max(3);

impl Payload for Money {
    fn table() -> table::Table {
        table::Table::Record(&MONEY)
    }
}

impl Decode for Money {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut amount = None;
        let mut currency = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "amount" => amount = Some(r.int(&MONEY_AMOUNT)?),
                "currency" => currency = Some(r.text(&MONEY_CURRENCY)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            amount: amount.ok_or(Refused)?,
            currency: currency.unwrap_or_else(Self::default_currency),
        })
    }
}

impl Encode for Money {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("amount").int(self.amount, &MONEY_AMOUNT);
        w.key("currency").text(&self.currency, &MONEY_CURRENCY);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SIZE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("small"),
        table::Literal::Text("large"),
    ],
};

toolrt::members!(Size: SIZE);

toolrt::member_texts!(Size: SIZE);

#[rustfmt::skip]
pub static ITEM: table::Record = table::Record {
    name: "Item",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::required("price", table::Table::Record(&MONEY)),
        table::Field::default("tags", table::Table::List(&ITEM_TAGS), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ITEM_TAGS: table::List = table::List::of(table::Table::STRING);

impl Payload for Item {
    fn table() -> table::Table {
        table::Table::Record(&ITEM)
    }
}

impl Decode for Item {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut price = None;
        let mut tags = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "price" => price = Some(r.read()?),
                "tags" => tags = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            price: price.ok_or(Refused)?,
            tags: tags.unwrap_or_default(),
        })
    }
}

impl Encode for Item {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("price").write(&self.price);
        w.key("tags").write(&self.tags);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static QUERY: table::Record = table::Record {
    name: "Query",
    fields: &[
        table::Field::required("text", table::Table::Text(&QUERY_TEXT)),
        table::Field::default("limit", table::Table::Int(&QUERY_LIMIT), "10"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static QUERY_TEXT: table::Text = table::Text::ANY.min(1).max(20);
#[rustfmt::skip]
static QUERY_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(50);

impl Payload for Query {
    fn table() -> table::Table {
        table::Table::Record(&QUERY)
    }
}

impl Decode for Query {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&QUERY_TEXT)?),
                "limit" => limit = Some(r.int(&QUERY_LIMIT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            limit: limit.unwrap_or(10),
        })
    }
}

impl Encode for Query {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &QUERY_TEXT);
        w.key("limit").int(self.limit, &QUERY_LIMIT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GONE: table::Record = table::Record {
    name: "gone",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Gone {
    fn table() -> table::Table {
        table::Table::Record(&GONE)
    }
}

impl Decode for Gone {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for Gone {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SOLD_OUT: table::Record = table::Record {
    name: "sold_out",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for SoldOut {
    fn table() -> table::Table {
        table::Table::Record(&SOLD_OUT)
    }
}

impl Decode for SoldOut {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for SoldOut {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::error_message!(Gone: "Nothing has this id.");

toolrt::error_message!(SoldOut: "Too much.");
