//! What a schema says by itself, before its references are followed.

use crate::json::{Object, Value};
use crate::made::keywords::parts;

pub(super) const TEXT: [&str; 5] = [
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "contentEncoding",
];
pub(super) const NUMBER: [&str; 5] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
];
/// Keywords that hold values of every type to something.
pub(super) const EVERY: [&str; 9] = [
    "type", "const", "enum", "$ref", "anyOf", "oneOf", "allOf", "not", "if",
];

/// Of which type a value is that a keyword is about.
pub(super) fn kind_of(keyword: &str) -> Option<&'static str> {
    match keyword {
        _ if TEXT.contains(&keyword) => Some("string"),
        _ if NUMBER.contains(&keyword) => Some("number"),
        "items" | "prefixItems" | "minItems" | "maxItems" | "uniqueItems" | "contains"
        | "minContains" | "maxContains" | "unevaluatedItems" => Some("array"),
        "properties"
        | "required"
        | "additionalProperties"
        | "minProperties"
        | "maxProperties"
        | "patternProperties"
        | "propertyNames"
        | "dependentRequired"
        | "dependentSchemas"
        | "unevaluatedProperties" => Some("object"),
        _ => None,
    }
}

pub(super) fn told(schema: &Object) -> Vec<&str> {
    let keys = schema.iter().map(|(key, _)| key);
    keys.filter(|key| EVERY.contains(key) || kind_of(key).is_some())
        .collect()
}

pub(super) fn refers(schema: &Value) -> bool {
    schema.as_object().is_some_and(|object| {
        object.get("$ref").is_some() || parts(object).iter().any(|(_, part)| refers(part))
    })
}

pub(super) fn is_secret(schema: &Object) -> bool {
    schema.get("writeOnly").and_then(Value::as_bool) == Some(true)
}

/// The types of a schema: those that it says, or that its keywords are about.
pub(super) fn kinds(schema: &Object) -> Vec<&str> {
    let Some(mut kinds) = said(schema) else {
        let mut kinds = Vec::new();
        for kind in schema.iter().filter_map(|(key, _)| kind_of(key)) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        return kinds;
    };
    if kinds.contains(&"number") {
        kinds.retain(|kind| *kind != "integer");
    }
    kinds
}

/// The types that a schema says; none if it says nothing of them.
pub(super) fn said(schema: &Object) -> Option<Vec<&str>> {
    match schema.get("type")? {
        Value::String(kind) => Some(vec![kind]),
        Value::Array(kinds) => Some(kinds.iter().filter_map(Value::as_str).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

pub(super) fn is_null(schema: &Value) -> bool {
    schema.as_object().is_some_and(|schema| {
        let told = told(schema);
        (told == ["type"] && schema.get("type").and_then(Value::as_str) == Some("null"))
            || (told == ["const"] && schema.get("const") == Some(&Value::Null))
    })
}

pub(super) fn is_record(schema: &Object) -> bool {
    let words = ["type", "properties", "required", "additionalProperties"];
    let kind = schema.get("type");
    kind.is_none_or(|kind| kind.as_str() == Some("object"))
        && schema.get("properties").is_some()
        && told(schema).iter().all(|word| words.contains(word))
        && !is_secret(schema)
}

/// The key whose text is another one in each record.
pub(super) fn tag_of<'v>(records: &[(String, &'v Object)]) -> Option<&'v str> {
    if records.len() < 2 {
        return None;
    }
    let (_, first) = records.first()?;
    let names = first.get("properties").and_then(Value::as_object)?.iter();
    let mut names = names.map(|(name, _)| name);
    names.find(|name| {
        let mut seen: Vec<&str> = Vec::new();
        records.iter().all(|(_, record)| {
            let required = record.get("required").and_then(Value::as_array);
            let mut required = required
                .unwrap_or_default()
                .iter()
                .filter_map(Value::as_str);
            let field = record.get("properties").and_then(|all| all.get(name));
            let Some(value) = field.and_then(tag_value) else {
                return false;
            };
            let is_new = !seen.contains(&value);
            seen.push(value);
            is_new && required.any(|required| required == *name)
        })
    })
}

pub(super) fn tag_value(schema: &Value) -> Option<&str> {
    let schema = schema.as_object()?;
    let values = match (schema.get("const"), schema.get("enum")) {
        (Some(value), _) => std::slice::from_ref(value),
        (None, values) => values.and_then(Value::as_array)?,
    };
    let words = ["type", "const", "enum"];
    let kind = schema.get("type");
    let is_text = kind.is_none_or(|kind| kind.as_str() == Some("string"));
    let is_plain = told(schema).iter().all(|word| words.contains(word)) && !is_secret(schema);
    match values {
        [only] if is_text && is_plain => only.as_str(),
        _ => None,
    }
}
