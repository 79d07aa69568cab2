//! A schema of arguments whose names are others.

use toolc_compiler::import::value;
use toolc_compiler::ir::Value;
use toolc_compiler::pointer;
use toolc_compiler::source::Text;

use super::text_of;

/// Keywords with schemas of the same value, one or a list of them.
const SAME_VALUE: [&str; 7] = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/// Keywords with values that look like schemas, and are none.
const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];

/// The schema with properties of its root renamed, wherever it names them; `names` has each as it is called then and
/// as it is called in the schema.
pub fn renamed(schema: String, names: &[(String, String)]) -> String {
    if names.is_empty() {
        return schema;
    }
    match value(&schema) {
        Ok(mut root) => {
            rename(&mut root, names);
            refer(&mut root, names);
            text_of(&root)
        }
        // Only what was just written is read, so this cannot be.
        Err(_) => schema,
    }
}

fn sent(name: &str, names: &[(String, String)]) -> Option<Text> {
    let found = names.iter().find(|(_, own)| own == name);
    found.map(|(sent, _)| sent.as_str().into())
}

/// Renames the properties that a schema of the root names.
fn rename(schema: &mut Value, names: &[(String, String)]) {
    let Value::Object(members) = schema else {
        return;
    };
    for (keyword, value) in members {
        match &**keyword {
            "required" => rename_texts(value, names),
            "properties" => rename_keys(value, names),
            "dependentRequired" => {
                rename_keys(value, names);
                for (_, needed) in entries(value) {
                    rename_texts(needed, names);
                }
            }
            "dependentSchemas" => {
                rename_keys(value, names);
                for (_, schema) in entries(value) {
                    rename(schema, names);
                }
            }
            keyword if SAME_VALUE.contains(&keyword) => {
                if let Value::List(schemas) = value {
                    schemas.iter_mut().for_each(|one| rename(one, names));
                } else {
                    rename(value, names);
                }
            }
            _ => {}
        }
    }
}

/// Renames what references to properties of the root name.
fn refer(schema: &mut Value, names: &[(String, String)]) {
    match schema {
        Value::Object(members) => {
            for (keyword, value) in members {
                match (&**keyword, &mut *value) {
                    ("$ref", Value::String(target)) => {
                        if let Some(renamed) = referred(target, names) {
                            *target = renamed.as_str().into();
                        }
                    }
                    (keyword, _) if VALUES.contains(&keyword) => {}
                    _ => refer(value, names),
                }
            }
        }
        Value::List(items) => items.iter_mut().for_each(|item| refer(item, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A reference below a property that is renamed.
fn referred(target: &str, names: &[(String, String)]) -> Option<String> {
    let below = target.strip_prefix("#/properties/")?;
    let (step, rest) = below.split_at(below.find('/').unwrap_or(below.len()));
    let name = pointer::name(&pointer::unescaped(step));
    let sent = sent(&name, names)?;
    Some(format!("#/properties/{sent}{rest}"))
}

fn rename_keys(value: &mut Value, names: &[(String, String)]) {
    for (key, _) in entries(value) {
        if let Some(sent) = sent(key, names) {
            *key = sent;
        }
    }
}

fn rename_texts(value: &mut Value, names: &[(String, String)]) {
    if let Value::List(items) = value {
        for item in items {
            if let Value::String(name) = item
                && let Some(sent) = sent(name, names)
            {
                *name = sent;
            }
        }
    }
}

fn entries(value: &mut Value) -> &mut [(Text, Value)] {
    match value {
        Value::Object(members) => members,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::List(_) => {
            &mut []
        }
    }
}
