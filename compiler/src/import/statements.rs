//! The statements of a tool that a definition declares: what it needs and handles, what toolc says in `_meta`.

use super::definition::{Definition, Notation};
use super::tool::Tool;
use crate::ir::{CapabilityName, Value};
use crate::source::Text;

/// Takes everything that is declared.
pub(super) fn declared(definition: &Definition<'_>, tool: &mut Tool) {
    security(definition, tool);
    of_toolc(tool);
}

/// The texts of a list that are not empty.
fn texts(items: &[Value], is_it: impl Fn(&str) -> bool) -> impl Iterator<Item = Text> {
    let texts = items.iter().filter_map(Value::text);
    texts.filter(move |text| is_it(text)).cloned()
}

/// The declarations of a canonical record besides effects.
fn security(definition: &Definition<'_>, tool: &mut Tool) {
    if let Some(security) = definition.security {
        if let Some(Value::List(scopes)) = security.get("required_permissions") {
            tool.scopes.extend(texts(scopes, |scope| !scope.is_empty()));
        }
        let word = |key: &str, known: &[&'static str]| match security.get(key) {
            Some(Value::String(word)) => known.iter().copied().find(|known| **known == **word),
            _ => None,
        };
        let class = word(
            "data_classification",
            &["public", "internal", "confidential", "restricted"],
        );
        let pii = word(
            "pii_handling",
            &["none", "processes", "stores", "anonymizes"],
        );
        tool.data = match (class, pii) {
            (Some(class), Some(pii)) => Some(format!("{class} pii {pii}")),
            (Some(class), None) => Some(class.to_owned()),
            (None, Some(pii)) => Some(format!("pii {pii}")),
            (None, None) => None,
        };
    }
    if let (Notation::Canonical | Notation::JsonSchema, Some(capabilities)) =
        (definition.notation, definition.capabilities)
    {
        let flag = |key: &str| match capabilities.get(key) {
            Some(Value::Bool(flag)) => Some(*flag),
            _ => None,
        };
        if flag("side_effects") == Some(false) {
            tool.effects.readonly = Some(true);
        }
        if flag("idempotent") == Some(true) {
            tool.effects.idempotent = Some(true);
        }
        // What `toolc emit` says beyond the record.
        if tool.effects.readonly != Some(true) {
            tool.effects.destructive = flag("destructive").or(tool.effects.destructive);
        }
        tool.effects.open_world = flag("open_world").or(tool.effects.open_world);
        if let Some(Value::List(needs)) = capabilities.get("needs") {
            tool.needs.extend(texts(needs, is_capability));
            if contradicts(tool) {
                tool.needs.clear();
            }
        }
        if let Some(Value::String(cost)) = capabilities.get("cost_estimate")
            && matches!(&**cost, "free" | "low" | "medium" | "high")
        {
            tool.cost = Some(cost.clone());
        }
        for key in ["action", "domain"] {
            if let Some(Value::String(word)) = capabilities.get(key)
                && !word.is_empty()
            {
                tool.meta
                    .push((format!("toolc/{key}").into(), Value::String(word.clone())));
            }
        }
    }
}

/// Whether a word is a capability of the language, with a scope or without.
fn is_capability(word: &str) -> bool {
    let known = CapabilityName::ALL.iter().map(|(name, _)| *name);
    let mut names = known.filter(|name| word.starts_with(name));
    let plain = |c: char| c.is_ascii_alphanumeric() || "./_-".contains(c);
    names.any(|name| match word[name.len()..].strip_prefix(':') {
        Some(scope) => !scope.is_empty() && scope.chars().all(plain),
        None => word.len() == name.len(),
    })
}

/// Whether the needs of a tool contradict its effects: a design rejects that.
fn contradicts(tool: &Tool) -> bool {
    let needs = |name: &str| tool.needs.iter().any(|need| need.starts_with(name));
    let writes = needs("fs:write") || needs("fs:delete") || needs("state:mutate");
    needs("none") && tool.needs.len() > 1
        || tool.effects.readonly == Some(true) && writes
        || tool.effects.destructive != Some(true) && needs("fs:delete")
}

/// What toolc itself says in `_meta` of a definition becomes statements again; what is none stays in `meta`.
fn of_toolc(tool: &mut Tool) {
    let (mut class, mut pii) = (None, None);
    for (key, value) in std::mem::take(&mut tool.meta) {
        let is_taken = match key.strip_prefix("dev.toolc/") {
            Some("version") => taken(value.text(), &mut tool.version),
            Some("cost") => {
                let cost = word(&value, &["free", "low", "medium", "high"]);
                taken(cost.map(Text::from).as_ref(), &mut tool.cost)
            }
            Some("data") => {
                class = word(
                    &value,
                    &["public", "internal", "confidential", "restricted"],
                );
                class.is_some() && tool.data.is_none()
            }
            Some("pii") => {
                pii = word(&value, &["none", "processes", "stores", "anonymizes"]);
                pii.is_some() && tool.data.is_none()
            }
            Some("scopes") => extended(&value, &mut tool.scopes, |scope| !scope.is_empty()),
            Some("tags") => extended(&value, &mut tool.tags, |tag| !tag.is_empty()),
            Some("capabilities") => needs(&value, tool),
            Some(_) | None => false,
        };
        if !is_taken {
            tool.meta.push((key, value));
        }
    }
    if tool.data.is_none() {
        tool.data = match (class, pii) {
            (Some(class), Some(pii)) => Some(format!("{class} pii {pii}")),
            (Some(class), None) => Some(class.to_owned()),
            (None, Some(pii)) => Some(format!("pii {pii}")),
            (None, None) => None,
        };
    }
}

/// Whether a text stands where nothing stood.
fn taken(text: Option<&Text>, place: &mut Option<Text>) -> bool {
    let is_free = place.is_none();
    if let (Some(text), true) = (text, is_free) {
        *place = Some(text.clone());
        return true;
    }
    false
}

fn word<'w>(value: &Value, known: &[&'w str]) -> Option<&'w str> {
    let word = value.text()?;
    known.iter().copied().find(|known| *known == &**word)
}

/// Whether all items are texts of this kind; then they are taken.
fn extended(value: &Value, into: &mut Vec<Text>, is_it: impl Fn(&str) -> bool) -> bool {
    let Value::List(items) = value else {
        return false;
    };
    let found: Vec<Text> = texts(items, is_it).collect();
    if found.len() != items.len() || found.is_empty() {
        return false;
    }
    for text in found {
        if !into.contains(&text) {
            into.push(text);
        }
    }
    true
}

fn needs(value: &Value, tool: &mut Tool) -> bool {
    let mut needs = Vec::new();
    if !tool.needs.is_empty() || !extended(value, &mut needs, is_capability) {
        return false;
    }
    tool.needs = needs;
    // A design rejects needs that contradict its effects.
    if contradicts(tool) {
        tool.needs.clear();
        return false;
    }
    true
}
