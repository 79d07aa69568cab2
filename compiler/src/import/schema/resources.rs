//! Schemas that only a validator can resolve: dynamic refs, schemas with ids inside others, and other documents.

use super::super::types::Type;
use crate::ir::Value;
use crate::source::Text;
use crate::subschemas;

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
    match found.elsewhere {
        true => match embedded(schema, documents) {
            Value::Object(entries) => Some(Type::escaped(entries)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::List(_) => {
                None
            }
        },
        false => Some(Type::escaped(entries.clone())),
    }
}

/// A schema with other documents inside of its `$defs`, each with its address.
pub(in crate::import) fn embedded(schema: &Value, documents: &[(String, Value)]) -> Value {
    let Value::Object(entries) = schema else {
        return schema.clone();
    };
    let mut entries: Vec<(Text, Value)> = entries.clone();
    if !documents.is_empty() {
        // Documents with their address may stand inside of others.
        let embedded = documents.iter().filter_map(|(address, document)| {
            let Value::Object(document) = document else {
                return None;
            };
            let mut document = document.clone();
            let of_draft_4 = matches!(document.iter().find(|(key, _)| &**key == "$schema"), Some((_, Value::String(name))) if name.contains("draft-04"));
            let keyword = if of_draft_4 { "id" } else { "$id" };
            if !document.iter().any(|(key, _)| &**key == keyword) {
                document.insert(0, (keyword.into(), Value::String(address.as_str().into())));
            }
            Some((address.as_str().into(), Value::Object(document)))
        });
        match entries.iter_mut().find(|(key, _)| &**key == "$defs") {
            Some((_, Value::Object(own))) => own.extend(embedded),
            Some(_) => {}
            None => entries.push(("$defs".into(), Value::Object(embedded.collect()))),
        }
    }
    Value::Object(entries)
}

#[derive(Default)]
struct Found {
    dynamic: bool,
    addresses: bool,
    elsewhere: bool,
}

fn look(schema: &Value, is_root: bool, found: &mut Found) {
    let Some(entries) = schema.entries() else {
        return;
    };
    for (keyword, value) in entries {
        match (&**keyword, value) {
            ("$dynamicRef" | "$dynamicAnchor" | "$recursiveRef", Value::String(_)) => {
                found.dynamic = true;
            }
            ("$id", Value::String(_)) if !is_root => found.addresses = true,
            ("$ref", Value::String(reference)) if !reference.starts_with('#') => {
                found.elsewhere = true;
            }
            (keyword, value) => {
                for (_, part) in subschemas::of(keyword, value) {
                    look(part, false, found);
                }
            }
        }
    }
}
