//! Scalars: which kinds accept which.

use crate::decimal::Decimal;
use crate::ir::{Design, TypeKind, Value};

/// Whether a scalar fits another; everything else does not.
pub(super) fn fits(design: &Design, from: &TypeKind, to: &TypeKind) -> bool {
    if let Some(values) = design.values_of(from) {
        return values.iter().all(|value| takes(design, to, value));
    }
    match (from, to) {
        // Equal decimals may have different texts.
        (from, TypeKind::String) if from.is_decimal() => false,
        (TypeKind::String | TypeKind::Path | TypeKind::Format { .. }, TypeKind::String)
        | (TypeKind::Int, TypeKind::Int | TypeKind::Float)
        | (TypeKind::Float, TypeKind::Float)
        | (TypeKind::Bool, TypeKind::Bool)
        | (TypeKind::Bytes, TypeKind::Bytes)
        | (TypeKind::Path, TypeKind::Path)
        | (TypeKind::Null, TypeKind::Null)
        | (TypeKind::Json, TypeKind::Json) => true,
        (TypeKind::Format { format: one }, TypeKind::Format { format: other }) => one == other,
        (TypeKind::Bool, TypeKind::Literals { .. }) => [Value::Bool(true), Value::Bool(false)]
            .iter()
            .all(|value| takes(design, to, value)),
        _ => false,
    }
}

/// Whether a kind accepts a scalar.
pub(super) fn takes(design: &Design, kind: &TypeKind, value: &Value) -> bool {
    if let Some(values) = design.values_of(kind) {
        return values.iter().any(|other| other.is_same_scalar(value));
    }
    match (kind, value) {
        (TypeKind::Json | TypeKind::Unknown, _)
        | (TypeKind::String, Value::String(_))
        | (TypeKind::Float, Value::Number(_))
        | (TypeKind::Bool, Value::Bool(_)) => true,
        (TypeKind::Int, Value::Number(text)) => {
            Decimal::parse(text).is_some_and(|number| number.to_i64().is_some())
        }
        (_, Value::String(text)) => kind.grammar().is_some_and(|grammar| grammar.accepts(text)),
        _ => false,
    }
}
