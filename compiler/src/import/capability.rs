//! What a tool does, inferred from the words of its name and description; declared values win.

use super::definition::{Definition, Notation};
use super::names::words;
use crate::ir::Value;
use crate::source::Text;

/// What a tool does and costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Capability {
    pub action: Text,
    pub domain: Text,
    pub side_effects: bool,
    pub idempotent: bool,
    pub cost: Text,
}

/// Verbs that only read, and the name of the action.
const LOOKING: [(&str, &str); 26] = [
    ("search", "search"),
    ("find", "find"),
    ("lookup", "find"),
    ("list", "list"),
    ("ls", "list"),
    ("get", "get"),
    ("retrieve", "get"),
    ("fetch", "fetch"),
    ("download", "fetch"),
    ("query", "query"),
    ("select", "query"),
    ("read", "read"),
    ("view", "read"),
    ("show", "read"),
    ("describe", "read"),
    ("check", "read"),
    ("validate", "read"),
    ("analyze", "read"),
    ("analyse", "read"),
    ("calculate", "read"),
    ("compute", "read"),
    ("count", "read"),
    ("compare", "read"),
    ("convert", "read"),
    ("translate", "read"),
    ("summarize", "read"),
];

/// Verbs that change something.
const CHANGING: [&str; 62] = [
    "create",
    "add",
    "insert",
    "write",
    "update",
    "modify",
    "edit",
    "set",
    "put",
    "patch",
    "delete",
    "remove",
    "drop",
    "destroy",
    "clear",
    "purge",
    "send",
    "post",
    "publish",
    "upload",
    "submit",
    "save",
    "store",
    "move",
    "rename",
    "copy",
    "execute",
    "run",
    "start",
    "stop",
    "restart",
    "cancel",
    "close",
    "open",
    "merge",
    "deploy",
    "install",
    "uninstall",
    "enable",
    "disable",
    "assign",
    "invite",
    "approve",
    "reject",
    "book",
    "buy",
    "purchase",
    "order",
    "pay",
    "transfer",
    "schedule",
    "register",
    "reset",
    "mark",
    "archive",
    "upsert",
    "replace",
    "append",
    "commit",
    "push",
    "kill",
    "postpone",
];

/// Changes that leave the same state when they are made again.
const SETTING: [&str; 8] = [
    "set", "put", "enable", "disable", "mark", "archive", "replace", "upsert",
];

/// Words that determine the domain of a tool; the first that occurs counts.
const DOMAINS: [(&str, &[&str]); 8] = [
    (
        "filesystem",
        &[
            "file",
            "files",
            "directory",
            "directories",
            "folder",
            "folders",
            "filesystem",
            "path",
            "paths",
        ],
    ),
    (
        "database",
        &[
            "database",
            "databases",
            "sql",
            "table",
            "tables",
            "record",
            "records",
            "row",
            "rows",
            "postgres",
            "sqlite",
            "mysql",
            "mongodb",
        ],
    ),
    ("email", &["email", "emails", "mail", "inbox", "gmail"]),
    (
        "calendar",
        &[
            "calendar",
            "event",
            "events",
            "meeting",
            "meetings",
            "appointment",
        ],
    ),
    (
        "code",
        &[
            "code",
            "git",
            "github",
            "gitlab",
            "repository",
            "repositories",
            "commit",
            "commits",
            "branch",
            "pull",
            "compile",
        ],
    ),
    (
        "messaging",
        &[
            "message", "messages", "chat", "slack", "channel", "channels", "sms", "telegram",
        ],
    ),
    (
        "web",
        &[
            "web", "url", "urls", "http", "https", "browser", "website", "webpage", "internet",
            "html",
        ],
    ),
    (
        "math",
        &[
            "math",
            "arithmetic",
            "equation",
            "sum",
            "matrix",
            "integral",
        ],
    ),
];

/// The capabilities of a definition, declared or inferred.
pub(super) fn capability(definition: &Definition<'_>) -> Capability {
    // What nobody knows is not guessed at.
    if definition.notation == Notation::Raw {
        let mut unknown = Capability {
            action: "".into(),
            domain: "".into(),
            side_effects: false,
            idempotent: true,
            cost: "unknown".into(),
        };
        if let Some(declared) = definition.capabilities {
            unknown.declared(declared);
        }
        return unknown;
    }
    let name = words(definition.name.as_deref().unwrap_or_default());
    let description = words(definition.description.as_deref().unwrap_or_default());
    let inferred = verb(&name).or_else(|| verb(&description[..description.len().min(4)]));
    let (action, changes, settles) = inferred.unwrap_or(("read", false, false));
    let effects = &definition.effects;
    let side_effects = match (effects.readonly, effects.destructive) {
        (Some(true), _) => false,
        (_, Some(true)) => true,
        (Some(false) | None, _) => changes,
    };
    let domain = DOMAINS
        .iter()
        .find(|(_, signs)| name.iter().any(|word| signs.contains(&word.as_str())))
        .or_else(|| {
            let signs = |signs: &[&str]| {
                description
                    .iter()
                    .position(|word| signs.contains(&word.as_str()))
            };
            DOMAINS
                .iter()
                .filter_map(|domain| Some((signs(domain.1)?, domain)))
                .min_by_key(|(at, _)| *at)
                .map(|(_, domain)| domain)
        });
    let mut found = Capability {
        action: if side_effects && !changes {
            "write"
        } else {
            action
        }
        .into(),
        domain: domain.map_or("general", |(domain, _)| domain).into(),
        side_effects,
        idempotent: effects.idempotent.unwrap_or(!side_effects || settles),
        cost: "unknown".into(),
    };
    if let Some(declared) = definition.capabilities {
        found.declared(declared);
    }
    found
}

/// The action, whether it has side effects, whether it is idempotent. The first verb counts.
fn verb(words: &[String]) -> Option<(&'static str, bool, bool)> {
    words.iter().find_map(|word| {
        let stem = |known: &str| {
            *word == known
                || word.strip_suffix('s') == Some(known)
                || word.strip_suffix("es") == Some(known)
        };
        if let Some(known) = CHANGING.iter().find(|known| stem(known)) {
            return Some(("write", true, SETTING.contains(known)));
        }
        let (_, action) = LOOKING.iter().find(|(known, _)| stem(known))?;
        Some((*action, false, false))
    })
}

impl Capability {
    fn declared(&mut self, declared: &Value) {
        let text = |key: &str| match declared.get(key) {
            Some(Value::String(text)) if !text.is_empty() => Some(text.clone()),
            _ => None,
        };
        let flag = |key: &str| match declared.get(key) {
            Some(Value::Bool(flag)) => Some(*flag),
            _ => None,
        };
        self.action = text("action").unwrap_or_else(|| self.action.clone());
        self.domain = text("domain").unwrap_or_else(|| self.domain.clone());
        self.cost = text("cost_estimate").unwrap_or_else(|| self.cost.clone());
        self.side_effects = flag("side_effects").unwrap_or(self.side_effects);
        self.idempotent = flag("idempotent").unwrap_or(self.idempotent);
    }

    /// In the form of a canonical record.
    pub fn value(&self) -> Value {
        Value::Object(vec![
            ("action".into(), Value::String(self.action.clone())),
            ("domain".into(), Value::String(self.domain.clone())),
            ("side_effects".into(), Value::Bool(self.side_effects)),
            ("idempotent".into(), Value::Bool(self.idempotent)),
            ("cost_estimate".into(), Value::String(self.cost.clone())),
        ])
    }
}
