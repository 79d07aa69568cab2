//! Keywords of `@schema` in the form that the validator takes: others would make it reject every value.

use super::dialects::{Kinds, foreign, own};
use crate::ir::Value;
use crate::source::Text;
use crate::subschemas;

/// The value of a keyword; `None` if the keyword cannot mean anything with it.
pub(super) fn sound(keyword: &str, value: &Value) -> Option<Value> {
    match keyword {
        "type" => types(value),
        "required" => names(value),
        "dependentRequired" => {
            let entries = value.entries()?.iter();
            let needs = entries.map(|(name, needs)| Some((name.clone(), names(needs)?)));
            let needs = needs.collect::<Option<Vec<(Text, Value)>>>();
            needs.map(Value::Object)
        }
        _ => subschemas::takes(keyword, value).then(|| value.clone()),
    }
}

/// A schema; a name in its place is that of a type.
pub(super) fn schema(value: &Value) -> Value {
    match value {
        Value::Object(_) | Value::Bool(_) => value.clone(),
        Value::String(_) => {
            let kind = types(value).map(|kind| ("type".into(), kind));
            Value::Object(kind.into_iter().collect())
        }
        Value::Null | Value::Number(_) | Value::List(_) => Value::Bool(true),
    }
}

/// Names, each once.
fn names(value: &Value) -> Option<Value> {
    let mut kept: Vec<Value> = Vec::new();
    let mut known = foldhash::HashSet::default();
    for name in value.items()? {
        if let Some(text) = name.text()
            && known.insert(text)
        {
            kept.push(name.clone());
        }
    }
    Some(Value::List(kept))
}

/// The names of types in JSON Schema; `None` if one of them is any type.
fn types(value: &Value) -> Option<Value> {
    let told = value.items().unwrap_or(std::slice::from_ref(value));
    let mut all = Kinds::NONE;
    for name in told {
        let name = name.text()?;
        all = all.or(own(name).or_else(|| foreign(name))?);
    }
    if all == Kinds::NONE || all == Kinds::ALL {
        return None;
    }
    let is_own = told
        .iter()
        .all(|name| name.text().is_some_and(|name| own(name).is_some()));
    let is_twice = (1..told.len()).any(|at| told[..at].contains(&told[at]));
    if is_own && !is_twice {
        return Some(value.clone());
    }
    let names = [
        ("null", Kinds::NULL),
        ("boolean", Kinds::BOOL),
        ("number", Kinds::NUMBER),
        ("integer", Kinds::INT),
        ("string", Kinds::TEXT),
        ("array", Kinds::LIST),
        ("object", Kinds::OBJECT),
    ];
    let is_there =
        |name: &str, kinds: Kinds| all.has(kinds) && !(name == "integer" && all.has(Kinds::NUMBER));
    let names = names.iter().filter(|(name, kinds)| is_there(name, *kinds));
    let mut names: Vec<Value> = names
        .map(|(name, _)| Value::String((*name).into()))
        .collect();
    match names.len() {
        1 => names.pop(),
        _ => Some(Value::List(names)),
    }
}
