//! Finds the definitions in a document: alone, in lists, in requests, in answers, in whole catalogues.

use foldhash::{HashMap, HashMapExt};

use super::definition::Notation;
use super::detect::notation_of;
use crate::ir::Value;
use crate::pointer;

/// A definition in its document.
#[derive(Debug, Clone)]
pub(super) struct Place<'a> {
    /// A JSON Pointer into the document.
    pub path: String,
    /// Its key, if keys are names.
    pub key: Option<&'a str>,
    pub value: &'a Value,
}

/// Members that contain lists of definitions, at any level.
const LISTS: [&str; 9] = [
    "tools",
    "functions",
    "functionDeclarations",
    "function_declarations",
    "result",
    "toolConfig",
    "apis",
    "definitions_list",
    "data",
];

/// Members that contain one definition, in collections with metadata for each.
const WRAPPERS: [&str; 4] = [
    "definition",
    "tool",
    "functionDeclaration",
    "function_declaration",
];

/// The definitions of a document, in order.
pub(super) fn places(document: &Value) -> Vec<Place<'_>> {
    let mut found = Vec::new();
    gather(document, String::new(), None, 0, &mut found);
    found
}

/// The same with the notation of each. A tool without a schema in a list of others is what the others are: a server
/// that says nothing of the arguments of one tool is a server all the same.
pub(super) fn definitions(document: &Value) -> Vec<(Place<'_>, Notation)> {
    let places = places(document);
    let mut lists: HashMap<String, Option<Notation>> = HashMap::new();
    let list = |place: &Place<'_>| match place.path.rsplit_once('/') {
        Some((list, _)) => list.to_owned(),
        None => String::new(),
    };
    let notations: Vec<Notation> = places
        .iter()
        .map(|place| notation_of(place.value))
        .collect();
    for (place, notation) in places.iter().zip(&notations) {
        if *notation != Notation::Raw {
            let known = lists.entry(list(place)).or_insert(Some(*notation));
            *known = known.filter(|known| known == notation);
        }
    }
    let all = places.into_iter().zip(notations);
    all.map(|(place, notation)| {
        let has_name = matches!(place.value.get("name"), Some(Value::String(_)));
        let others = lists.get(&list(&place)).copied().flatten();
        let others = others.filter(|notation| notation.is_flat() && has_name);
        match (notation, others) {
            (Notation::Raw, Some(others)) => (place, others),
            (notation, _) => (place, notation),
        }
    })
    .collect()
}

fn gather<'a>(
    value: &'a Value,
    path: String,
    key: Option<&'a str>,
    depth: usize,
    found: &mut Vec<Place<'a>>,
) {
    if depth >= 6 {
        return found.push(Place { path, key, value });
    }
    match value {
        Value::List(items) => {
            for (index, item) in items.iter().enumerate() {
                gather(item, format!("{path}/{index}"), None, depth + 1, found);
            }
        }
        Value::Object(entries) => {
            if is_definition(value) {
                found.push(Place { path, key, value });
                return;
            }
            let lists = LISTS.iter().filter_map(|name| match value.get(name) {
                Some(inner @ (Value::List(_) | Value::Object(_))) if holds(inner, depth + 1) => {
                    Some((name, inner))
                }
                Some(_) | None => None,
            });
            // The first is believed to have definitions; others, as `functions` beside `tools`, must look like it.
            let mut some = false;
            for (name, inner) in lists {
                if !some || has_definitions(inner, depth + 1) {
                    gather(inner, format!("{path}/{name}"), None, depth + 1, found);
                    some = true;
                }
            }
            if some {
                return;
            }
            for name in WRAPPERS {
                if let Some(inner @ Value::Object(_)) = value.get(name) {
                    return gather(inner, format!("{path}/{name}"), None, depth + 1, found);
                }
            }
            // `{"search": {…}, "fetch": {…}}`
            let all_definitions =
                entries.len() > 1 || entries.iter().any(|(name, _)| &**name != "toolSpec");
            if all_definitions
                && !entries.is_empty()
                && entries.iter().all(|(_, value)| is_definition(value))
            {
                for (name, value) in entries {
                    let step = pointer::step(name);
                    gather(
                        value,
                        format!("{path}/{step}"),
                        Some(name),
                        depth + 1,
                        found,
                    );
                }
                return;
            }
            found.push(Place { path, key, value });
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            found.push(Place { path, key, value })
        }
    }
}

/// Whether there is evidence for any notation but `raw`.
fn is_definition(value: &Value) -> bool {
    // An OpenAPI document inside of a catalogue's entry has the operations.
    matches!(value, Value::Object(_)) && !matches!(notation_of(value), Notation::Raw)
}

/// Whether a list or object has definitions in it.
fn holds(value: &Value, depth: usize) -> bool {
    match value {
        Value::List(items) => items.iter().all(|item| matches!(item, Value::Object(_))),
        Value::Object(_) => depth < 6 && has_definitions(value, depth),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// Whether an item of a list or object looks like a definition.
fn has_definitions(value: &Value, depth: usize) -> bool {
    let mut found = Vec::new();
    gather(value, String::new(), None, depth, &mut found);
    found.iter().any(|place| is_definition(place.value))
}
