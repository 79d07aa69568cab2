//! Whether a value that a schema carries (a default, an example) is one of the type that the schema became.

use std::cmp::Ordering;

use super::types::{Body, FieldDefault, Kind, Record, Rest, Type, Types};
use crate::decimal::{Decimal, compare};
use crate::formats;
use crate::ir::{Bounds, Constraints, Value};

/// Whether `value` is surely a value of `ty`. What only a JSON Schema validator can tell is taken to be fine.
pub(super) fn fits(types: &Types, value: &Value, ty: &Type) -> bool {
    if matches!(value, Value::Null) && ty.nullable {
        return true;
    }
    let limits = &ty.limits;
    match (&ty.kind, value) {
        (Kind::Json, _) | (Kind::Null, Value::Null) | (Kind::Bool, Value::Bool(_)) => true,
        (Kind::String, Value::String(text)) => text_fits(text, limits),
        (Kind::Format(format), Value::String(text)) => {
            formats::accepts(*format, text) && text_fits(text, limits)
        }
        (Kind::Bytes, Value::String(text)) => formats::is_base64(text),
        (Kind::Int, Value::Number(text)) => {
            Decimal::parse(text).is_some_and(|number| number.to_i64().is_some())
                && number_fits(text, limits)
        }
        (Kind::Float, Value::Number(text)) => {
            text.parse().is_ok_and(f64::is_finite) && number_fits(text, limits)
        }
        (Kind::List(inner), Value::List(items)) => {
            within(limits.items, items.len())
                && !(limits.unique && repeats(items))
                && items.iter().all(|item| fits(types, item, inner))
        }
        (Kind::Tuple(places, tail), Value::List(items)) => {
            within(limits.items, items.len())
                && !(limits.unique && repeats(items))
                && items.len() >= places.len()
                && (tail.is_some() || items.len() == places.len())
                && places
                    .iter()
                    .zip(items)
                    .all(|(place, item)| fits(types, item, place))
                && tail.as_ref().is_none_or(|tail| {
                    items[places.len()..]
                        .iter()
                        .all(|item| fits(types, item, tail))
                })
        }
        (Kind::Map(inner), Value::Object(entries)) => {
            within(limits.entries, entries.len())
                && entries.iter().all(|(_, item)| fits(types, item, inner))
        }
        (Kind::Record(record), Value::Object(_)) => record_fits(types, value, record),
        (Kind::Union(alternatives), _) => alternatives.iter().any(|ty| fits(types, value, ty)),
        (Kind::Literals(values), _) => values.iter().any(|literal| same(literal, value)),
        (Kind::Named(index), _) => match &types.decls[*index].body {
            Body::Pending => false,
            Body::Record(record) => {
                matches!(value, Value::Object(_)) && record_fits(types, value, record)
            }
            Body::Alias(ty) => fits(types, value, ty),
            Body::Enum(members) => {
                matches!(value, Value::String(text) if members.iter().any(|member| member.value == *text))
            }
            Body::Tagged(key, variants) => {
                let tag = value.get(key);
                let variant = variants.iter().find(
                    |variant| matches!(tag, Some(Value::String(text)) if *text == variant.tag),
                );
                variant.is_some_and(|variant| fits(types, &without(value, key), &variant.ty))
            }
        },
        _ => false,
    }
}

fn record_fits(types: &Types, value: &Value, record: &Record) -> bool {
    let Value::Object(entries) = value else {
        return false;
    };
    let declared = |name: &str| record.fields.iter().find(|field| &*field.name == name);
    record.fields.iter().all(|field| {
        field.optional
            || matches!(field.default, FieldDefault::Value(_))
            || value.get(&field.name).is_some()
    }) && entries
        .iter()
        .all(|(name, value)| match (declared(name), &record.rest) {
            (Some(field), _) => fits(types, value, &field.ty),
            (None, Rest::Closed) => false,
            (None, Rest::Open) => true,
            (None, Rest::Typed(ty)) => fits(types, value, ty),
        })
}

fn without(value: &Value, key: &str) -> Value {
    match value {
        Value::Object(entries) => Value::Object(
            entries
                .iter()
                .filter(|(name, _)| &**name != key)
                .cloned()
                .collect(),
        ),
        other => other.clone(),
    }
}

fn text_fits(text: &str, limits: &Constraints) -> bool {
    (limits.length.is_none() || within(limits.length, text.chars().count()))
        && limits.patterns.iter().all(|pattern| {
            regress::Regex::with_flags(pattern, "u").is_ok_and(|regex| regex.find(text).is_some())
        })
}

fn number_fits(text: &str, limits: &Constraints) -> bool {
    let bound = |limit: &Option<crate::source::Text>, fine: &[Ordering]| {
        limit
            .as_ref()
            .is_none_or(|limit| fine.contains(&compare(text, limit)))
    };
    bound(&limits.min, &[Ordering::Greater, Ordering::Equal])
        && bound(&limits.max, &[Ordering::Less, Ordering::Equal])
        && bound(&limits.above, &[Ordering::Greater])
        && bound(&limits.below, &[Ordering::Less])
        && limits
            .steps
            .iter()
            .all(|step| match (Decimal::parse(text), Decimal::parse(step)) {
                (Some(number), Some(step)) => number.is_multiple_of(&step),
                _ => false,
            })
}

fn within(bounds: Option<Bounds>, count: usize) -> bool {
    let bounds = bounds.unwrap_or_default();
    let count = count as u64;
    bounds.min.is_none_or(|min| count >= min) && bounds.max.is_none_or(|max| count <= max)
}

fn repeats(items: &[Value]) -> bool {
    items
        .iter()
        .enumerate()
        .any(|(index, item)| items[..index].iter().any(|early| same(early, item)))
}

/// Whether two values are one in JSON: numbers by value, objects without regard to order.
pub(super) fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a == b || compare(a, b) == Ordering::Equal,
        (Value::List(a), Value::List(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, value)| b.get(key).is_some_and(|other| same(value, other)))
        }
        _ => a == b,
    }
}
