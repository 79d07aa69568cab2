// Made by toolc from servers.tools; do not edit.

//! How the payloads, results and errors of the toolset `web` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    SearchTwiceArgs, SearchTwiceError, WebSearchArgs, WebSearchError, WebSearchInjected,
};

#[rustfmt::skip]
pub static WEB_SEARCH_ARGS: table::Record = table::Record {
    name: "WebSearchArgs",
    fields: &[
        table::Field::required("query", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WebSearchArgs {
    fn table() -> table::Table {
        table::Table::Record(&WEB_SEARCH_ARGS)
    }
}

impl Decode for WebSearchArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut query = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "query" => query = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            query: query.ok_or(Refused)?,
        })
    }
}

impl Encode for WebSearchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("query").write(&self.query);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_TWICE_ARGS: table::Record = table::Record {
    name: "SearchTwiceArgs",
    fields: &[
        table::Field::required("query", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SearchTwiceArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_TWICE_ARGS)
    }
}

impl Decode for SearchTwiceArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut query = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "query" => query = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            query: query.ok_or(Refused)?,
        })
    }
}

impl Encode for SearchTwiceArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("query").write(&self.query);
        w.end_object();
    }
}

#[rustfmt::skip]
static WEB_SEARCH_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
pub static WEB_SEARCH_RESULT_TABLE: table::Table = table::Table::List(&WEB_SEARCH_RESULT_TYPE);

/// How the web search result is read and written.
pub fn web_search_result() -> toolrt::Codec<Vec<String>> {
    toolrt::Codec::new(
        table_web_search_result,
        read_web_search_result,
        encode_web_search_result,
    )
}

fn table_web_search_result() -> table::Table {
    WEB_SEARCH_RESULT_TABLE
}

fn encode_web_search_result(value: &Vec<String>, w: &mut Writer) {
    w.write(value);
}

fn read_web_search_result(r: &mut Reader<'_>) -> Result<Vec<String>, Refused> {
    r.read()
}

impl toolrt::Inject for WebSearchInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            tenant: cx.inject(
                "tenant",
                toolrt::Source::Label("tenant"),
                <String as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(WebSearchError {});

#[rustfmt::skip]
static SEARCH_TWICE_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
pub static SEARCH_TWICE_RESULT_TABLE: table::Table = table::Table::List(&SEARCH_TWICE_RESULT_TYPE);

/// How the search twice result is read and written.
pub fn search_twice_result() -> toolrt::Codec<Vec<String>> {
    toolrt::Codec::new(
        table_search_twice_result,
        read_search_twice_result,
        encode_search_twice_result,
    )
}

fn table_search_twice_result() -> table::Table {
    SEARCH_TWICE_RESULT_TABLE
}

fn encode_search_twice_result(value: &Vec<String>, w: &mut Writer) {
    w.write(value);
}

fn read_search_twice_result(r: &mut Reader<'_>) -> Result<Vec<String>, Refused> {
    r.read()
}

toolrt::tool_errors!(SearchTwiceError {});
