//! Definitions whose types are called as in other languages, and tables of parameters that say themselves whether they are required,
//! as functions of OpenAI: by what the collection says of them, not by what import reads.

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

/// The function that a table of parameters stands for: each is a schema with a flag whether it is required.
pub fn of_table(definition: &Value) -> Option<Value> {
    let Some(Value::Object(table)) = definition
        .get("query_parameters")
        .or(definition.get("parameters"))
    else {
        return None;
    };
    let is_required = |parameter: &Value| parameter.get("required") == Some(&Value::Bool(true));
    let required = table.iter().filter(|(_, one)| is_required(one));
    let required = required.map(|(name, _)| Value::String(name.clone()));
    let properties = table.iter().map(|(name, one)| (name.clone(), schema(one)));
    let parameters = vec![
        ("type".into(), Value::String("object".into())),
        ("properties".into(), Value::Object(properties.collect())),
        ("required".into(), Value::List(required.collect())),
    ];
    let named = ["name", "description"].into_iter();
    let named = named.filter_map(|key| Some((key.into(), definition.get(key)?.clone())));
    let parameters = [("parameters".into(), Value::Object(parameters))];
    Some(Value::Object(named.chain(parameters).collect()))
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
