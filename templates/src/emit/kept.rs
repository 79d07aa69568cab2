//! What import found in a definition, and no design can say: it stands in `meta`, and goes back to where it was.

use toolc_compiler::import::value;
use toolc_compiler::ir::{Tool, Value};
use toolc_compiler::source::Text;

use crate::schema::text_of;

/// The keys of `meta` that import writes.
const INPUT: &str = "toolc/input";
const OUTPUT: &str = "toolc/output";
const DEFINITION: &str = "toolc/definition";

/// The other members of `meta`: those that somebody wrote.
pub(super) fn own_meta(tool: &Tool) -> impl Iterator<Item = &(Text, Value)> {
    let all = match &tool.meta {
        Some(Value::Object(members)) => &members[..],
        _ => &[],
    };
    all.iter().filter(|(key, _)| !key.starts_with("toolc/"))
}

/// The schema of the arguments, with the keywords that were left of it.
pub(super) fn input(tool: &Tool, schema: String) -> String {
    with_keywords(tool, INPUT, schema)
}

/// The schema of the result, likewise.
pub(super) fn output(tool: &Tool, schema: String) -> String {
    with_keywords(tool, OUTPUT, schema)
}

/// A definition, with the members that were left of it.
pub(super) fn definition(tool: &Tool, definition: String) -> String {
    let Some(Value::Object(members)) = member(tool, DEFINITION) else {
        return definition;
    };
    changed(definition, |root| {
        for (key, value) in members {
            let way = key.strip_prefix('/').unwrap_or(key);
            match way.rsplit_once('/') {
                Some((above, key)) => {
                    if let Some(place) = at(root, &format!("/{above}")) {
                        add(place, &key.into(), value);
                    }
                }
                None => add(root, &way.into(), value),
            }
        }
    })
}

fn with_keywords(tool: &Tool, key: &str, schema: String) -> String {
    let Some(Value::Object(places)) = member(tool, key) else {
        return schema;
    };
    changed(schema, |root| {
        for (pointer, keywords) in places {
            if let (Some(place), Value::Object(keywords)) = (at(root, pointer), keywords) {
                keywords
                    .iter()
                    .for_each(|(key, value)| add(place, key, value));
            }
        }
    })
}

fn member<'t>(tool: &'t Tool, key: &str) -> Option<&'t Value> {
    tool.meta.as_ref()?.get(key)
}

/// A JSON text after a change.
fn changed(text: String, change: impl FnOnce(&mut Value)) -> String {
    match value(&text) {
        Ok(mut root) => {
            change(&mut root);
            text_of(&root)
        }
        // Only what was just written is read, so this cannot be.
        Err(_) => text,
    }
}

/// The value that a JSON Pointer leads to.
fn at<'v>(root: &'v mut Value, pointer: &str) -> Option<&'v mut Value> {
    let mut place = root;
    for step in pointer.split('/').skip(1) {
        let step = step.replace("~1", "/").replace("~0", "~");
        place = match place {
            Value::Object(members) => {
                let found = members.iter_mut().find(|(key, _)| **key == *step);
                &mut found?.1
            }
            Value::List(items) => items.get_mut(step.parse::<usize>().ok()?)?,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
    }
    Some(place)
}

/// Adds a member; what is there stays, but for objects, which take in what they do not have.
fn add(place: &mut Value, key: &Text, value: &Value) {
    let Value::Object(members) = place else {
        return;
    };
    match (members.iter_mut().find(|(known, _)| known == key), value) {
        (Some((_, there @ Value::Object(_))), Value::Object(more)) => {
            more.iter().for_each(|(key, value)| add(there, key, value));
        }
        (Some(_), _) => {}
        (None, _) => members.push((key.clone(), value.clone())),
    }
}
