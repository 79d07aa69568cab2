//! Gemini's function declarations, in both forms, and the Agent Development Kit's.

use std::borrow::Cow;

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;

pub(super) fn read(notation: Notation, value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(notation, value);
    let inputs = [
        "parametersJsonSchema",
        "parameters_json_schema",
        "parameters",
    ];
    let outputs = ["responseJsonSchema", "response_json_schema", "response"];
    function::read(&mut definition, value, &inputs, &outputs, &[]);
    if notation == Notation::GeminiOpenApi {
        for schema in [&mut definition.input, &mut definition.output] {
            *schema = schema.take().map(|schema| Cow::Owned(usual(&schema)));
        }
    }
    definition
}

/// Sizes, which the service's own JSON spells as texts, since they have 64 bits.
const SIZES: [&str; 6] = [
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
    "minProperties",
    "maxProperties",
];

/// A schema in standard spelling: types in lower case, sizes as numbers.
fn usual(schema: &Value) -> Value {
    match schema {
        Value::Object(entries) => {
            let entries = entries.iter().map(|(key, value)| {
                let value = match (&**key, value) {
                    ("type", Value::String(name)) => {
                        Value::String(name.to_ascii_lowercase().into())
                    }
                    (key, Value::String(text)) if SIZES.contains(&key) && is_count(text) => {
                        Value::Number(text.clone())
                    }
                    ("enum" | "default" | "example" | "examples", value) => value.clone(),
                    (_, value) => usual(value),
                };
                (key.clone(), value)
            });
            Value::Object(entries.collect())
        }
        Value::List(items) => Value::List(items.iter().map(usual).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => schema.clone(),
    }
}

/// Whether a text is a whole number as JSON has it.
fn is_count(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_digit())
        && (text == "0" || !text.is_empty() && !text.starts_with('0'))
}
