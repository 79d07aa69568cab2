//! Whether a value that a schema carries (a default, an example) is one of the type that the schema became.

use std::cmp::Ordering;

use toolrt_format::Format as Grammar;

use super::json;
use super::types::{Body, FieldDefault, Kind, Record, Rest, Type, Types};
use crate::decimal::{Decimal, compare};
use crate::ir::{Bounds, Constraints, Format, Value};
use crate::patterns;

/// Whether `value` is certainly a value of `ty`. Constraints that only a JSON Schema validator can check count as
/// satisfied; if the check takes too long, as for nested alternatives, the answer is no.
pub(super) fn fits(types: &Types, value: &Value, ty: &Type) -> bool {
    let mut judge = Judge {
        types,
        left: MOST_STEPS,
        depth: 0,
    };
    judge.fits(value, ty) && judge.left > 0
}

/// The maximum number of comparisons for one value.
const MOST_STEPS: usize = 100_000;

/// The maximum depth of types that refer to each other.
const DEEPEST: usize = 400;

struct Judge<'t> {
    types: &'t Types,
    left: usize,
    depth: usize,
}

impl Judge<'_> {
    /// Whether there is time for one more.
    fn goes_on(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0 && self.depth < DEEPEST
    }

    fn fits(&mut self, value: &Value, ty: &Type) -> bool {
        if !self.goes_on() {
            return false;
        }
        self.depth += 1;
        let fits = self.is_of(value, ty);
        self.depth -= 1;
        fits
    }

    fn is_of(&mut self, value: &Value, ty: &Type) -> bool {
        if matches!(value, Value::Null) && ty.nullable {
            return true;
        }
        let limits = &ty.limits;
        match (&ty.kind, value) {
            (Kind::Json, _) | (Kind::Null, Value::Null) | (Kind::Bool, Value::Bool(_)) => true,
            (Kind::String, Value::String(text)) => text_fits(text, limits),
            (Kind::Format(Format::Decimal), Value::String(text)) => {
                Grammar::Decimal.accepts(text) && number_fits(text, limits)
            }
            (Kind::Format(format), Value::String(text)) => {
                Grammar::from(*format).accepts(text) && text_fits(text, limits)
            }
            (Kind::Bytes, Value::String(text)) => Grammar::Base64.accepts(text),
            (Kind::Int, Value::Number(text)) => {
                Decimal::parse(text).is_some_and(|number| number.to_i64().is_some())
                    && number_fits(text, limits)
            }
            (Kind::Float, Value::Number(text)) => {
                text.parse().is_ok_and(f64::is_finite) && number_fits(text, limits)
            }
            (Kind::List(inner), Value::List(items)) => {
                self.items_fit(items, limits) && items.iter().all(|item| self.fits(item, inner))
            }
            (Kind::Tuple(places, tail), Value::List(items)) => {
                self.items_fit(items, limits)
                    && items.len() >= places.len()
                    && (tail.is_some() || items.len() == places.len())
                    && places
                        .iter()
                        .zip(items)
                        .all(|(place, item)| self.fits(item, place))
                    && tail.as_ref().is_none_or(|tail| {
                        items[places.len()..]
                            .iter()
                            .all(|item| self.fits(item, tail))
                    })
            }
            (Kind::Map(inner), Value::Object(entries)) => {
                within(limits.entries, entries.len())
                    && entries.iter().all(|(_, item)| self.fits(item, inner))
            }
            (Kind::Record(record), Value::Object(_)) => self.record_fits(value, record),
            (Kind::Union(alternatives), _) => alternatives.iter().any(|ty| self.fits(value, ty)),
            (Kind::Literals(values), _) => values.iter().any(|literal| same(literal, value)),
            (Kind::Named(index), _) => match &self.types.decls[*index].body {
                Body::Pending => false,
                Body::Record(record) => {
                    matches!(value, Value::Object(_)) && self.record_fits(value, record)
                }
                Body::Alias(ty) => self.fits(value, ty),
                Body::Enum(members) => {
                    matches!(value, Value::String(text) if members.iter().any(|member| member.value == *text))
                }
                Body::Tagged(key, variants) => {
                    let tag = value.get(key);
                    let variant = variants.iter().find(
                        |variant| matches!(tag, Some(Value::String(text)) if *text == variant.tag),
                    );
                    variant
                        .is_some_and(|variant| self.fits(&json::without(value, key), &variant.ty))
                }
            },
            _ => false,
        }
    }

    fn items_fit(&mut self, items: &[Value], limits: &Constraints) -> bool {
        within(limits.items, items.len()) && !(limits.unique && self.repeats(items))
    }

    fn repeats(&mut self, items: &[Value]) -> bool {
        let mut pairs = items
            .iter()
            .enumerate()
            .flat_map(|(index, item)| items[..index].iter().map(move |early| (early, item)));
        pairs.any(|(early, item)| !self.goes_on() || same(early, item))
    }

    fn record_fits(&mut self, value: &Value, record: &Record) -> bool {
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
                (Some(field), _) => self.fits(value, &field.ty),
                (None, Rest::Closed) => false,
                (None, Rest::Open) => true,
                (None, Rest::Typed(ty)) => self.fits(value, ty),
            })
    }
}

fn text_fits(text: &str, limits: &Constraints) -> bool {
    (limits.length.is_none() || within(limits.length, text.chars().count()))
        && limits
            .patterns
            .iter()
            .all(|pattern| patterns::matches(pattern, text) == Some(true))
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

/// Whether two values are one in JSON: numbers by value, objects without regard to order.
pub(super) fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a == b || compare(a, b) == Ordering::Equal,
        (Value::List(a), Value::List(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left.iter().zip(right).all(|((key, value), (next, other))| {
                    // Most stand at the same place in both.
                    let other = if key == next { Some(other) } else { b.get(key) };
                    other.is_some_and(|other| same(value, other))
                })
        }
        _ => a == b,
    }
}
