//! What options say of one MCP server.

use std::collections::BTreeSet;

use toolc_compiler::diagnostics::nearest;
use toolc_compiler::ir::Design;

use super::bundled::{self, Bundle};
use super::forms::is_version;
use super::listing::{self, Listing};
use super::packages::Registry;
use super::publisher::{self, Publisher};
use super::questions::{Question, questions};
use super::remotes::Remote;
use super::start::Start;
use super::words::Words;
use crate::Fault;
use crate::read::{Table, Way, fault, listed};

/// The keys that both files need, beside those of the publisher.
const KEYS: [&str; 6] = [
    "title",
    "description",
    "version",
    "args",
    "env",
    "user_config",
];

/// What is made for a server, and what is said of it in place of what the design says.
#[derive(Debug)]
pub(super) struct Server {
    /// As the design names it.
    pub name: String,
    pub way: Way,
    pub title: Option<String>,
    pub description: Option<String>,
    pub version: Option<String>,
    pub publisher: Publisher,
    pub start: Start,
    pub questions: Vec<Question>,
    pub listing: Option<Listing>,
    pub bundle: Option<Bundle>,
}

impl Server {
    pub(super) fn read(
        name: &str,
        table: &Table<'_>,
        all: &Publisher,
        faults: &mut Vec<Fault>,
    ) -> Self {
        let known = [&listing::KEYS[..], &bundled::KEYS, &KEYS, &publisher::KEYS].concat();
        let before = faults.len();
        table.only(&known, faults);
        let version: (fn(&str) -> bool, &str) = (is_version, "exact version");
        let text = |key, example, faults: &mut Vec<Fault>| {
            table.text(key, example, faults).map(str::to_owned)
        };
        let server = Self {
            name: name.to_owned(),
            way: table.own_way(),
            title: text("title", "Notes", faults),
            description: text("description", "Find, read and write notes.", faults),
            version: table.formed("version", version, "1.0.0", faults),
            publisher: Publisher::read(table, faults).or(all),
            start: Start::read(table, faults),
            questions: questions(table, faults),
            listing: Listing::read(table, faults),
            bundle: Bundle::read(table, faults),
        };
        if faults.len() == before {
            server.judge(table, faults);
        }
        server
    }

    /// What is right by itself, and wrong together.
    fn judge(&self, table: &Table<'_>, faults: &mut Vec<Fault>) {
        let name = &self.name;
        if self.listing.is_none() && self.bundle.is_none() {
            let fault = table.own_fault(format!("nothing is made for `{name}`"), "says not what");
            faults.push(fault.help(
                "`name = \"io.github.acme/notes\"` makes a server.json, `kind = \"binary\"` a manifest.json",
            ));
            return;
        }
        if self.bundle.is_some() && self.publisher.author.is_none() {
            let fault =
                table.own_fault(format!("the bundle of `{name}` has no author"), "by whom?");
            faults.push(fault.help("add `author = \"Acme\"`"));
        }
        if self.bundle.is_none() {
            for key in ["author", "license"].iter().filter(|key| table.has(key)) {
                let message = format!("`{key}` is that of a bundle, and none is made");
                let fault = table.fault(key, message, "nothing has it").of_key();
                faults.push(fault.help("add `kind = \"binary\"`"));
            }
            if !self.is_started_by_package() {
                for key in ["args", "env"].iter().filter(|key| table.has(key)) {
                    let message = format!("`{key}` is for what is started, and nothing is");
                    let fault = table.fault(key, message, "nobody reads this").of_key();
                    faults.push(fault.help("add `packages`, or `kind` for a bundle"));
                }
            }
        }
        self.judge_words(faults);
        self.judge_questions(table, faults);
    }

    /// Whether a package of the registry is started with the arguments; a bundle has its own.
    fn is_started_by_package(&self) -> bool {
        let mut packages = self.listing.iter().flat_map(|listing| &listing.packages);
        packages.any(|package| package.registry != Registry::Mcpb)
    }

    fn judge_words(&self, faults: &mut Vec<Fault>) {
        let names: Vec<&str> = self.questions.iter().map(|one| &*one.name).collect();
        let all: Vec<&Words> = self.bundle_words().chain(self.listing_words()).collect();
        let mut told = BTreeSet::new();
        for words in all.iter().filter(|words| told.insert(&words.way)) {
            for name in words.asked().filter(|name| !names.contains(name)) {
                let message = format!("`user_config` has no `{name}`");
                let fault = fault(&words.way, message, "never asked");
                faults.push(match nearest(name, names.iter().copied()).first() {
                    Some(near) => fault.help(format!("did you mean `${{user_config.{near}}}`?")),
                    None => fault.help(format!(
                        "add `user_config.{name} = {{ title = \"…\", description = \"…\" }}`"
                    )),
                });
            }
        }
        for words in self.listing_words() {
            if let Some(place) = words.place() {
                let message =
                    format!("only a bundle has `${{{place}}}`, and server.json says this");
                let fault = fault(&words.way, message, "nobody fills it there");
                faults
                    .push(fault.help("ask the user with `user_config`, or put it into `command`"));
            }
            if let Some(name) = words.braced() {
                let message = format!("server.json fills `{{{name}}}` as well");
                let fault = fault(&words.way, message, "filled in both spellings");
                faults.push(fault.help("give the question in `user_config` another name"));
            }
        }
    }

    fn judge_questions(&self, table: &Table<'_>, faults: &mut Vec<Fault>) {
        let way = |question: &Question| {
            let mut way = table.way("user_config");
            way.push(question.name.clone());
            way
        };
        let in_bundle: BTreeSet<&str> = self.bundle_words().flat_map(Words::asked).collect();
        let in_listing: BTreeSet<&str> = self.listing_words().flat_map(Words::asked).collect();
        for question in &self.questions {
            let name = &*question.name;
            if !in_bundle.contains(name) && !in_listing.contains(name) {
                let fault = fault(
                    &way(question),
                    format!("nothing uses `{name}`"),
                    "asked for nothing",
                );
                faults.push(fault.of_key().help(format!(
                    "write `${{user_config.{name}}}` into `args`, `env`, `command` or `remotes`"
                )));
            } else if in_bundle.contains(name) && !question.required && question.default.is_none() {
                let message = format!(
                    "without an answer, the server gets `${{user_config.{name}}}` as it stands"
                );
                let fault = fault(
                    &way(question),
                    message,
                    "neither required nor with a default",
                );
                faults.push(
                    fault
                        .of_key()
                        .help("add `required = true` or `default = \"…\"`"),
                );
            }
        }
        for words in self.bundle_words().chain(self.listing_words()) {
            let is_alone = words.only_asked().is_some();
            let list = words.way.iter().rev().nth(1).map(String::as_str);
            let is_item = matches!(list, Some("args" | "command"));
            let mut several = self.questions.iter().filter(|one| one.multiple);
            let found = several.find(|one| words.asked().any(|name| name == one.name));
            if let (Some(question), false) = (found, is_alone && is_item) {
                let message = format!("`{}` may be several, and stands in a text", question.name);
                let fault = fault(&words.way, message, "one text");
                faults.push(fault.help("let it stand alone, as an item of `args`"));
            }
        }
    }

    /// The texts in a manifest.
    pub(super) fn bundle_words(&self) -> impl Iterator<Item = &Words> {
        self.bundle
            .iter()
            .flat_map(|bundle| self.start.words().chain(bundle.words()))
    }

    /// The texts in a `server.json`.
    fn listing_words(&self) -> impl Iterator<Item = &Words> {
        let start = self.is_started_by_package().then(|| self.start.words());
        let listing = self.listing.iter();
        let remotes = listing.flat_map(|listing| &listing.remotes);
        let remotes = remotes.flat_map(Remote::words);
        start.into_iter().flatten().chain(remotes)
    }

    /// The question of a name.
    pub(super) fn question(&self, name: &str) -> Option<&Question> {
        self.questions.iter().find(|one| one.name == name)
    }

    /// A fault of all that is said of the server.
    pub(super) fn fault(&self, message: impl Into<String>, label: &str) -> Fault {
        fault(&self.way, message, label).of_key()
    }

    /// The design has no such server.
    pub(super) fn unknown(&self, design: &Design) -> Fault {
        let names: Vec<&str> = design.mcp_servers.iter().map(|one| &*one.name).collect();
        let message = format!("there is no MCP server `{}`", self.name);
        let fault = self.fault(message, "not in the design");
        match nearest(&self.name, names.iter().copied()).first() {
            Some(near) => fault.help(format!("did you mean `{near}`?")),
            None if names.is_empty() => {
                fault.help(format!("declare one: `mcp {} {{ exposes … }}`", self.name))
            }
            None => fault.help(format!("there is {}", listed(&names))),
        }
    }
}
