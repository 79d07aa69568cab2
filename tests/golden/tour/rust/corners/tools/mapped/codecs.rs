// Made by toolc from wide.tools; do not edit.

//! How the payloads, results and errors of the toolset `mapped` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{FindArgs, FindError, FindResult};

#[rustfmt::skip]
pub static FIND_ARGS: table::Record = table::Record {
    name: "FindArgs",
    fields: &[
        table::Field::required("query", table::Table::STRING),
        table::Field::default("limit", table::Table::INT, "10"),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FindArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_ARGS)
    }
}

impl Decode for FindArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut query = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "query" => query = Some(r.read()?),
                "limit" => limit = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            query: query.ok_or(Refused)?,
            limit: limit.unwrap_or(10),
        })
    }
}

impl Encode for FindArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("query").write(&self.query);
        w.key("limit").write(&self.limit);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_RESULT: table::Record = table::Record {
    name: "FindResult",
    fields: &[
        table::Field::required("hits", table::Table::List(&FIND_RESULT_HITS)),
        table::Field::required("more", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_RESULT_HITS: table::List = table::List::of(table::Table::STRING);

impl Payload for FindResult {
    fn table() -> table::Table {
        table::Table::Record(&FIND_RESULT)
    }
}

impl Decode for FindResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut hits = None;
        let mut more = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "hits" => hits = Some(r.read()?),
                "more" => more = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            hits: hits.ok_or(Refused)?,
            more: more.ok_or(Refused)?,
        })
    }
}

impl Encode for FindResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("hits").write(&self.hits);
        w.key("more").write(&self.more);
        w.end_object();
    }
}

toolrt::tool_errors!(FindError {});
