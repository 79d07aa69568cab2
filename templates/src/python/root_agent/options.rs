//! What `[target.python.adk]` says: the agents that have files for Google's ADK.

use toolc_compiler::diagnostics::nearest;
use toolc_compiler::ir::Design;

use crate::read::{Table, listed};
use crate::{Fault, Options, Setting};

const TOOLSET: &str = "acme.host.clerk_tools";
const URL: &str = "http://127.0.0.1:8000/mcp";
const COMMAND: &str = "acme-server";

/// An agent that has files for Google's ADK.
#[derive(Debug, Clone)]
pub(crate) struct RootAgent {
    /// Its name in the design.
    pub name: String,
    /// The name of its model.
    pub model: Option<String>,
    /// How it reaches its tools: a file for each way.
    pub ways: Vec<Reached>,
}

/// Where an agent has its tools from.
#[derive(Debug, Clone)]
pub(crate) enum Reached {
    /// Something of a module of Python: `acme.host.clerk_tools`.
    Toolset(String),
    /// A server over HTTP.
    Url(String),
    /// What starts a server over standard input and output.
    Command(Vec<String>),
}

impl RootAgent {
    /// The fault of an agent that is not there, or uses nothing.
    pub(crate) fn fault(&self, design: &Design) -> Option<Fault> {
        let name = &self.name;
        let agents = design.agents.iter();
        let known: Vec<&str> = agents
            .filter(|agent| !agent.uses.is_empty())
            .map(|agent| &*agent.name)
            .collect();
        if known.contains(&name.as_str()) {
            return None;
        }
        let message = format!("there is no agent `{name}` that uses tools");
        let fault = Fault::new(&["adk", name], message, "not in the design").of_key();
        Some(match nearest(name, known.iter().copied()).first() {
            Some(near) => fault.help(format!("did you mean `{near}`?")),
            None if known.is_empty() => fault.help("leave it out: the design has none"),
            None => fault.help(format!("there is {}", listed(&known))),
        })
    }
}

/// The agents, in the order of their names.
pub(crate) fn read(options: &Options, faults: &mut Vec<Fault>) -> Vec<RootAgent> {
    let Some(Setting::Table(entries)) = options.settings.get("adk") else {
        return Vec::new();
    };
    let all = Table::new(entries, vec!["adk".to_owned()]);
    let example = format!("{{ tools = \"{TOOLSET}\" }}");
    let names = all.entries().map(|(name, _)| name);
    names
        .map(|name| {
            let table = all.table(name, &example, faults);
            agent(name, &table, faults)
        })
        .collect()
}

fn agent(name: &str, table: &Table<'_>, faults: &mut Vec<Fault>) -> RootAgent {
    let before = faults.len();
    table.only(&["command", "model", "tools", "url"], faults);
    let what = "path of a module and a name in it";
    let toolset = table.formed("tools", (is_path, what), TOOLSET, faults);
    let url = table.formed("url", (is_url, "address of a server"), URL, faults);
    let command = table.texts("command", COMMAND, faults);
    let command: Vec<String> = command
        .into_iter()
        .map(|(_, word)| word.to_owned())
        .collect();
    if table.has("command") && table.has("url") {
        let fault = table.fault(
            "command",
            "`url` and `command` are two servers",
            "one too many",
        );
        faults.push(fault.of_key().help("leave one of them out"));
    }
    let is_empty = command.first().is_none_or(|word| word.trim().is_empty());
    if table.has("command") && is_empty && faults.len() == before {
        let fault = table.fault("command", "`command` is empty", "runs nothing");
        faults.push(fault.help(format!("write `command = [\"{COMMAND}\"]`")));
    }
    let ways = [
        toolset.map(Reached::Toolset),
        url.map(Reached::Url),
        (!command.is_empty()).then_some(Reached::Command(command)),
    ];
    let ways: Vec<Reached> = ways.into_iter().flatten().collect();
    if ways.is_empty() && faults.len() == before {
        let message = format!("nothing says where `{name}` has its tools from");
        let fault = table.own_fault(message, "no `tools`, no `url`, no `command`");
        faults.push(fault.help(format!("add `tools = \"{TOOLSET}\"`")));
    }
    let model = table.text("model", "gemini-3.5-flash", faults);
    RootAgent {
        name: name.to_owned(),
        model: model.map(str::to_owned),
        ways,
    }
}

/// Whether a text is names with points in between, two at least.
fn is_path(text: &str) -> bool {
    let is_name = |name: &str| {
        let mut chars = name.chars();
        chars
            .next()
            .is_some_and(|char| char.is_alphabetic() || char == '_')
            && chars.all(|char| char.is_alphanumeric() || char == '_')
    };
    text.contains('.') && text.split('.').all(is_name)
}

fn is_url(text: &str) -> bool {
    let rest = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"));
    rest.is_some_and(|rest| !rest.is_empty() && !rest.contains([' ', '\n', '\t']))
}
