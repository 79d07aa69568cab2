//! Defaults of the design, as expressions of Rust.

use toolc_compiler::ir::Value;

use super::lower::{Kind, Shape};
use super::{literal, tuple};

/// Whether a value is what `Default` makes.
pub(super) fn is_default_value(shape: &Shape<'_>, value: &Value) -> bool {
    if shape.nullable {
        return *value == Value::Null;
    }
    match (&shape.kind, value) {
        (Kind::Bool, Value::Bool(false)) | (Kind::Null | Kind::Json, Value::Null) => true,
        (Kind::Int | Kind::Float, Value::Number(text)) => text.parse() == Ok(0.0),
        (Kind::Text("STRING"), Value::String(text)) => text.is_empty(),
        (Kind::List(_), Value::List(items)) => items.is_empty(),
        (Kind::Map(_), Value::Object(entries)) => entries.is_empty(),
        _ => false,
    }
}

/// Whether a place takes any text.
pub(super) fn is_plain_text(shape: &Shape<'_>) -> bool {
    matches!(shape.kind, Kind::Text("STRING")) && !shape.nullable && !shape.secret
}

/// A default that is a constant or empty.
pub(super) fn short_default(shape: &Shape<'_>, value: &Value) -> Option<String> {
    if shape.secret || shape.boxed {
        return None;
    }
    if shape.nullable {
        return (*value == Value::Null).then(|| "None".to_owned());
    }
    match (&shape.kind, value) {
        (Kind::Null, _) => Some("()".to_owned()),
        (Kind::Bool, Value::Bool(value)) => Some(value.to_string()),
        (Kind::Int, Value::Number(text)) => Some(integer(text)),
        (Kind::Float, Value::Number(text)) => Some(literal::float(text)),
        (Kind::Text("STRING"), Value::String(text)) if text.is_empty() => {
            Some("String::new()".to_owned())
        }
        (Kind::Json, Value::Null) => Some("toolrt::Value::Null".to_owned()),
        (Kind::List(_), Value::List(items)) if items.is_empty() => Some("Vec::new()".to_owned()),
        (Kind::Map(_), Value::Object(entries)) if entries.is_empty() => {
            Some("std::collections::BTreeMap::new()".to_owned())
        }
        (
            Kind::Nominal {
                name,
                literals: Some(literals),
                ..
            },
            value,
        ) => {
            let variant = literals.name_of(value)?;
            Some(format!("{name}::{variant}"))
        }
        _ => None,
    }
}

/// Any other default.
pub(super) fn long_default(shape: &Shape<'_>, value: &Value) -> String {
    if shape.nullable && *value == Value::Null {
        return "None".to_owned();
    }
    let inner = inner_default(shape, value);
    let inner = if shape.boxed {
        format!("Box::new({inner})")
    } else {
        inner
    };
    let inner = if shape.secret {
        format!("toolrt::Secret::new({inner})")
    } else {
        inner
    };
    if shape.nullable {
        format!("Some({inner})")
    } else {
        inner
    }
}

fn inner_default(shape: &Shape<'_>, value: &Value) -> String {
    match (&shape.kind, value) {
        (Kind::Null, _) => "()".to_owned(),
        (Kind::Bool, Value::Bool(value)) => value.to_string(),
        (Kind::Int, Value::Number(text)) => integer(text),
        (Kind::Float, Value::Number(text)) => literal::float(text),
        (Kind::Text("STRING"), Value::String(text)) => {
            format!("{}.to_owned()", literal::string(text))
        }
        (
            Kind::Nominal {
                name,
                literals: Some(literals),
                ..
            },
            value,
        ) => {
            format!("{name}::{}", literals.name_of(value).unwrap_or_default())
        }
        (Kind::Tuple(places, tail), Value::List(items)) => {
            let (first, rest) = items.split_at(places.len().min(items.len()));
            let mut parts: Vec<String> = places
                .iter()
                .zip(first)
                .map(|(place, value)| long_default(place, value))
                .collect();
            if let Some(tail) = tail {
                let rest: Vec<String> =
                    rest.iter().map(|value| long_default(tail, value)).collect();
                parts.push(format!("vec![{}]", rest.join(", ")));
            }
            tuple::of(&parts)
        }
        (Kind::List(item), Value::List(items)) => {
            let items: Vec<String> = items
                .iter()
                .map(|value| long_default(item, value))
                .collect();
            format!("vec![{}]", items.join(", "))
        }
        (Kind::Map(inner), Value::Object(entries)) => {
            let entries: Vec<String> = entries
                .iter()
                .map(|(key, value)| {
                    let key = literal::string(key);
                    format!("({key}.to_owned(), {})", long_default(inner, value))
                })
                .collect();
            format!("std::collections::BTreeMap::from([{}])", entries.join(", "))
        }
        _ => {
            let json = literal::string(&crate::schema::text_of(value));
            format!("toolrt::codec::constant({json})")
        }
    }
}

/// An integer literal of a JSON number.
pub(super) fn integer(text: &str) -> String {
    match text.parse::<i64>() {
        Ok(value) => value.to_string(),
        // `1.0` and `1e2` are integers.
        Err(_) => format!("{}", text.parse::<f64>().unwrap_or(0.0) as i64),
    }
}
