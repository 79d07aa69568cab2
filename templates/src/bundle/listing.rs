//! What options say of an entry of the registry, of a `server.json`.

use super::forms::is_registry_name;
use super::packages::{Package, packages};
use super::remotes::{Remote, remotes};
use crate::Fault;
use crate::read::Table;

/// The keys that only a `server.json` needs.
pub(super) const KEYS: [&str; 3] = ["name", "packages", "remotes"];

/// An entry of the registry.
#[derive(Debug)]
pub(super) struct Listing {
    /// `io.github.acme/notes`
    pub name: String,
    pub packages: Vec<Package>,
    pub remotes: Vec<Remote>,
}

impl Listing {
    /// The entry, if there is to be one.
    pub(super) fn read(table: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        const EXAMPLE: &str = "io.github.acme/notes";
        if !table.has("name") {
            for key in KEYS.iter().filter(|key| table.has(key)) {
                let message = format!("`{key}` is that of a server.json, and none is made");
                let fault = table.fault(key, message, "nothing has it").of_key();
                faults.push(fault.help(format!("add `name = \"{EXAMPLE}\"`")));
            }
            return None;
        }
        let name = table.text("name", EXAMPLE, faults);
        if let Some(name) = name.filter(|name| !is_registry_name(name)) {
            let message = format!("`{name}` is no name in the registry");
            let fault = table.fault("name", message, "not a name");
            faults.push(fault.help(format!(
                "write a host of yours from right to left, `/` and a name, at most 200 characters: `{EXAMPLE}`"
            )));
        }
        let before = faults.len();
        let (packages, remotes) = (packages(table, faults), remotes(table, faults));
        if packages.is_empty() && remotes.is_empty() && faults.len() == before {
            let message = "a server.json without packages and remotes leads nowhere";
            let fault = table.fault("name", message, "no way to it").of_key();
            faults.push(fault.help(
                "add `packages = [\"pypi:acme-notes@1.0.0\"]` or `remotes = [\"https://notes.acme.dev/mcp\"]`",
            ));
        }
        Some(Self {
            name: name?.to_owned(),
            packages,
            remotes,
        })
    }
}
