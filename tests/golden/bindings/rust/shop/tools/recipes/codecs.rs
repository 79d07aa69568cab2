// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `recipes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_bindings::codecs as case_bindings;
use super::types::{
    BuyFirstArgs, BuyFirstError, BuyFirstInjected, BuyFirstResult, ClearTwiceArgs, ClearTwiceError,
    PageOfArgs, PageOfError, PageOfResult,
};

#[rustfmt::skip]
pub static BUY_FIRST_ARGS: table::Record = table::Record {
    name: "BuyFirstArgs",
    fields: &[
        table::Field::required("words", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BuyFirstArgs {
    fn table() -> table::Table {
        table::Table::Record(&BUY_FIRST_ARGS)
    }
}

impl Decode for BuyFirstArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut words = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "words" => words = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            words: words.ok_or(Refused)?,
        })
    }
}

impl Encode for BuyFirstArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("words").write(&self.words);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BUY_FIRST_RESULT: table::Record = table::Record {
    name: "BuyFirstResult",
    fields: &[
        table::Field::required("bought", table::Table::Nullable(&table::Table::Record(&case_bindings::ITEM))),
        table::Field::required("all", table::Table::List(&BUY_FIRST_RESULT_ALL)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static BUY_FIRST_RESULT_ALL: table::List = table::List::of(table::Table::STRING);

impl Payload for BuyFirstResult {
    fn table() -> table::Table {
        table::Table::Record(&BUY_FIRST_RESULT)
    }
}

impl Decode for BuyFirstResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut bought = None;
        let mut all = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "bought" => bought = Some(r.read()?),
                "all" => all = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            bought: bought.ok_or(Refused)?,
            all: all.ok_or(Refused)?,
        })
    }
}

impl Encode for BuyFirstResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("bought").write(&self.bought);
        w.key("all").write(&self.all);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CLEAR_TWICE_ARGS: table::Record = table::Record {
    name: "ClearTwiceArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for ClearTwiceArgs {
    fn table() -> table::Table {
        table::Table::Record(&CLEAR_TWICE_ARGS)
    }
}

impl Decode for ClearTwiceArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for ClearTwiceArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAGE_OF_ARGS: table::Record = table::Record {
    name: "PageOfArgs",
    fields: &[
        table::Field::optional("page", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PageOfArgs {
    fn table() -> table::Table {
        table::Table::Record(&PAGE_OF_ARGS)
    }
}

impl Decode for PageOfArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut page = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "page" => page = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { page })
    }
}

impl Encode for PageOfArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(page) = &self.page {
            w.key("page").write(page);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAGE_OF_RESULT: table::Record = table::Record {
    name: "PageOfResult",
    fields: &[
        table::Field::required("hits", table::Table::List(&PAGE_OF_RESULT_HITS)),
        table::Field::required("prices", table::Table::List(&PAGE_OF_RESULT_PRICES)),
        table::Field::required("more", table::Table::Nullable(&table::Table::STRING)),
        table::Field::required("count", table::Table::INT),
        table::Field::required("lang", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PAGE_OF_RESULT_HITS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static PAGE_OF_RESULT_PRICES: table::List = table::List::of(table::Table::INT);

impl Payload for PageOfResult {
    fn table() -> table::Table {
        table::Table::Record(&PAGE_OF_RESULT)
    }
}

impl Decode for PageOfResult {
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

impl Encode for PageOfResult {
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

impl toolrt::Inject for BuyFirstInjected {
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

toolrt::tool_errors!(BuyFirstError {});

toolrt::tool_errors!(ClearTwiceError {});

toolrt::tool_errors!(PageOfError {});
