//! What a canonical record, or a schema with the same in members of its own, declares of capabilities and security.

use foldhash::HashSetExt;

use super::capability::MEMBERS;
use super::definition::{Definition, Notation};
use super::tool::Tool;
use crate::ir::{CapabilityName, Value};
use crate::source::Text;

/// Words of the language for costs, classes of data, and what is done with personal data.
pub(super) const COSTS: [&str; 4] = ["free", "low", "medium", "high"];
pub(super) const CLASSES: [&str; 4] = ["public", "internal", "confidential", "restricted"];
pub(super) const PII: [&str; 4] = ["none", "processes", "stores", "anonymizes"];

/// Takes what is declared. The members that no statement says come back, with what is left of them.
pub(super) fn declared(definition: &Definition<'_>, tool: &mut Tool) -> Vec<(Text, Value)> {
    let (capabilities_key, security_key) = match definition.notation == Notation::JsonSchema {
        true => ("x-capabilities", "x-security"),
        false => ("capabilities", "security"),
    };
    let mut left = Vec::new();
    if let Some(declared) = definition.capabilities {
        let rest = capabilities(declared, tool);
        if !rest.is_empty() {
            left.push((capabilities_key.into(), Value::Object(rest)));
        }
    }
    if let Some(declared) = definition.security {
        let rest = security(declared, tool);
        let says_nothing = tool.scopes.is_empty() && tool.data.is_none();
        // A record without security is another one than a record whose security is empty.
        if !rest.is_empty() || says_nothing {
            left.push((security_key.into(), Value::Object(rest)));
        }
    }
    left
}

/// The effects, needs and cost; what the language has no statement for stands in `meta`.
fn capabilities(declared: &Value, tool: &mut Tool) -> Vec<(Text, Value)> {
    let flag = |key: &str| match declared.get(key) {
        Some(Value::Bool(flag)) => Some(*flag),
        _ => None,
    };
    let mut taken = MEMBERS.to_vec();
    if flag("side_effects") == Some(false) {
        tool.effects.readonly = Some(true);
    }
    if flag("idempotent") == Some(true) {
        tool.effects.idempotent = Some(true);
    }
    // What `toolc emit` says beyond the record. What only reads neither destroys nor adds.
    if let (Some(destroys), false) = (flag("destructive"), tool.effects.readonly == Some(true)) {
        tool.effects.destructive = Some(destroys);
        taken.push("destructive");
    }
    if let Some(is_open) = flag("open_world") {
        tool.effects.open_world = Some(is_open);
        taken.push("open_world");
    }
    if let Some(Value::List(needs)) = declared.get("needs") {
        tool.needs = distinct(needs, is_capability);
        match contradicts(tool) {
            true => tool.needs.clear(),
            false if tool.needs.len() == needs.len() => taken.push("needs"),
            false => {}
        }
    }
    let keep = |tool: &mut Tool, key: &str, value: Value| {
        tool.meta.push((format!("toolc/{key}").into(), value));
    };
    for key in ["action", "domain"] {
        if let Some(word) = declared.get(key).and_then(Value::text) {
            keep(tool, key, Value::String(word.clone()));
        }
    }
    if flag("side_effects") == Some(true) && tool.effects.destructive.is_none() {
        keep(tool, "side_effects", Value::Bool(true));
    }
    if flag("idempotent") == Some(false) {
        keep(tool, "idempotent", Value::Bool(false));
    }
    if let Some(cost) = declared.get("cost_estimate").and_then(Value::text) {
        match word(Some(cost), &COSTS) {
            Some(_) => tool.cost = Some(cost.clone()),
            None if &**cost == "unknown" => {}
            None => keep(tool, "cost_estimate", Value::String(cost.clone())),
        }
    }
    rest(declared, &taken)
}

/// The permissions, and the class of the data.
fn security(declared: &Value, tool: &mut Tool) -> Vec<(Text, Value)> {
    let mut taken = Vec::new();
    if let Some(Value::List(scopes)) = declared.get("required_permissions") {
        tool.scopes = distinct(scopes, |scope| !scope.is_empty());
        if tool.scopes.len() == scopes.len() {
            taken.push("required_permissions");
        }
    }
    let text = |key: &str| declared.get(key).and_then(Value::text);
    let class = word(text("data_classification"), &CLASSES);
    let pii = word(text("pii_handling"), &PII);
    for (key, is_taken) in [
        ("data_classification", class.is_some()),
        ("pii_handling", pii.is_some()),
    ] {
        if is_taken {
            taken.push(key);
        }
    }
    tool.data = data(class, pii);
    rest(declared, &taken)
}

/// The members that are not taken.
fn rest(declared: &Value, taken: &[&str]) -> Vec<(Text, Value)> {
    let members = declared.entries().unwrap_or_default().iter();
    let rest = members.filter(|(key, _)| !taken.contains(&&**key));
    rest.cloned().collect()
}

/// The statement `data` with its words.
pub(super) fn data(class: Option<&str>, pii: Option<&str>) -> Option<String> {
    match (class, pii) {
        (Some(class), Some(pii)) => Some(format!("{class} pii {pii}")),
        (Some(class), None) => Some(class.to_owned()),
        (None, Some(pii)) => Some(format!("pii {pii}")),
        (None, None) => None,
    }
}

/// A word, if it is one of those that are known.
pub(super) fn word(text: Option<&Text>, known: &[&'static str]) -> Option<&'static str> {
    let text = text?;
    known.iter().copied().find(|known| *known == &**text)
}

/// The texts of a list that are of this kind, each once.
pub(super) fn distinct(items: &[Value], is_it: impl Fn(&str) -> bool) -> Vec<Text> {
    let mut seen = foldhash::HashSet::new();
    let texts = items.iter().filter_map(Value::text);
    let texts = texts.filter(|text| is_it(text) && seen.insert(*text));
    texts.cloned().collect()
}

/// Whether a word is a capability of the language, with a scope or without.
pub(super) fn is_capability(word: &str) -> bool {
    let known = CapabilityName::ALL.iter().map(|(name, _)| *name);
    let mut names = known.filter(|name| word.starts_with(name));
    let plain = |c: char| c.is_ascii_alphanumeric() || "./_-".contains(c);
    names.any(|name| match word[name.len()..].strip_prefix(':') {
        Some(scope) => !scope.is_empty() && scope.chars().all(plain),
        None => word.len() == name.len(),
    })
}

/// Whether the needs of a tool contradict its effects: a design rejects that.
pub(super) fn contradicts(tool: &Tool) -> bool {
    let needs = |name: &str| tool.needs.iter().any(|need| need.starts_with(name));
    let writes = needs("fs:write") || needs("fs:delete") || needs("state:mutate");
    needs("none") && tool.needs.len() > 1
        || tool.effects.readonly == Some(true) && writes
        || tool.effects.destructive != Some(true) && needs("fs:delete")
}
