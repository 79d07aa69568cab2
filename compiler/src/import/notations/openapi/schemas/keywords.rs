//! Keywords of OpenAPI, and what they are in JSON Schema.

use crate::ir::Value;
use crate::source::Text;

/// Keywords whose value is a schema.
pub(super) const HOLDS_A_SCHEMA: [&str; 13] = [
    "additionalItems",
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
    "schema",
];

/// The limit that a flag of draft 4 makes exclusive.
pub(super) fn inclusive(keyword: &str) -> &'static str {
    match keyword {
        "exclusiveMinimum" => "minimum",
        _ => "maximum",
    }
}

/// Whether a keyword says something about values without rejecting any.
pub(super) fn is_annotation(keyword: &str) -> bool {
    keyword.starts_with("x-")
        || matches!(
            keyword,
            "$ref"
                | "$comment"
                | "default"
                | "deprecated"
                | "description"
                | "example"
                | "examples"
                | "externalDocs"
                | "readOnly"
                | "summary"
                | "title"
                | "writeOnly"
                | "xml"
        )
}

/// Adds the example of OpenAPI to the examples of JSON Schema.
pub(super) fn add_example(out: &mut Vec<(Text, Value)>, example: &Value) {
    match out.iter_mut().find(|(key, _)| &**key == "examples") {
        Some((_, Value::List(examples))) => examples.push(example.clone()),
        Some(_) => {}
        None => out.push(("examples".into(), Value::List(vec![example.clone()]))),
    }
}

/// The same with null.
pub(super) fn or_null(mut schema: Vec<(Text, Value)>) -> Value {
    let null = || Value::String("null".into());
    let is_plain = |(key, _): &(Text, Value)| {
        !matches!(
            &**key,
            "$ref" | "allOf" | "anyOf" | "oneOf" | "not" | "if" | "const"
        )
    };
    let ty = schema.iter().position(|(key, _)| &**key == "type");
    if let Some(at) = ty
        && schema.iter().all(is_plain)
    {
        let types = if let Value::List(types) = &schema[at].1 {
            types.clone()
        } else {
            vec![schema[at].1.clone()]
        };
        if types.contains(&null()) {
            return Value::Object(schema);
        }
        schema[at].1 = Value::List(types.into_iter().chain([null()]).collect());
        for (key, value) in &mut schema {
            if let ("enum", Value::List(members)) = (&**key, value)
                && !members.contains(&Value::Null)
            {
                members.push(Value::Null);
            }
        }
        return Value::Object(schema);
    }
    let about = |(key, _): &(Text, Value)| &**key != "$ref" && is_annotation(key);
    let (mut whole, rest): (Vec<_>, Vec<_>) = schema.into_iter().partition(about);
    if rest.is_empty() {
        return Value::Object(whole);
    }
    let null = Value::Object(vec![("type".into(), null())]);
    whole.push(("anyOf".into(), Value::List(vec![Value::Object(rest), null])));
    Value::Object(whole)
}
