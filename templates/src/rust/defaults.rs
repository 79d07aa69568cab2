//! Defaults of the design, as expressions of Rust.

use toolc_compiler::ir::Value;

use super::lower::{Kind, Shape};
use super::{literal, symbols, tuple};
use crate::code::{Bracket, Code};

/// Whether a value is what `Default` makes.
pub(super) fn is_default_value(shape: &Shape<'_>, value: &Value) -> bool {
    if shape.nullable {
        return *value == Value::Null;
    }
    match (&shape.kind, value) {
        (Kind::Bool, Value::Bool(false)) | (Kind::Null | Kind::Json, Value::Null) => true,
        (Kind::Int, Value::Number(text)) => text.parse() == Ok(0.0),
        (Kind::Float, Value::Number(text)) => {
            (text.parse::<f64>()).is_ok_and(|number| number == 0.0 && number.is_sign_positive())
        }
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
pub(super) fn short_default(shape: &Shape<'_>, value: &Value) -> Option<Code> {
    if shape.secret || shape.boxed {
        return None;
    }
    if shape.nullable {
        return (*value == Value::Null).then(|| Code::word("None"));
    }
    match (&shape.kind, value) {
        (Kind::Text("STRING"), Value::String(text)) if text.is_empty() => {
            Some(Code::word("String::new()"))
        }
        (Kind::Json, Value::Null) => Some(Code::word("toolrt::Value::Null")),
        (Kind::List(_), Value::List(items)) if items.is_empty() => Some(Code::word("Vec::new()")),
        (Kind::Map(_), Value::Object(entries)) if entries.is_empty() => {
            Some(Code::word("std::collections::BTreeMap::new()"))
        }
        _ => constant(shape, value),
    }
}

/// A scalar or a member of an enum.
fn constant(shape: &Shape<'_>, value: &Value) -> Option<Code> {
    match (&shape.kind, value) {
        (Kind::Null, _) => Some(Code::word("()")),
        (Kind::Bool, Value::Bool(value)) => Some(Code::word(if *value { "true" } else { "false" })),
        (Kind::Int, Value::Number(text)) => Some(integer(text).into()),
        (Kind::Float, Value::Number(text)) => Some(literal::float(text).into()),
        (
            Kind::Nominal {
                name,
                literals: Some(literals),
                ..
            },
            value,
        ) => Some(symbols::member(name, literals.name_of(value)?)),
        _ => None,
    }
}

/// Any other default.
pub(super) fn long_default(shape: &Shape<'_>, value: &Value) -> Code {
    if shape.nullable && *value == Value::Null {
        return Code::word("None");
    }
    let mut code = inner_default(shape, value);
    for (wraps, wrap) in [
        (shape.boxed, "Box::new"),
        (shape.secret, "toolrt::Secret::new"),
        (shape.nullable, "Some"),
    ] {
        if wraps {
            code = Code::call(Code::word(wrap), vec![code]);
        }
    }
    code
}

fn inner_default(shape: &Shape<'_>, value: &Value) -> Code {
    match (&shape.kind, value) {
        (Kind::Text("STRING"), Value::String(text)) => {
            format!("{}.to_owned()", literal::string(text)).into()
        }
        (Kind::Tuple(places, tail), Value::List(items)) => {
            let (first, rest) = items.split_at(places.len().min(items.len()));
            let first = places.iter().zip(first);
            let mut parts: Vec<Code> = first
                .map(|(place, value)| long_default(place, value))
                .collect();
            if let Some(tail) = tail {
                parts.push(list(tail, rest));
            }
            tuple::of(parts)
        }
        (Kind::List(item), Value::List(items)) => list(item, items),
        (Kind::Map(inner), Value::Object(entries)) => {
            let entries = entries.iter().map(|(key, value)| {
                let key = Code::from(literal::string(key) + ".to_owned()");
                tuple::of(vec![key, long_default(inner, value)])
            });
            let entries = Code::display(Bracket::Square, entries.collect());
            Code::call(
                Code::word("std::collections::BTreeMap::from"),
                vec![entries],
            )
        }
        _ => constant(shape, value).unwrap_or_else(|| {
            let json = literal::string(&crate::schema::text_of(value));
            Code::call(Code::word("toolrt::codec::constant"), vec![json.into()])
        }),
    }
}

/// `vec![a, b]`
fn list(item: &Shape<'_>, values: &[Value]) -> Code {
    let values = values.iter().map(|value| long_default(item, value));
    Code::of(Code::word("vec!"), values.collect())
}

/// An integer literal of a JSON number.
pub(super) fn integer(text: &str) -> String {
    match text.parse::<i64>() {
        Ok(value) => value.to_string(),
        // `1.0` and `1e2` are integers.
        Err(_) => format!("{}", text.parse::<f64>().unwrap_or(0.0) as i64),
    }
}
