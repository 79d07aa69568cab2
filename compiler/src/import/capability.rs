//! What a tool does, inferred from the words of its name and description; declared values win.

use super::definition::{Definition, Notation};
use super::names::words;
use crate::ir::Value;
use crate::source::Text;

/// What a tool does and costs, as a canonical record has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Capability {
    /// `read`, `search`, `write`, …
    pub action: Text,
    /// `filesystem`, `web`, …; `general` if no word tells.
    pub domain: Text,
    /// Whether it changes anything.
    pub side_effects: bool,
    /// Whether a second call with the same arguments changes nothing more.
    pub idempotent: bool,
    /// `free`, `low`, `medium`, `high`, or `unknown`.
    pub cost: Text,
}

/// The members of `capabilities` that every record has.
pub(super) const MEMBERS: [&str; 5] = [
    "action",
    "domain",
    "side_effects",
    "idempotent",
    "cost_estimate",
];

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
    let effects = &definition.effects;
    let flag = |key: &str| match definition.capabilities?.get(key) {
        Some(Value::Bool(flag)) => Some(*flag),
        _ => None,
    };
    let hinted = match (effects.readonly, effects.destructive) {
        (Some(true), _) => Some(false),
        (_, Some(true)) => Some(true),
        (Some(false) | None, _) => None,
    };
    let mut found = inferred(
        definition.name.as_deref().unwrap_or_default(),
        definition.description.as_deref().unwrap_or_default(),
        flag("side_effects").or(hinted),
        flag("idempotent").or(effects.idempotent),
    );
    if let Some(declared) = definition.capabilities {
        found.declared(declared);
    }
    found
}

/// The capabilities of a tool by the words of its name and description. Declared effects win over what words say.
pub fn inferred(
    name: &str,
    description: &str,
    side_effects: Option<bool>,
    idempotent: Option<bool>,
) -> Capability {
    let name = words(name);
    let description = words(description);
    let inferred = verb(&name).or_else(|| verb(&description[..description.len().min(4)]));
    let (action, changes, settles) = inferred.unwrap_or(("read", false, false));
    let side_effects = side_effects.unwrap_or(changes);
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
    Capability {
        action: if side_effects && !changes {
            "write"
        } else {
            action
        }
        .into(),
        domain: domain.map_or("general", |(domain, _)| domain).into(),
        side_effects,
        idempotent: idempotent.unwrap_or(!side_effects || settles),
        cost: "unknown".into(),
    }
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
            Some(Value::String(text)) => Some(text.clone()),
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

    /// In the form of a canonical record, with what else was declared.
    pub(super) fn value(&self, declared: Option<&Value>) -> Value {
        let [action, domain, side_effects, idempotent, cost] = MEMBERS;
        let mut members = vec![
            (action.into(), Value::String(self.action.clone())),
            (domain.into(), Value::String(self.domain.clone())),
            (side_effects.into(), Value::Bool(self.side_effects)),
            (idempotent.into(), Value::Bool(self.idempotent)),
            (cost.into(), Value::String(self.cost.clone())),
        ];
        let declared = declared.and_then(Value::entries).unwrap_or_default();
        let more = declared
            .iter()
            .filter(|(key, _)| !MEMBERS.contains(&&**key));
        members.extend(more.cloned());
        Value::Object(members)
    }
}
