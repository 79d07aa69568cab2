// Made by toolc from tools.tools; do not edit.

//! How the payloads, results and errors of the toolset `market` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    BuyItemArgs, BuyItemError, NotHere, SearchItemsArgs, SearchItemsError, SearchItemsInjected,
    TooBusy,
};

#[rustfmt::skip]
pub static BUY_ITEM_ARGS: table::Record = table::Record {
    name: "BuyItemArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::default("count", table::Table::Int(&BUY_ITEM_ARGS_COUNT), "1"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static BUY_ITEM_ARGS_COUNT: table::Int = table::Int::ANY.at_least(1).at_most(9);

impl Payload for BuyItemArgs {
    fn table() -> table::Table {
        table::Table::Record(&BUY_ITEM_ARGS)
    }
}

impl Decode for BuyItemArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "count" => count = Some(r.int(&BUY_ITEM_ARGS_COUNT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            count: count.unwrap_or(1),
        })
    }
}

impl Encode for BuyItemArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("count").int(self.count, &BUY_ITEM_ARGS_COUNT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_ITEMS_ARGS: table::Record = table::Record {
    name: "SearchItemsArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SearchItemsArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_ITEMS_ARGS)
    }
}

impl Decode for SearchItemsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for SearchItemsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

toolrt::tool_errors!(BuyItemError {
    "too_busy" => TooBusy(TooBusy),
    "not_here" => NotHere(NotHere),
});

impl toolrt::Inject for SearchItemsInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <String as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(SearchItemsError {});
