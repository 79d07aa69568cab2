//! `oneOf: [{"const": 1, "description": "…"}, …]`: how schemas document values that are not names.

use std::fmt::Write;

use foldhash::{HashSet, HashSetExt};

use super::super::fits::same;
use super::super::names;
use super::keys::Keys;
use crate::decimal::Decimal;
use crate::ir::{ScalarKey, Value};
use crate::source::Text;

/// The same as an `enum` whose description documents the values; `None` if a declared enum documents them, or if
/// alternatives are more than values.
pub(super) fn told_values(value: &Value, keys: &Keys<'_>) -> Option<Vec<(Text, Value)>> {
    let alternatives = match (keys.any_of, keys.one_of) {
        (Some(Value::List(all)), None) | (None, Some(Value::List(all))) => all,
        _ => return None,
    };
    let Value::Object(entries) = value else {
        return None;
    };
    if keys.members.is_some() || keys.constant.is_some() || alternatives.len() < 2 {
        return None;
    }
    let mut values: Vec<Value> = Vec::with_capacity(alternatives.len());
    let mut seen: HashSet<ScalarKey> = HashSet::new();
    let mut lines = String::new();
    for alternative in alternatives {
        let (value, said) = told_value(alternative)?;
        let is_new = match ScalarKey::of(value) {
            Some(key) => seen.insert(key),
            None => !values.iter().any(|known| same(known, value)),
        };
        if !is_new {
            return None;
        }
        values.push(value.clone());
        if let Some(said) = said {
            let said = said.replace('\n', "\n  ");
            write!(lines, "\n- {}: {said}", value.to_json()).expect("a string takes everything");
        }
    }
    let texts = |value: &Value| matches!(value, Value::String(_));
    if lines.is_empty() || values.iter().all(texts) {
        return None;
    }
    let docs = match keys.description {
        Some(Value::String(docs)) => format!("{}\n{lines}", docs.trim_end()),
        Some(_) | None => lines.trim_start().to_owned(),
    };
    let mut all: Vec<(Text, Value)> = entries
        .iter()
        .filter(|(key, _)| !matches!(&**key, "anyOf" | "oneOf" | "description"))
        .cloned()
        .collect();
    all.push(("description".into(), Value::String(docs.into())));
    all.push(("enum".into(), Value::List(values)));
    Some(all)
}

/// The value of an alternative, and its description.
fn told_value(alternative: &Value) -> Option<(&Value, Option<Text>)> {
    let Value::Object(entries) = alternative else {
        return None;
    };
    let known = |key: &str| matches!(key, "const" | "enum" | "type" | "description" | "title");
    if !entries.iter().all(|(key, _)| known(key)) {
        return None;
    }
    let value = match (alternative.get("const"), alternative.get("enum")) {
        (Some(value), None) => value,
        (None, Some(Value::List(values))) if values.len() == 1 => &values[0],
        _ => return None,
    };
    let is_whole = |text: &str| Decimal::parse(text).is_some_and(|number| number.is_integer());
    let fits = match (alternative.get("type"), value) {
        (_, Value::List(_) | Value::Object(_) | Value::Null) => false,
        (None, _) => true,
        (Some(Value::String(ty)), Value::Number(text)) => {
            **ty == *"number" || (**ty == *"integer" && is_whole(text))
        }
        (Some(Value::String(ty)), Value::Bool(_)) => **ty == *"boolean",
        (Some(Value::String(ty)), Value::String(_)) => **ty == *"string",
        (Some(_), _) => false,
    };
    let text = |key: &str| match alternative.get(key) {
        Some(Value::String(text)) => names::docs(text),
        _ => None,
    };
    fits.then(|| (value, text("description").or_else(|| text("title"))))
}
