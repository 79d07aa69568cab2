// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `till` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_bindings::codecs as case_bindings;
use super::types::{
    BuyItemArgs, BuyItemError, ClearAllArgs, ClearAllError, Gone, LabelItemArgs, LabelItemError,
    SearchArgs, SearchError, SearchResult, SoldOut, WatchPriceArgs, WatchPriceError,
    WatchPriceInjected, WatchPriceItem, WatchPriceSide,
};

#[rustfmt::skip]
pub static BUY_ITEM_ARGS: table::Record = table::Record {
    name: "BuyItemArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::optional("note", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BuyItemArgs {
    fn table() -> table::Table {
        table::Table::Record(&BUY_ITEM_ARGS)
    }
}

impl Decode for BuyItemArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut note = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "note" => note = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            note,
        })
    }
}

impl Encode for BuyItemArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        if let Some(note) = &self.note {
            w.key("note").write(note);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_ARGS: table::Record = table::Record {
    name: "SearchArgs",
    fields: &[
        table::Field::required("words", table::Table::STRING),
        table::Field::optional("most", table::Table::INT),
        table::Field::optional("page", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SearchArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_ARGS)
    }
}

impl Decode for SearchArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut words = None;
        let mut most = None;
        let mut page = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "words" => words = Some(r.read()?),
                "most" => most = Some(r.read()?),
                "page" => page = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            words: words.ok_or(Refused)?,
            most,
            page,
        })
    }
}

impl Encode for SearchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("words").write(&self.words);
        if let Some(most) = &self.most {
            w.key("most").write(most);
        }
        if let Some(page) = &self.page {
            w.key("page").write(page);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_RESULT: table::Record = table::Record {
    name: "SearchResult",
    fields: &[
        table::Field::required("hits", table::Table::List(&SEARCH_RESULT_HITS)),
        table::Field::required("prices", table::Table::List(&SEARCH_RESULT_PRICES)),
        table::Field::required("more", table::Table::Nullable(&table::Table::STRING)),
        table::Field::required("count", table::Table::INT),
        table::Field::required("lang", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SEARCH_RESULT_HITS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static SEARCH_RESULT_PRICES: table::List = table::List::of(table::Table::INT);

impl Payload for SearchResult {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_RESULT)
    }
}

impl Decode for SearchResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut hits = None;
        let mut prices = None;
        let mut more = None;
        let mut count = None;
        let mut lang = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "hits" => hits = Some(r.read()?),
                "prices" => prices = Some(r.read()?),
                "more" => more = Some(r.read()?),
                "count" => count = Some(r.read()?),
                "lang" => lang = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            hits: hits.ok_or(Refused)?,
            prices: prices.ok_or(Refused)?,
            more: more.ok_or(Refused)?,
            count: count.ok_or(Refused)?,
            lang: lang.ok_or(Refused)?,
        })
    }
}

impl Encode for SearchResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("hits").write(&self.hits);
        w.key("prices").write(&self.prices);
        w.key("more").write(&self.more);
        w.key("count").write(&self.count);
        w.key("lang").write(&self.lang);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WATCH_PRICE_ARGS: table::Record = table::Record {
    name: "WatchPriceArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WatchPriceArgs {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_PRICE_ARGS)
    }
}

impl Decode for WatchPriceArgs {
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

impl Encode for WatchPriceArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WATCH_PRICE_ITEM: table::Record = table::Record {
    name: "WatchPriceItem",
    fields: &[
        table::Field::required("at", table::Table::STRING),
        table::Field::required("price", table::Table::Record(&case_bindings::MONEY)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WatchPriceItem {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_PRICE_ITEM)
    }
}

impl Decode for WatchPriceItem {
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

impl Encode for WatchPriceItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("at").write(&self.at);
        w.key("price").write(&self.price);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WATCH_PRICE_SIDE: table::Record = table::Record {
    name: "WatchPriceSide",
    fields: &[
        table::Field::optional("log", table::Table::List(&WATCH_PRICE_SIDE_LOG)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WATCH_PRICE_SIDE_LOG: table::List = table::List::of(table::Table::STRING);

impl Payload for WatchPriceSide {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_PRICE_SIDE)
    }
}

impl Decode for WatchPriceSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut log = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "log" => log = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { log })
    }
}

impl Encode for WatchPriceSide {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(log) = &self.log {
            w.key("log").write(log);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CLEAR_ALL_ARGS: table::Record = table::Record {
    name: "ClearAllArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for ClearAllArgs {
    fn table() -> table::Table {
        table::Table::Record(&CLEAR_ALL_ARGS)
    }
}

impl Decode for ClearAllArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for ClearAllArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LABEL_ITEM_ARGS: table::Record = table::Record {
    name: "LabelItemArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for LabelItemArgs {
    fn table() -> table::Table {
        table::Table::Record(&LABEL_ITEM_ARGS)
    }
}

impl Decode for LabelItemArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for LabelItemArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("text").write(&self.text);
        w.end_object();
    }
}

toolrt::tool_errors!(BuyItemError {
    "gone" => Gone(Gone),
    "sold_out" => SoldOut(SoldOut),
});

toolrt::tool_errors!(SearchError {
    "sold_out" => SoldOut(SoldOut),
});

#[rustfmt::skip]
pub static WATCH_PRICE_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::FLOAT);

/// How the watch price result is read and written.
pub fn watch_price_result() -> toolrt::Codec<Option<f64>> {
    toolrt::Codec::new(
        table_watch_price_result,
        read_watch_price_result,
        encode_watch_price_result,
    )
}

fn table_watch_price_result() -> table::Table {
    WATCH_PRICE_RESULT_TABLE
}

fn encode_watch_price_result(value: &Option<f64>, w: &mut Writer) {
    w.write(value);
}

fn read_watch_price_result(r: &mut Reader<'_>) -> Result<Option<f64>, Refused> {
    r.read()
}

impl toolrt::Inject for WatchPriceInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            token: cx.inject(
                "token",
                toolrt::Source::Label("token"),
                <toolrt::Secret<String> as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(WatchPriceError {});

toolrt::tool_errors!(ClearAllError {});

toolrt::tool_errors!(LabelItemError {});
