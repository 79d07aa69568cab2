//! Who runs this process: a person, an agent, a CI system, or another program.
//!
//! What agents, CI systems and containers leave in the environment of what they start is in tables, the same in every
//! runtime (`spec/runtime.md`, "Callers").

mod table;

use std::collections::BTreeMap;
use std::io::{IsTerminal, stdin, stdout};
use std::path::Path;
use std::{env, fmt};

use self::table::{AGENTS, Agent, CI, CONTAINERS, TITLES};
use crate::call::Caller;

/// Where whoever starts a process says who they are.
pub const VARIABLE: &str = "TOOLRT_CALLER";

/// What a caller is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CallerKind {
    /// A program that a model drives.
    Agent,
    /// A system that builds and tests.
    Ci,
    /// Nobody at a terminal, inside of a container.
    Container,
    /// A person at a terminal.
    Human,
    /// Nobody at a terminal, and nothing else is known.
    Automation,
}

impl CallerKind {
    /// Its name: `agent`, `ci`, `container`, `human`, `automation`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Agent => "agent",
            Self::Ci => "ci",
            Self::Container => "container",
            Self::Human => "human",
            Self::Automation => "automation",
        }
    }
}

impl fmt::Display for CallerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Who runs this process, as far as its environment says it.
///
/// It is no proof: whoever starts a process says what they like.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Detected {
    /// What it is.
    pub kind: CallerKind,
    /// What calls are said to come from ([`Context::with_caller`](crate::Context::with_caller)): `claude-code`, `human`.
    pub caller: Caller,
    /// What people call the agent, the CI system or the container.
    pub title: Option<String>,
    /// How sure that is, from 0 to 1.
    pub confidence: f64,
    /// Whether a person may be there: input and output are a terminal.
    pub is_terminal: bool,
    /// What says it: names of variables and files, never their values.
    pub signals: Vec<String>,
}

/// Finds out who runs this process.
pub fn detect() -> Detected {
    let variables = env::vars_os().filter_map(|(name, value)| {
        let name = name.into_string().ok()?;
        Some((name, value.to_string_lossy().into_owned()))
    });
    let is_terminal = stdin().is_terminal() && stdout().is_terminal();
    detect_in(variables, is_terminal, |file| Path::new(file).exists())
}

/// Finds out who runs a process with these variables, at a terminal or not, where there are these files.
///
/// ```
/// let variables = [("CLAUDECODE".to_owned(), "1".to_owned())];
/// let found = toolrt::callers::detect_in(variables, false, |_| false);
/// assert_eq!(found.caller.as_str(), "claude-code");
/// ```
pub fn detect_in(
    variables: impl IntoIterator<Item = (String, String)>,
    is_terminal: bool,
    exists: impl Fn(&str) -> bool,
) -> Detected {
    let variables = variables.into_iter();
    let variables: Variables = variables
        .filter(|(_, value)| !value.trim().is_empty())
        .collect();
    let found = said(&variables)
        .or_else(|| agent(&variables, is_terminal, &exists))
        .or_else(|| ci(&variables));
    let container = CONTAINERS.iter().find(|(file, _)| exists(file));
    let found = found.unwrap_or_else(|| match (is_terminal, container) {
        (true, _) => Found::new(CallerKind::Human, "human", 1.0, "terminal"),
        (false, Some((_, title))) => Found {
            title: Some((*title).to_owned()),
            signals: Vec::new(),
            ..Found::new(CallerKind::Container, "automation", 0.95, "")
        },
        (false, None) => Found::new(CallerKind::Automation, "automation", 0.3, "no terminal"),
    });
    let mut signals = found.signals;
    signals.extend(container.map(|(file, _)| (*file).to_owned()));
    Detected {
        kind: found.kind,
        caller: Caller::new(found.caller),
        title: found.title,
        confidence: found.confidence,
        is_terminal,
        signals,
    }
}

type Variables = BTreeMap<String, String>;

struct Found {
    kind: CallerKind,
    caller: String,
    title: Option<String>,
    confidence: f64,
    signals: Vec<String>,
}

impl Found {
    fn new(kind: CallerKind, caller: &str, confidence: f64, signal: &str) -> Self {
        Self {
            kind,
            caller: caller.to_owned(),
            title: None,
            confidence,
            signals: vec![signal.to_owned()],
        }
    }

    fn agent(caller: &str, confidence: f64, signal: &str) -> Self {
        let mut titles = TITLES.iter();
        let known = titles.find(|(name, _)| *name == caller);
        let title = known.map_or(caller, |(_, title)| title);
        Self {
            title: Some(title.to_owned()),
            ..Self::new(CallerKind::Agent, caller, confidence, signal)
        }
    }
}

/// The same, by conventions of agents.
const CONVENTIONS: [&str; 2] = ["AGENT", "AI_AGENT"];

fn said(variables: &Variables) -> Option<Found> {
    if let Some(name) = variables.get(VARIABLE).and_then(|said| name(said)) {
        return Some(match &*name {
            "human" => Found::new(CallerKind::Human, &name, 1.0, VARIABLE),
            "ci" => Found::new(CallerKind::Ci, &name, 1.0, VARIABLE),
            _ => Found::agent(&name, 1.0, VARIABLE),
        });
    }
    CONVENTIONS.iter().find_map(|variable| {
        let name = name(variables.get(*variable)?)?;
        Some(match &*name {
            // It does not say which.
            "1" | "true" | "yes" => Found::new(CallerKind::Agent, "agent", 0.85, variable),
            _ => Found::agent(&name, 0.95, variable),
        })
    })
}

/// A name without its version: `devin@1` is `devin`. What says that there is none is no name.
fn name(said: &str) -> Option<String> {
    let said = said.trim().to_lowercase();
    let name = said.split('@').next().unwrap_or_default();
    let is_end = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let is_inside = |byte: &u8| is_end(byte) || matches!(byte, b'.' | b'_' | b'-');
    let bytes = name.as_bytes();
    let is_name = bytes.len() <= 64
        && bytes.first().is_some_and(is_end)
        && bytes.last().is_some_and(is_end)
        && bytes.iter().all(is_inside);
    let is_nobody = matches!(name, "0" | "false" | "no" | "none");
    (is_name && !is_nobody).then(|| name.to_owned())
}

fn agent(
    variables: &Variables,
    is_terminal: bool,
    exists: &impl Fn(&str) -> bool,
) -> Option<Found> {
    let mut counted = AGENTS
        .iter()
        .filter(|agent| !(agent.is_weak && is_terminal));
    counted.find_map(|agent| {
        let file = || agent.file.filter(|file| exists(file));
        let signal = signal(agent, variables).or_else(file)?;
        Some(Found::agent(agent.caller, agent.confidence, signal))
    })
}

fn signal<'v>(agent: &Agent, variables: &'v Variables) -> Option<&'v str> {
    let has = |name: &&str| {
        let value = variables.get(*name);
        let value = value.map(|value| value.trim().to_lowercase());
        value.is_some_and(|value| agent.value.is_none_or(|wanted| wanted == value))
    };
    let mut named = agent.variables.iter().copied();
    if let Some(name) = named.find(has) {
        return Some(name);
    }
    let prefix = agent.prefix?;
    let mut names = variables.keys();
    names
        .find(|name| name.starts_with(prefix))
        .map(String::as_str)
}

fn ci(variables: &Variables) -> Option<Found> {
    let said = variables.get("CI");
    let said = said.map(|value| value.trim().to_lowercase());
    let is_generic = said.is_some_and(|said| said == "1" || said == "true");
    let Some((name, title)) = CI.iter().find(|(name, _)| variables.contains_key(*name)) else {
        return is_generic.then(|| Found::new(CallerKind::Ci, "ci", 0.85, "CI"));
    };
    let mut found = Found::new(CallerKind::Ci, "ci", 0.95, name);
    if is_generic {
        found.signals.insert(0, "CI".to_owned());
    }
    found.title = Some((*title).to_owned());
    Some(found)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::{Map, Value, json};

    use super::*;

    fn vectors() -> Value {
        let path = "../../spec/conformance/callers/callers.json";
        let text = fs::read_to_string(path).expect("there are vectors");
        serde_json::from_str(&text).expect("vectors are JSON")
    }

    #[test]
    fn the_tables_are_those_of_every_runtime() {
        let row = |agent: &Agent| {
            let titles = TITLES.iter().find(|(name, _)| *name == agent.caller);
            let (_, title) = titles.expect("an agent has a title");
            let mut row = Map::new();
            row.insert("caller".to_owned(), agent.caller.into());
            row.insert("title".to_owned(), (*title).into());
            row.insert("confidence".to_owned(), agent.confidence.into());
            let mut add = |name: &str, value: Option<Value>| {
                value.map(|value| row.insert(name.to_owned(), value))
            };
            let variables = agent.variables;
            add(
                "variables",
                (!variables.is_empty()).then(|| variables.into()),
            );
            add("prefix", agent.prefix.map(Value::from));
            add("value", agent.value.map(Value::from));
            add("file", agent.file.map(Value::from));
            add("weak", agent.is_weak.then_some(true.into()));
            Value::Object(row)
        };
        let pairs = |pairs: &[(&str, &str)]| {
            let pairs = pairs.iter();
            let pairs = pairs.map(|(name, title)| ((*name).to_owned(), Value::from(*title)));
            Value::Object(pairs.collect())
        };
        let vectors = vectors();
        let agents: Vec<Value> = AGENTS.iter().map(row).collect();
        assert_eq!(vectors["agents"], Value::from(agents));
        assert_eq!(vectors["titles"], pairs(TITLES));
        assert_eq!(vectors["ci"], pairs(CI));
        assert_eq!(vectors["containers"], pairs(CONTAINERS));
    }

    #[test]
    fn callers_are_detected_by_the_vectors() {
        let vectors = vectors();
        let cases = vectors["cases"].as_array().expect("there are cases");
        for case in cases {
            let environ = case["environ"].as_object().expect("it has variables");
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let variables = environ.iter();
            let variables = variables.map(|(name, value)| (name.clone(), text(value)));
            let is_terminal = case["terminal"] == true;
            let files = case["files"].as_array().expect("it has files");
            let found = detect_in(variables, is_terminal, |file| {
                files.iter().any(|own| own == file)
            });
            let seen = json!({
                "kind": found.kind.as_str(),
                "caller": found.caller.as_str(),
                "title": found.title,
                "confidence": found.confidence,
                "signals": found.signals,
            });
            assert_eq!(case["detected"], seen, "{}", case["name"]);
            assert_eq!(found.is_terminal, is_terminal);
        }
        assert!(cases.len() > 200, "{}", cases.len());
    }
}
