//! What keywords of JSON Schema 2020-12 contain: schemas, and values of which form.

use crate::decimal::Decimal;
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;

/// How a keyword contains schemas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// It is a schema, or a list of some.
    Schema,
    /// It is an object of schemas by names, which are no keywords.
    Named,
}

fn form(keyword: &str) -> Option<Form> {
    Some(match keyword {
        "additionalItems"
        | "additionalProperties"
        | "allOf"
        | "anyOf"
        | "contains"
        | "contentSchema"
        | "else"
        | "if"
        | "items"
        | "not"
        | "oneOf"
        | "prefixItems"
        | "propertyNames"
        | "then"
        | "unevaluatedItems"
        | "unevaluatedProperties" => Form::Schema,
        "$defs" | "definitions" | "dependencies" | "dependentSchemas" | "patternProperties"
        | "properties" => Form::Named,
        _ => return None,
    })
}

/// Whether the value of a keyword has schemas in it.
pub(crate) fn contains_schemas(keyword: &str) -> bool {
    form(keyword).is_some()
}

/// The schemas in the value of a keyword, each with its pointer below the keyword.
pub(crate) fn of<'v>(keyword: &str, value: &'v Value) -> Vec<(String, &'v Value)> {
    match (form(keyword), value) {
        (Some(Form::Schema), Value::List(items)) => {
            let items = items.iter().enumerate();
            items.map(|(at, item)| (format!("/{at}"), item)).collect()
        }
        (Some(Form::Schema), value) => vec![(String::new(), value)],
        (Some(Form::Named), Value::Object(entries)) => {
            // The lists of `dependencies` name properties.
            let schemas = entries.iter().filter(|(_, value)| value.items().is_none());
            schemas
                .map(|(name, schema)| (format!("/{}", pointer::step(name)), schema))
                .collect()
        }
        (Some(Form::Named) | None, _) => Vec::new(),
    }
}

/// The value of a keyword with other schemas in it.
pub(crate) fn mapped(
    keyword: &str,
    value: &Value,
    map: &mut impl FnMut(&str, &Value) -> Value,
) -> Value {
    match (form(keyword), value) {
        (Some(Form::Schema), Value::List(items)) => {
            let items = items.iter().enumerate();
            let items = items.map(|(at, item)| map(&format!("/{at}"), item));
            Value::List(items.collect())
        }
        (Some(Form::Schema), value) => map("", value),
        (Some(Form::Named), Value::Object(entries)) => {
            let entries = entries.iter().map(|(name, schema)| {
                let schema = match schema {
                    Value::List(_) => schema.clone(),
                    Value::Null
                    | Value::Bool(_)
                    | Value::Number(_)
                    | Value::String(_)
                    | Value::Object(_) => map(&format!("/{}", pointer::step(name)), schema),
                };
                (name.clone(), schema)
            });
            Value::Object(entries.collect::<Vec<(Text, Value)>>())
        }
        (Some(Form::Named) | None, value) => value.clone(),
    }
}

/// The names of types.
const TYPES: [&str; 7] = [
    "array", "boolean", "integer", "null", "number", "object", "string",
];

/// Whether the value of a keyword has the form that the keyword needs; the schemas in it are not looked at.
pub(crate) fn takes(keyword: &str, value: &Value) -> bool {
    match keyword {
        "type" => {
            let names = value.items().unwrap_or(std::slice::from_ref(value));
            let is_known = |name: &Value| name.text().is_some_and(|name| TYPES.contains(&&**name));
            !names.is_empty() && names.iter().all(is_known) && are_unique(names)
        }
        "required" => are_names(value),
        "dependentRequired" => {
            let entries = value.entries();
            entries.is_some_and(|entries| entries.iter().all(|(_, names)| are_names(names)))
        }
        "allOf" | "anyOf" | "oneOf" | "prefixItems" => {
            value.items().is_some_and(|items| !items.is_empty())
        }
        "enum" | "examples" => value.items().is_some(),
        "properties" | "patternProperties" | "dependentSchemas" | "$defs" | "definitions" => {
            value.entries().is_some()
        }
        "minLength" | "maxLength" | "minItems" | "maxItems" | "minContains" | "maxContains"
        | "minProperties" | "maxProperties" => {
            let count = number(value).and_then(|number| number.to_i64());
            count.is_some_and(|count| count >= 0)
        }
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" => number(value).is_some(),
        "multipleOf" => {
            let is_positive = |text: &str| {
                let digits = text.split(['e', 'E']).next().unwrap_or_default();
                !text.starts_with('-') && digits.bytes().any(|byte| matches!(byte, b'1'..=b'9'))
            };
            number(value).is_some() && matches!(value, Value::Number(text) if is_positive(text))
        }
        "uniqueItems" | "deprecated" | "readOnly" | "writeOnly" => {
            matches!(value, Value::Bool(_))
        }
        "$ref" | "$dynamicRef" | "$id" | "$anchor" | "$dynamicAnchor" | "$schema" | "pattern"
        | "format" | "title" | "description" | "$comment" | "contentEncoding"
        | "contentMediaType" => value.text().is_some(),
        _ => true,
    }
}

fn are_names(value: &Value) -> bool {
    let names = value.items();
    names.is_some_and(|names| names.iter().all(|name| name.text().is_some()) && are_unique(names))
}

fn are_unique(values: &[Value]) -> bool {
    let mut known = foldhash::HashSet::default();
    values
        .iter()
        .filter_map(Value::text)
        .all(|text| known.insert(text))
}

fn number(value: &Value) -> Option<Decimal> {
    match value {
        Value::Number(text) => Decimal::parse(text),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::List(_) | Value::Object(_) => None,
    }
}
