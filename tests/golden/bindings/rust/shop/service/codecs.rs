// Made by toolc from bindings.tools; do not edit.

//! How the payloads and results of the service `shop` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::types::case_bindings::codecs as case_bindings;
use super::types::{
    BuyError, BuyPayload, ClearError, ClearPayload, FindError, FindResult, Gone, LabelError,
    LabelPayload, SoldOut, StockError, StockInjected, StockPayload, WatchError, WatchItem,
    WatchPayload,
};

#[rustfmt::skip]
pub static BUY_PAYLOAD: table::Record = table::Record {
    name: "BuyPayload",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::default("count", table::Table::INT, "1"),
        table::Field::optional("note", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BuyPayload {
    fn table() -> table::Table {
        table::Table::Record(&BUY_PAYLOAD)
    }
}

impl Decode for BuyPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut count = None;
        let mut note = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "count" => count = Some(r.read()?),
                "note" => note = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            count: count.unwrap_or(1),
            note,
        })
    }
}

impl Encode for BuyPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("count").write(&self.count);
        if let Some(note) = &self.note {
            w.key("note").write(note);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_RESULT: table::Record = table::Record {
    name: "FindResult",
    fields: &[
        table::Field::required("items", table::Table::List(&FIND_RESULT_ITEMS)),
        table::Field::required("total", table::Table::INT),
        table::Field::required("next", table::Table::Nullable(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_RESULT_ITEMS: table::List = table::List::of(table::Table::Record(&case_bindings::ITEM));

impl Payload for FindResult {
    fn table() -> table::Table {
        table::Table::Record(&FIND_RESULT)
    }
}

impl Decode for FindResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        let mut total = None;
        let mut next = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                "total" => total = Some(r.read()?),
                "next" => next = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
            total: total.ok_or(Refused)?,
            next: next.ok_or(Refused)?,
        })
    }
}

impl Encode for FindResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        w.key("total").write(&self.total);
        w.key("next").write(&self.next);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STOCK_PAYLOAD: table::Record = table::Record {
    name: "StockPayload",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for StockPayload {
    fn table() -> table::Table {
        table::Table::Record(&STOCK_PAYLOAD)
    }
}

impl Decode for StockPayload {
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

impl Encode for StockPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WATCH_PAYLOAD: table::Record = table::Record {
    name: "WatchPayload",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::required("token", table::Table::Secret(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WatchPayload {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_PAYLOAD)
    }
}

impl Decode for WatchPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut token = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "token" => token = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            token: token.ok_or(Refused)?,
        })
    }
}

impl Encode for WatchPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("token").write(&self.token);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WATCH_ITEM: table::Record = table::Record {
    name: "WatchItem",
    fields: &[
        table::Field::required("at", table::Table::DATE_TIME),
        table::Field::required("price", table::Table::Record(&case_bindings::MONEY)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WatchItem {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_ITEM)
    }
}

impl Decode for WatchItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut at = None;
        let mut price = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "at" => at = Some(r.read()?),
                "price" => price = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            at: at.ok_or(Refused)?,
            price: price.ok_or(Refused)?,
        })
    }
}

impl Encode for WatchItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("at").write(&self.at);
        w.key("price").write(&self.price);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CLEAR_PAYLOAD: table::Record = table::Record {
    name: "ClearPayload",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for ClearPayload {
    fn table() -> table::Table {
        table::Table::Record(&CLEAR_PAYLOAD)
    }
}

impl Decode for ClearPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for ClearPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LABEL_PAYLOAD: table::Record = table::Record {
    name: "LabelPayload",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::required("text", table::Table::Text(&LABEL_PAYLOAD_TEXT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LABEL_PAYLOAD_TEXT: table::Text = table::Text::ANY.max(8);

impl Payload for LabelPayload {
    fn table() -> table::Table {
        table::Table::Record(&LABEL_PAYLOAD)
    }
}

impl Decode for LabelPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "text" => text = Some(r.text(&LABEL_PAYLOAD_TEXT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for LabelPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("text").text(&self.text, &LABEL_PAYLOAD_TEXT);
        w.end_object();
    }
}

toolrt::tool_errors!(BuyError {
    "gone" => Gone(Gone),
    "sold_out" => SoldOut(SoldOut),
});

/// How the find result is read and written.
pub fn find_result() -> toolrt::Codec<FindResult> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(FindError {});

impl toolrt::Inject for StockInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <toolrt::Uuid as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(StockError {
    "gone" => Gone(Gone),
});

#[rustfmt::skip]
static WATCH_RESULT_TYPE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
pub static WATCH_RESULT_TABLE: table::Table = table::Table::Int(&WATCH_RESULT_TYPE);

/// How the watch result is read and written.
pub fn watch_result() -> toolrt::Codec<i64> {
    toolrt::Codec::new(table_watch_result, read_watch_result, encode_watch_result)
}

fn table_watch_result() -> table::Table {
    WATCH_RESULT_TABLE
}

fn encode_watch_result(value: &i64, w: &mut Writer) {
    w.int(*value, &WATCH_RESULT_TYPE);
}

fn read_watch_result(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&WATCH_RESULT_TYPE)
}

/// How the watch item is read and written.
pub fn watch_item() -> toolrt::Codec<WatchItem> {
    toolrt::Codec::of()
}

toolrt::tool_errors!(WatchError {});

toolrt::tool_errors!(ClearError {});

toolrt::tool_errors!(LabelError {});
