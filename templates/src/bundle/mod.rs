//! Bundles: `server.json` of the MCP registry and `manifest.json` of an MCPB bundle, for the MCP servers of a design.

mod bundled;
mod described;
mod filled;
mod forms;
mod listing;
mod manifest;
mod options;
mod packages;
mod prompts;
mod publisher;
mod questions;
mod registry;
mod remotes;
mod rules;
mod run;
mod server;
mod settings;
mod start;
mod words;

use std::sync::Arc;

use toolc_compiler::Ready;
use toolc_compiler::ir::{Design, McpServer};

use crate::idents::{self, Scope};
use crate::page::Page;
use crate::plan::names::Declared;
use crate::work::{Part, Work};
use crate::{Fault, Options};

pub use options::OPTIONS;
pub(crate) use rules::RULES as JSON;

/// What is wrong with options.
pub(crate) fn check(options: &Options, design: Option<&Design>) -> Vec<Fault> {
    let (servers, mut faults) = settings::settings(options);
    if servers.is_empty() && faults.is_empty() {
        let fault = Fault::new(&[], "`servers` is missing: nothing is bundled", "");
        faults.push(fault.help("add a table [target.bundle.servers.NAME] for an MCP server"));
    }
    if let (Some(design), true) = (design, faults.is_empty()) {
        faults = made(design, &servers).err().unwrap_or_default();
    }
    faults
}

/// One part for each server that options name; nothing without any.
pub(crate) fn work<'a>(ready: Ready<'a>, options: &Options) -> Result<Work<'a>, Vec<Fault>> {
    let design = ready.design();
    let (servers, faults) = settings::settings(options);
    if !faults.is_empty() {
        return Err(faults);
    }
    let parts = made(design, &servers)?.into_iter().map(|files| {
        Part::new(move |pages| {
            for (path, text) in &files {
                pages.add(Page::finished(path, text.clone()));
            }
        })
    });
    let (names, _) = Declared::new(design, &rules::SPELLINGS);
    Ok(Work {
        parts: parts.collect(),
        rules: &rules::RULES,
        providers: Vec::new(),
        names: Arc::new(names),
        by_package: false,
        is_apart: false,
    })
}

/// The paths and texts of the files of a server.
type Files = Vec<(String, String)>;

/// The files of each server that options name, in the order of the options.
fn made(design: &Design, servers: &[server::Server]) -> Result<Vec<Files>, Vec<Fault>> {
    let folders = folders(design);
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    for settings in servers {
        let mut found = design.mcp_servers.iter().zip(&folders);
        match found.find(|(server, _)| *server.name == *settings.name) {
            Some((server, folder)) => {
                all.push(files(design, server, folder, settings, &mut faults));
            }
            None => faults.push(settings.unknown(design)),
        }
    }
    match faults.is_empty() {
        true => Ok(all),
        false => Err(faults),
    }
}

fn files(
    design: &Design,
    server: &McpServer,
    folder: &str,
    settings: &server::Server,
    faults: &mut Vec<Fault>,
) -> Files {
    let Some(described) = described::Described::of(server, settings, faults) else {
        return Vec::new();
    };
    let mut files = Vec::new();
    if let Some(listing) = &settings.listing {
        let text = registry::text(server, settings, listing, &described, faults);
        files.push((format!("{folder}/server.json"), text));
    }
    if let Some(bundle) = &settings.bundle {
        let text = manifest::text(design, server, settings, bundle, &described);
        files.push((format!("{folder}/manifest.json"), text));
    }
    files
}

/// The folders of all servers, which may not differ in the case of letters alone.
fn folders(design: &Design) -> Vec<String> {
    let names = design.mcp_servers.iter().map(|server| &*server.name);
    idents::all(rules::Plain::File, names, &mut Scope::default())
}
