//! The keywords of JSON Schema 2020-12: their forms, and the schemas in them.

use crate::diagnose::Issue;
use crate::json::{Integer, Number, Object, Value, integer};

/// The types of values.
pub(super) const TYPES: [&str; 7] = [
    "null", "boolean", "integer", "number", "string", "array", "object",
];

/// The form of a keyword's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Schema,
    Schemas,
    SchemasByName,
    Count,
    Number,
    Positive,
    Bool,
    Text,
    Texts,
    Values,
    Type,
    TextsByName,
    Unknown,
}

impl Form {
    fn of(keyword: &str) -> Option<Self> {
        Some(match keyword {
            "additionalProperties"
            | "items"
            | "contains"
            | "not"
            | "if"
            | "then"
            | "else"
            | "propertyNames"
            | "unevaluatedItems"
            | "unevaluatedProperties" => Self::Schema,
            "allOf" | "anyOf" | "oneOf" | "prefixItems" => Self::Schemas,
            "properties" | "patternProperties" | "dependentSchemas" | "$defs" | "definitions" => {
                Self::SchemasByName
            }
            "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties"
            | "maxProperties" | "minContains" | "maxContains" => Self::Count,
            "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" => Self::Number,
            "multipleOf" => Self::Positive,
            "uniqueItems" | "writeOnly" => Self::Bool,
            "pattern" | "format" | "contentEncoding" | "$ref" | "title" | "description" => {
                Self::Text
            }
            "required" => Self::Texts,
            "enum" => Self::Values,
            "type" => Self::Type,
            "dependentRequired" => Self::TextsByName,
            "$anchor" | "$dynamicAnchor" | "$dynamicRef" | "$recursiveAnchor" | "$recursiveRef" => {
                Self::Unknown
            }
            _ => return None,
        })
    }

    fn wanted(self) -> String {
        let text = match self {
            Self::Schema => "must be a schema: an object, true or false.",
            Self::Schemas => "must be a list of schemas, and not empty.",
            Self::SchemasByName => "must be an object of schemas.",
            Self::Count => "must be a whole number from 0.",
            Self::Number => "must be a number.",
            Self::Positive => "must be a number above 0.",
            Self::Bool => "must be true or false.",
            Self::Text => "must be a string.",
            Self::Texts => "must be a list of strings.",
            Self::Values => "must be a list of values, and not empty.",
            Self::Type => {
                return format!("must be one of {}, or a list of these.", TYPES.join(", "));
            }
            Self::TextsByName => "must be an object of lists of strings.",
            Self::Unknown => "is not supported: refer to schemas by JSON Pointers (`$ref`).",
        };
        text.to_owned()
    }

    fn fits(self, value: &Value) -> bool {
        match self {
            Self::Schema => matches!(value, Value::Bool(_) | Value::Object(_)),
            Self::Schemas | Self::Values => value.as_array().is_some_and(|items| !items.is_empty()),
            Self::SchemasByName => value.as_object().is_some(),
            Self::Count => value.as_number().and_then(count).is_some(),
            Self::Number => value.as_number().is_some(),
            Self::Positive => value.as_number().is_some_and(|number| {
                let number = number.as_f64();
                number > 0.0 && number.is_finite()
            }),
            Self::Bool => value.as_bool().is_some(),
            Self::Text => value.as_str().is_some(),
            Self::Texts => are_texts(value),
            Self::Type => match value {
                Value::String(name) => TYPES.contains(&&**name),
                Value::Array(names) => are_types(names),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
            },
            Self::TextsByName => value
                .as_object()
                .is_some_and(|object| object.iter().all(|(_, texts)| are_texts(texts))),
            Self::Unknown => false,
        }
    }
}

/// A number of characters, items or members, if it is one that floats have.
pub(super) fn count(number: &Number) -> Option<u64> {
    match integer(number.as_str()) {
        Integer::Fits(count) => u64::try_from(count).ok().filter(|count| *count <= 1 << 53),
        Integer::TooBig | Integer::Fraction => None,
    }
}

fn are_texts(value: &Value) -> bool {
    let texts = value.as_array();
    texts.is_some_and(|texts| texts.iter().all(|text| text.as_str().is_some()))
}

fn are_types(names: &[Value]) -> bool {
    let mut seen: Vec<&str> = Vec::new();
    for name in names {
        match name.as_str() {
            Some(name) if TYPES.contains(&name) && !seen.contains(&name) => seen.push(name),
            Some(_) | None => return false,
        }
    }
    !seen.is_empty()
}

/// Finds keywords of the wrong form, in the schema and all that are in it.
pub(super) fn problems(schema: &Value, path: &str, found: &mut Vec<Issue>) {
    let object = match schema {
        Value::Bool(_) => return,
        Value::Object(object) => object,
        Value::Null | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            found.push(Issue::of_check(path, &Form::Schema.wanted()));
            return;
        }
    };
    for (keyword, value) in object.iter() {
        if let Some(form) = Form::of(keyword)
            && !form.fits(value)
        {
            let place = format!("{path}/{}", token(keyword));
            found.push(Issue::of_check(place, &form.wanted()));
        }
    }
    for (place, part) in parts(object) {
        problems(part, &format!("{path}{place}"), found);
    }
}

/// The schemas in a schema, each with where it is, as a JSON Pointer.
pub(super) fn parts(schema: &Object) -> Vec<(String, &Value)> {
    let mut out = Vec::new();
    for (keyword, value) in schema.iter() {
        let place = format!("/{}", token(keyword));
        match (Form::of(keyword), value) {
            // What is of a wrong form is told once.
            (Some(Form::Schema), Value::Object(_)) => out.push((place, value)),
            (Some(Form::Schemas), Value::Array(items)) => {
                let items = items.iter().enumerate();
                out.extend(items.map(|(index, part)| (format!("{place}/{index}"), part)));
            }
            (Some(Form::SchemasByName), Value::Object(object)) => {
                let named = object.iter();
                out.extend(named.map(|(name, part)| (format!("{place}/{}", token(name)), part)));
            }
            _ => {}
        }
    }
    out
}

/// A schema with other references, in all that are in it as well.
pub(super) fn changed(schema: &Value, change: &dyn Fn(&str) -> String) -> Value {
    let Value::Object(object) = schema else {
        return schema.clone();
    };
    let members = object.iter().map(|(keyword, value)| {
        let value = match (Form::of(keyword), value) {
            (Some(Form::Text), Value::String(reference)) if keyword == "$ref" => {
                Value::from(change(reference))
            }
            (Some(Form::Schema), _) => changed(value, change),
            (Some(Form::Schemas), Value::Array(items)) => {
                let items = items.iter().map(|part| changed(part, change));
                Value::Array(items.collect())
            }
            (Some(Form::SchemasByName), Value::Object(named)) => {
                let named = named.iter();
                let named = named.map(|(name, part)| (name.to_owned(), changed(part, change)));
                Value::Object(named.collect())
            }
            _ => value.clone(),
        };
        (keyword.to_owned(), value)
    });
    Value::Object(members.collect())
}

/// A key as a part of a JSON Pointer.
pub(super) fn token(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}
