// Made by toolc from wide.tools; do not edit.

//! How the payloads, results and errors of the toolset `web` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_corners::codecs as acme_corners;
use super::types::{
    WebSearchArgs, WebSearchError, WebSearchInjected, WebSearchResult, WebSearchResultResultsItem,
    WebSearchSide,
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
pub static WEB_SEARCH_RESULT_RESULTS_ITEM: table::Record = table::Record {
    name: "WebSearchResultResultsItem",
    fields: &[
        table::Field::required("title", table::Table::STRING),
        table::Field::required("url", table::Table::URI),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WebSearchResultResultsItem {
    fn table() -> table::Table {
        table::Table::Record(&WEB_SEARCH_RESULT_RESULTS_ITEM)
    }
}

impl Decode for WebSearchResultResultsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut title = None;
        let mut url = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "title" => title = Some(r.read()?),
                "url" => url = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            title: title.ok_or(Refused)?,
            url: url.ok_or(Refused)?,
        })
    }
}

impl Encode for WebSearchResultResultsItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("title").write(&self.title);
        w.key("url").write(&self.url);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WEB_SEARCH_RESULT: table::Record = table::Record {
    name: "WebSearchResult",
    fields: &[
        table::Field::required("results", table::Table::List(&WEB_SEARCH_RESULT_RESULTS)),
        table::Field::required("keywords", table::Table::Record(&acme_corners::KEYWORD)),
        table::Field::required("nested", table::Table::Record(&acme_corners::NESTED)),
        table::Field::required("open", table::Table::Record(&acme_corners::OPEN)),
        table::Field::required("typed", table::Table::Record(&acme_corners::OPEN_TYPED)),
        table::Field::required("based", table::Table::Record(&acme_corners::BASED)),
        table::Field::required("wire", table::Table::Enum(&acme_corners::WIRE)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WEB_SEARCH_RESULT_RESULTS: table::List = table::List::of(table::Table::Record(&WEB_SEARCH_RESULT_RESULTS_ITEM));

impl Payload for WebSearchResult {
    fn table() -> table::Table {
        table::Table::Record(&WEB_SEARCH_RESULT)
    }
}

impl Decode for WebSearchResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut results = None;
        let mut keywords = None;
        let mut nested = None;
        let mut open = None;
        let mut typed = None;
        let mut based = None;
        let mut wire = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "results" => results = Some(r.read()?),
                "keywords" => keywords = Some(r.read()?),
                "nested" => nested = Some(r.read()?),
                "open" => open = Some(r.read()?),
                "typed" => typed = Some(r.read()?),
                "based" => based = Some(r.read()?),
                "wire" => wire = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            results: results.ok_or(Refused)?,
            keywords: keywords.ok_or(Refused)?,
            nested: nested.ok_or(Refused)?,
            open: open.ok_or(Refused)?,
            typed: typed.ok_or(Refused)?,
            based: based.ok_or(Refused)?,
            wire: wire.ok_or(Refused)?,
        })
    }
}

impl Encode for WebSearchResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("results").write(&self.results);
        w.key("keywords").write(&self.keywords);
        w.key("nested").write(&self.nested);
        w.key("open").write(&self.open);
        w.key("typed").write(&self.typed);
        w.key("based").write(&self.based);
        w.key("wire").write(&self.wire);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WEB_SEARCH_SIDE: table::Record = table::Record {
    name: "WebSearchSide",
    fields: &[
        table::Field::optional("raw", table::Table::Json),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WebSearchSide {
    fn table() -> table::Table {
        table::Table::Record(&WEB_SEARCH_SIDE)
    }
}

impl Decode for WebSearchSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut raw = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "raw" => raw = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { raw })
    }
}

impl Encode for WebSearchSide {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(raw) = &self.raw {
            w.key("raw").write(raw);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WEB_SEARCH_INJECTED_TOKEN_ARGUMENT_TABLE: table::Table = table::Table::Secret(&table::Table::STRING);

/// How the web search injected token argument is read and written.
pub fn web_search_injected_token_argument() -> toolrt::Codec<toolrt::Secret<String>> {
    toolrt::Codec::new(
        table_web_search_injected_token_argument,
        read_web_search_injected_token_argument,
        encode_web_search_injected_token_argument,
    )
}

fn table_web_search_injected_token_argument() -> table::Table {
    WEB_SEARCH_INJECTED_TOKEN_ARGUMENT_TABLE
}

fn encode_web_search_injected_token_argument(value: &toolrt::Secret<String>, w: &mut Writer) {
    w.write(value);
}

fn read_web_search_injected_token_argument(
    r: &mut Reader<'_>,
) -> Result<toolrt::Secret<String>, Refused> {
    r.read()
}

impl toolrt::Inject for WebSearchInjected {
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

toolrt::tool_errors!(WebSearchError {});
