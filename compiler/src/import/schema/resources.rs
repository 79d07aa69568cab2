//! Schemas that only a validator can resolve: dynamic refs, schemas with ids inside others, and other documents.

use super::super::types::Type;
use crate::ir::Value;
use crate::source::Text;

/// The type of a schema that must be kept as a whole; `None` if types can express it.
pub(in crate::import) fn whole_document(
    schema: &Value,
    documents: &[(String, Value)],
) -> Option<Type> {
    let Value::Object(entries) = schema else {
        return None;
    };
    let mut found = Found::default();
    look(schema, true, &mut found);
    if !found.dynamic && !found.addresses && !found.elsewhere {
        return None;
    }
    let mut entries: Vec<(Text, Value)> = entries.clone();
    if found.elsewhere && !documents.is_empty() {
        // Documents with their address may stand inside of others.
        let embedded = documents.iter().filter_map(|(address, document)| {
            let Value::Object(document) = document else {
                return None;
            };
            let mut document = document.clone();
            if !document.iter().any(|(key, _)| &**key == "$id") {
                document.insert(0, ("$id".into(), Value::String(address.as_str().into())));
            }
            Some((address.as_str().into(), Value::Object(document)))
        });
        match entries.iter_mut().find(|(key, _)| &**key == "$defs") {
            Some((_, Value::Object(own))) => own.extend(embedded),
            Some(_) => {}
            None => entries.push(("$defs".into(), Value::Object(embedded.collect()))),
        }
    }
    Some(Type::escaped(entries))
}

#[derive(Default)]
struct Found {
    dynamic: bool,
    addresses: bool,
    elsewhere: bool,
}

fn look(value: &Value, is_root: bool, found: &mut Found) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                match (&**key, value) {
                    ("$dynamicRef" | "$dynamicAnchor" | "$recursiveRef", Value::String(_)) => {
                        found.dynamic = true
                    }
                    ("$id", Value::String(_)) if !is_root => found.addresses = true,
                    ("$ref", Value::String(reference)) if !reference.starts_with('#') => {
                        found.elsewhere = true
                    }
                    ("enum" | "const" | "default" | "examples", _) => {}
                    _ => look(value, false, found),
                }
            }
        }
        Value::List(items) => items.iter().for_each(|item| look(item, false, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
