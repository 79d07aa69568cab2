//! What options say of an MCPB bundle, of its `manifest.json`.

use std::collections::BTreeMap;

use serde::Serialize;

use super::forms::{is_inside, is_url};
use super::start::{Start, words};
use super::words::Words;
use crate::Fault;
use crate::read::{Table, fault, word};

/// The keys that only a manifest needs.
pub(super) const KEYS: [&str; 9] = [
    "kind",
    "entry_point",
    "command",
    "platform_overrides",
    "compatibility",
    "icon",
    "documentation",
    "support",
    "privacy_policies",
];

/// A bundle.
#[derive(Debug)]
pub(super) struct Bundle {
    pub kind: Kind,
    pub entry_point: String,
    /// In place of what the kind runs.
    pub command: Vec<Words>,
    pub overrides: Vec<(&'static str, Override)>,
    pub compatibility: Option<Compatibility>,
    pub icon: Option<String>,
    pub documentation: Option<String>,
    pub support: Option<String>,
    pub privacy_policies: Vec<String>,
}

/// What is in a bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Binary,
    Python,
    Node,
    /// Python of which `uv` installs what it needs.
    Uv,
}

/// What is different on a system.
#[derive(Debug)]
pub(super) struct Override {
    pub command: Vec<Words>,
    pub has_args: bool,
    pub start: Start,
}

/// What a client must have.
#[derive(Debug, Serialize)]
pub(super) struct Compatibility {
    #[serde(skip_serializing_if = "Option::is_none")]
    claude_desktop: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    platforms: Vec<&'static str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    runtimes: BTreeMap<&'static str, String>,
}

const PLATFORMS: [(&str, &str); 3] = [("darwin", "darwin"), ("win32", "win32"), ("linux", "linux")];

const COMMAND: &str = "${__dirname}/server/notes";

impl Kind {
    const ALL: [(&'static str, Self); 4] = [
        ("binary", Self::Binary),
        ("python", Self::Python),
        ("node", Self::Node),
        ("uv", Self::Uv),
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Binary => "binary",
            Self::Python => "python",
            Self::Node => "node",
            Self::Uv => "uv",
        }
    }

    /// What runs a file of a bundle.
    pub(super) fn command(self, entry_point: &str) -> Vec<String> {
        let file = format!("${{__dirname}}/{entry_point}");
        let words: Vec<&str> = match self {
            Self::Binary => vec![&file],
            Self::Python => vec!["python", &file],
            Self::Node => vec!["node", &file],
            Self::Uv => vec!["uv", "run", "--directory", "${__dirname}", entry_point],
        };
        words.into_iter().map(str::to_owned).collect()
    }

    /// A file that is run, as an example.
    fn example(self) -> &'static str {
        match self {
            Self::Binary => "server/notes",
            Self::Python => "server/main.py",
            Self::Node => "server/index.js",
            Self::Uv => "src/main.py",
        }
    }
}

impl Bundle {
    /// The bundle, if there is to be one.
    pub(super) fn read(table: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        if !table.has("kind") {
            for key in KEYS.iter().filter(|key| table.has(key)) {
                let message = format!("`{key}` is that of a bundle, and none is made");
                let fault = table.fault(key, message, "nothing has it").of_key();
                faults.push(fault.help("add `kind = \"binary\"`"));
            }
            return None;
        }
        let kind = table.text("kind", "binary", faults)?;
        let kind = word((&table.way("kind"), kind), "kind", &Kind::ALL, faults)?;
        if !table.has("entry_point") {
            let fault = table.fault("kind", "a bundle needs `entry_point`", "which file?");
            faults.push(fault.help(format!("add `entry_point = \"{}\"`", kind.example())));
        }
        let file: (fn(&str) -> bool, &str) = (is_inside, "file of a bundle");
        let entry_point = table.formed("entry_point", file, kind.example(), faults);
        let picture: (fn(&str) -> bool, &str) = (is_picture, "picture of a bundle");
        let page: (fn(&str) -> bool, &str) = (is_url, "address");
        Some(Self {
            kind,
            entry_point: entry_point.unwrap_or_default(),
            command: command(table, faults),
            overrides: overrides(table, faults),
            compatibility: compatibility(table, faults),
            icon: table.formed("icon", picture, "icon.png", faults),
            documentation: table.formed("documentation", page, "https://acme.dev/docs", faults),
            support: table.formed("support", page, "https://acme.dev/support", faults),
            privacy_policies: policies(table, faults),
        })
    }

    /// Everything that is filled, of the command itself.
    pub(super) fn words(&self) -> impl Iterator<Item = &Words> {
        let others = self.overrides.iter();
        let others = others.flat_map(|(_, own)| own.command.iter().chain(own.start.words()));
        self.command.iter().chain(others)
    }
}

/// The command with its first arguments.
fn command(table: &Table<'_>, faults: &mut Vec<Fault>) -> Vec<Words> {
    let before = faults.len();
    let words = words(table, "command", COMMAND, faults);
    let first = words.first().map(|word| word.written.trim());
    let is_empty = table.has("command") && first.unwrap_or_default().is_empty();
    if is_empty && faults.len() == before {
        let fault = table.fault("command", "`command` is empty", "runs nothing");
        faults.push(fault.help(format!("write `command = [\"{COMMAND}\"]`")));
    }
    words
}

fn overrides(table: &Table<'_>, faults: &mut Vec<Fault>) -> Vec<(&'static str, Override)> {
    let example = format!("{{ win32 = {{ command = [\"{COMMAND}.exe\"] }} }}");
    let own = table.table("platform_overrides", &example, faults);
    let mut all = Vec::new();
    for (name, _) in own.entries() {
        let before = faults.len();
        let known = word((&own.way(name), name), "platform", &PLATFORMS, faults);
        let Some(name) = known else {
            let unknown = faults.drain(before..).map(Fault::of_key);
            let unknown: Vec<Fault> = unknown.collect();
            faults.extend(unknown);
            continue;
        };
        let one = own.table(
            name,
            &format!("{{ command = [\"{COMMAND}.exe\"] }}"),
            faults,
        );
        one.only(&["command", "args", "env"], faults);
        let own = Override {
            command: command(&one, faults),
            has_args: one.has("args"),
            start: Start::read(&one, faults),
        };
        all.push((name, own));
    }
    all
}

fn compatibility(table: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Compatibility> {
    let own = table.table("compatibility", "{ platforms = [\"linux\"] }", faults);
    own.only(&["claude_desktop", "platforms", "runtimes"], faults);
    let platforms = own.texts("platforms", "linux", faults);
    let platforms = platforms.into_iter();
    let platforms = platforms
        .filter_map(|(way, text)| word((&way, text), "platform", &PLATFORMS, faults))
        .collect();
    let needed = own.table("runtimes", "{ python = \">=3.11\" }", faults);
    needed.only(&["python", "node"], faults);
    let mut runtimes = BTreeMap::new();
    for name in ["python", "node"] {
        if let Some(text) = needed.text(name, ">=3.11", faults) {
            runtimes.insert(name, text.to_owned());
        }
    }
    let claude_desktop = own.text("claude_desktop", ">=1.0.0", faults);
    table.has("compatibility").then(|| Compatibility {
        claude_desktop: claude_desktop.map(str::to_owned),
        platforms,
        runtimes,
    })
}

fn policies(table: &Table<'_>, faults: &mut Vec<Fault>) -> Vec<String> {
    let example = "https://acme.dev/privacy";
    let mut all = Vec::new();
    for (way, text) in table.texts("privacy_policies", example, faults) {
        if !is_url(text) {
            let fault = fault(&way, format!("`{text}` is no address"), "not an address");
            faults.push(fault.help(format!("write `privacy_policies = [\"{example}\"]`")));
        }
        all.push(text.to_owned());
    }
    all
}

/// A file of a bundle that clients show: they take PNG alone.
fn is_picture(path: &str) -> bool {
    is_inside(path) && path.to_ascii_lowercase().ends_with(".png")
}
