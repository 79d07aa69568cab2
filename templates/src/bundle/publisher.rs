//! Who makes a server, and where more stands about it.

use serde::Serialize;

use super::forms::{host, is_email, is_inside, is_url};
use crate::read::Table;
use crate::{Fault, Setting};

/// What may be said for all servers, and again for one.
pub(super) const KEYS: [&str; 4] = ["author", "license", "homepage", "repository"];

const ADDRESS: (fn(&str) -> bool, &str) = (is_url, "address");

#[derive(Debug, Default, Clone)]
pub(super) struct Publisher {
    pub author: Option<Author>,
    pub license: Option<String>,
    pub homepage: Option<String>,
    pub repository: Option<Repository>,
}

#[derive(Debug, Clone, Serialize)]
pub(super) struct Author {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
}

/// Where the source code is.
#[derive(Debug, Clone)]
pub(super) struct Repository {
    pub url: String,
    /// Who hosts it, as the registry names them; known for a few.
    pub source: Option<String>,
    pub subfolder: Option<String>,
    pub id: Option<String>,
}

impl Publisher {
    pub(super) fn read(table: &Table<'_>, faults: &mut Vec<Fault>) -> Self {
        let license = table.text("license", "MIT OR Apache-2.0", faults);
        Self {
            author: author(table, faults),
            license: license.map(str::to_owned),
            homepage: table.formed("homepage", ADDRESS, "https://acme.dev/notes", faults),
            repository: repository(table, faults),
        }
    }

    /// What this does not say is as for all.
    pub(super) fn or(self, all: &Self) -> Self {
        Self {
            author: self.author.or_else(|| all.author.clone()),
            license: self.license.or_else(|| all.license.clone()),
            homepage: self.homepage.or_else(|| all.homepage.clone()),
            repository: self.repository.or_else(|| all.repository.clone()),
        }
    }
}

fn author(table: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Author> {
    const EXAMPLE: &str = "{ name = \"Acme\", email = \"notes@acme.dev\" }";
    if let Some(Setting::Table(_)) = table.get("author") {
        let own = table.table("author", EXAMPLE, faults);
        own.only(&["name", "email", "url"], faults);
        if !own.has("name") {
            let fault = own.own_fault("the author has no name", "of whom?");
            faults.push(fault.help(format!("write `author = {EXAMPLE}`")));
        }
        let email: (fn(&str) -> bool, &str) = (is_email, "address of mail");
        let (email, url) = (
            own.formed("email", email, "notes@acme.dev", faults),
            own.formed("url", ADDRESS, "https://acme.dev", faults),
        );
        let name = own.text("name", "Acme", faults)?.to_owned();
        return Some(Author { name, email, url });
    }
    let name = table.text("author", "Acme", faults)?.to_owned();
    Some(Author {
        name,
        email: None,
        url: None,
    })
}

fn repository(table: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Repository> {
    const EXAMPLE: &str = "https://github.com/acme/notes";
    if let Some(Setting::Table(_)) = table.get("repository") {
        let own = table.table("repository", &format!("{{ url = \"{EXAMPLE}\" }}"), faults);
        own.only(&["url", "source", "subfolder", "id"], faults);
        if !own.has("url") {
            let fault = own.own_fault("the repository has no address", "where?");
            faults.push(fault.help(format!("write `repository = {{ url = \"{EXAMPLE}\" }}`")));
        }
        let source = own.text("source", "github", faults).map(str::to_owned);
        let folder: (fn(&str) -> bool, &str) = (is_inside, "folder of a repository");
        let subfolder = own.formed("subfolder", folder, "servers/notes", faults);
        let id = own.text("id", "123456", faults).map(str::to_owned);
        let url = own.formed("url", ADDRESS, EXAMPLE, faults)?;
        return Some(Repository {
            source: source.or_else(|| source_of(&url)),
            url,
            subfolder,
            id,
        });
    }
    let url = table.formed("repository", ADDRESS, EXAMPLE, faults)?;
    Some(Repository {
        source: source_of(&url),
        url,
        subfolder: None,
        id: None,
    })
}

/// Those whose name the registry knows.
fn source_of(url: &str) -> Option<String> {
    let host = host(url)?;
    let host = host.strip_prefix("www.").unwrap_or(&host);
    let known = [("github.com", "github"), ("gitlab.com", "gitlab")];
    let found = known.iter().find(|(known, _)| *known == host);
    found.map(|(_, source)| (*source).to_owned())
}
