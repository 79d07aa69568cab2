//! Definitions whose types are called as in other languages, as functions of OpenAI: by the names that the collection lists, not by
//! what import reads.

use toolc_compiler::ir::Value;

/// Names of types, and what JSON Schema calls them.
const NAMES: [(&str, &[&str]); 6] = [
    ("object", &["dict", "hashmap", "hashtable", "object"]),
    (
        "array",
        &["list", "tuple", "array", "arraylist", "queue", "stack"],
    ),
    ("number", &["float", "double", "number"]),
    (
        "integer",
        &["int", "integer", "long", "short", "byte", "bigint"],
    ),
    ("string", &["str", "string", "char"]),
    ("boolean", &["bool", "boolean"]),
];

/// The function that a definition stands for.
pub fn function(definition: &Value) -> Value {
    let Value::Object(members) = definition else {
        return definition.clone();
    };
    let members = members.iter().map(|(key, value)| match &**key {
        "parameters" | "arguments" => ("parameters".into(), schema(value)),
        _ => (key.clone(), value.clone()),
    });
    Value::Object(members.collect())
}

fn schema(value: &Value) -> Value {
    let Value::Object(members) = value else {
        return value.clone();
    };
    let members = members.iter().filter_map(|(key, value)| {
        let value = match (&**key, value) {
            ("type", Value::String(name)) => return Some((key.clone(), named(name)?)),
            ("required", Value::List(_)) => value.clone(),
            ("required", _) => return None,
            ("properties", Value::Object(fields)) => {
                let fields = fields.iter();
                Value::Object(
                    fields
                        .map(|(name, one)| (name.clone(), schema(one)))
                        .collect(),
                )
            }
            ("items" | "additionalProperties", _) => schema(value),
            ("anyOf" | "oneOf" | "allOf", Value::List(all)) => {
                Value::List(all.iter().map(schema).collect())
            }
            _ => value.clone(),
        };
        Some((key.clone(), value))
    });
    Value::Object(members.collect())
}

/// `any`, and a name that nobody knows, asks for nothing.
fn named(name: &str) -> Option<Value> {
    let lower = name.to_lowercase();
    let found = NAMES.iter().find(|(_, names)| names.contains(&&*lower));
    found.map(|(ty, _)| Value::String((*ty).into()))
}
