// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `archive` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_shared::codecs as acme_shared;
use super::types::{
    BurnArgs, BurnError, FetchArgs, FetchError, Finding, SearchArchiveArgs, SearchArchiveError,
    SearchArchiveResult,
};

#[rustfmt::skip]
pub static SEARCH_ARCHIVE_ARGS: table::Record = table::Record {
    name: "SearchArchiveArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::default("limit", table::Table::Int(&SEARCH_ARCHIVE_ARGS_LIMIT), "10"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SEARCH_ARCHIVE_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(100);

impl Payload for SearchArchiveArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_ARCHIVE_ARGS)
    }
}

impl Decode for SearchArchiveArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "limit" => limit = Some(r.int(&SEARCH_ARCHIVE_ARGS_LIMIT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            limit: limit.unwrap_or(10),
        })
    }
}

impl Encode for SearchArchiveArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("limit").int(self.limit, &SEARCH_ARCHIVE_ARGS_LIMIT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_ARCHIVE_RESULT: table::Record = table::Record {
    name: "SearchArchiveResult",
    fields: &[
        table::Field::required("items", table::Table::List(&SEARCH_ARCHIVE_RESULT_ITEMS)),
        table::Field::optional("next_cursor", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SEARCH_ARCHIVE_RESULT_ITEMS: table::List = table::List::of(table::Table::Record(&acme_shared::ITEM));

impl Payload for SearchArchiveResult {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_ARCHIVE_RESULT)
    }
}

impl Decode for SearchArchiveResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        let mut next_cursor = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                "next_cursor" => next_cursor = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
            next_cursor,
        })
    }
}

impl Encode for SearchArchiveResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        if let Some(next_cursor) = &self.next_cursor {
            w.key("next_cursor").write(next_cursor);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FETCH_ARGS: table::Record = table::Record {
    name: "FetchArgs",
    fields: &[
        table::Field::required("ids", table::Table::List(&FETCH_ARGS_IDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FETCH_ARGS_IDS: table::List = table::List::of(table::Table::UUID);

impl Payload for FetchArgs {
    fn table() -> table::Table {
        table::Table::Record(&FETCH_ARGS)
    }
}

impl Decode for FetchArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ids = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ids" => ids = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ids: ids.ok_or(Refused)?,
        })
    }
}

impl Encode for FetchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ids").write(&self.ids);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BURN_ARGS: table::Record = table::Record {
    name: "BurnArgs",
    fields: &[
        table::Field::required("id", table::Table::UUID),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BurnArgs {
    fn table() -> table::Table {
        table::Table::Record(&BURN_ARGS)
    }
}

impl Decode for BurnArgs {
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

impl Encode for BurnArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

toolrt::tool_errors!(SearchArchiveError {});

#[rustfmt::skip]
static FETCH_RESULT_TYPE: table::Map = table::Map::of(table::Table::Record(&acme_shared::FINDING));
#[rustfmt::skip]
pub static FETCH_RESULT_TABLE: table::Table = table::Table::Map(&FETCH_RESULT_TYPE);

/// How the fetch result is read and written.
pub fn fetch_result() -> toolrt::Codec<std::collections::BTreeMap<String, Finding>> {
    toolrt::Codec::new(table_fetch_result, read_fetch_result, encode_fetch_result)
}

fn table_fetch_result() -> table::Table {
    FETCH_RESULT_TABLE
}

fn encode_fetch_result(value: &std::collections::BTreeMap<String, Finding>, w: &mut Writer) {
    w.write(value);
}

fn read_fetch_result(
    r: &mut Reader<'_>,
) -> Result<std::collections::BTreeMap<String, Finding>, Refused> {
    r.read()
}

toolrt::tool_errors!(FetchError {});

toolrt::tool_errors!(BurnError {});
