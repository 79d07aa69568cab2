//! `remotes`: where a server runs already.

use super::forms::{is_header, is_loopback, is_url};
use super::start::named;
use super::words::Words;
use crate::read::{Table, Way, fault, item_fault, word};
use crate::{Fault, Setting};

/// An address at which a server answers.
#[derive(Debug)]
pub(super) struct Remote {
    pub transport: Transport,
    pub url: Words,
    /// By the names of the headers.
    pub headers: Vec<(String, Words)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Transport {
    StreamableHttp,
    Sse,
}

impl Transport {
    const ALL: [(&'static str, Self); 2] = [
        ("streamable-http", Self::StreamableHttp),
        ("sse", Self::Sse),
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::StreamableHttp => "streamable-http",
            Self::Sse => "sse",
        }
    }
}

const EXAMPLE: &str = "https://notes.acme.dev/mcp";

pub(super) fn remotes(table: &Table<'_>, faults: &mut Vec<Fault>) -> Vec<Remote> {
    let mut all = Vec::new();
    for (way, item) in table.items("remotes", &format!("\"{EXAMPLE}\""), faults) {
        match item {
            Setting::Text(text) => all.push(Remote {
                transport: Transport::StreamableHttp,
                url: url(way, text, faults),
                headers: Vec::new(),
            }),
            Setting::Table(entries) => all.extend(full(&Table::new(entries, way), faults)),
            Setting::Flag(_) | Setting::Number(_) | Setting::List(_) => {
                faults.push(item_fault(
                    "remotes",
                    &way,
                    item,
                    "a text or a table",
                    EXAMPLE,
                ));
            }
        }
    }
    all
}

fn full(own: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Remote> {
    own.only(&["url", "type", "headers"], faults);
    if !own.has("url") {
        let fault = own.own_fault("a remote needs `url`", "where?");
        faults.push(fault.help(format!("write `remotes = [\"{EXAMPLE}\"]`")));
    }
    let headers = named(own, "headers", ("Authorization", is_header), faults);
    let transport = match own.text("type", "streamable-http", faults) {
        Some(text) => word(
            (&own.way("type"), text),
            "transport",
            &Transport::ALL,
            faults,
        )?,
        None => Transport::StreamableHttp,
    };
    let text = own.text("url", EXAMPLE, faults)?;
    Some(Remote {
        transport,
        url: url(own.way("url"), text, faults),
        headers,
    })
}

/// An address, which may have parts that the user is asked for.
fn url(way: Way, text: &str, faults: &mut Vec<Fault>) -> Words {
    let url = Words::read(way, text, faults);
    let sample = url.sample();
    if !is_url(&sample) {
        let fault = fault(
            &url.way,
            format!("`{text}` is no address"),
            "not an address",
        );
        faults.push(fault.help(format!("write `remotes = [\"{EXAMPLE}\"]`")));
    } else if is_loopback(&sample) {
        let message = format!("`{text}` is the machine of whoever reads it");
        let fault = fault(&url.way, message, "nobody else reaches this");
        faults.push(fault.help("write an address that is public"));
    }
    url
}

impl Remote {
    /// Everything that is filled.
    pub(super) fn words(&self) -> impl Iterator<Item = &Words> {
        std::iter::once(&self.url).chain(self.headers.iter().map(|(_, words)| words))
    }
}
