//! T0206: alternatives of a union that an earlier one never lets through.

use super::{code, walk};
use crate::decimal::compare;
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Warning "T0206" "an alternative that is never reached" "unreachable_alternative.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        let TypeKind::Union { alternatives } = &ty.kind else {
            return;
        };
        for (index, late) in alternatives.iter().enumerate() {
            let early = alternatives[..index]
                .iter()
                .find(|early| accepts(design, early, late, 8));
            if let Some(early) = early {
                findings.add(
                    Finding::new(&CODE, late.place.span, format!("an alternative of `{name}` is never reached"))
                        .here("every value of this type is taken before")
                        .related(early.place.span, "by this one")
                        .help("the first alternative that accepts wins: put the narrower one first, or leave it out"),
                );
            }
        }
    });
}

/// Whether `early` surely accepts every value of `late`.
fn accepts(design: &Design, early: &Type, late: &Type, depth: usize) -> bool {
    let (a, b) = (design.flat(early), design.flat(late));
    if depth == 0 || (b.nullable && !a.nullable && !matches!(a.kind, TypeKind::Json)) {
        return false;
    }
    if let TypeKind::Union { alternatives } = b.kind {
        return *b.constraints == Constraints::NONE
            && alternatives
                .iter()
                .all(|late| accepts(design, early, late, depth - 1));
    }
    if let TypeKind::Union { alternatives } = a.kind {
        return loose(&a.constraints)
            && alternatives
                .iter()
                .any(|early| accepts(design, early, late, depth - 1));
    }
    if !loose(&a.constraints) && a.constraints != b.constraints {
        return false;
    }
    match (a.kind, b.kind) {
        (TypeKind::Unknown, _) | (_, TypeKind::Unknown) => false,
        (TypeKind::Json, _)
        | (
            TypeKind::String,
            TypeKind::String | TypeKind::Bytes | TypeKind::Format { .. } | TypeKind::Path,
        )
        | (TypeKind::Float, TypeKind::Float | TypeKind::Int)
        | (TypeKind::Int, TypeKind::Int)
        | (TypeKind::Bool, TypeKind::Bool)
        | (TypeKind::Bytes, TypeKind::Bytes)
        | (TypeKind::Path, TypeKind::Path) => true,
        (TypeKind::Format { format: a }, TypeKind::Format { format: b }) => a == b,
        (TypeKind::Named { id: a }, TypeKind::Named { id: b }) if a == b => true,
        (TypeKind::List { items: a }, TypeKind::List { items: b })
        | (TypeKind::Map { values: a }, TypeKind::Map { values: b }) => {
            accepts(design, a, b, depth - 1)
        }
        (
            TypeKind::List { items },
            TypeKind::Tuple {
                items: others,
                tail,
            },
        ) => others
            .iter()
            .chain(tail.as_deref())
            .all(|other| accepts(design, items, other, depth - 1)),
        (
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Literals { .. }
            | TypeKind::Named { .. },
            _,
        ) => {
            let Some(values) = scalars(design, b.kind) else {
                return false;
            };
            !values.is_empty() && values.iter().all(|value| takes(design, a.kind, value))
        }
        (
            TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Nullable { .. },
            _,
        ) => false,
    }
}

/// Whether nothing is asked beside the type.
fn loose(constraints: &Constraints) -> bool {
    let asserted = Constraints {
        format: None,
        ..constraints.clone()
    };
    asserted == Constraints::NONE
}

/// The values of an enum or of literals.
fn scalars<'a>(design: &'a Design, kind: &'a TypeKind) -> Option<Vec<&'a Value>> {
    match kind {
        TypeKind::Literals { values } => Some(values.iter().collect()),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Enum { members } if design[*id].schema.is_none() => {
                Some(members.iter().map(|member| &member.value).collect())
            }
            TypeBody::Enum { .. }
            | TypeBody::Record(_)
            | TypeBody::Alias { .. }
            | TypeBody::Union(_) => None,
        },
        _ => None,
    }
}

fn takes(design: &Design, kind: &TypeKind, value: &Value) -> bool {
    match (kind, value) {
        (TypeKind::String, Value::String(_))
        | (TypeKind::Float, Value::Number(_))
        | (TypeKind::Bool, Value::Bool(_)) => true,
        (TypeKind::Int, Value::Number(text)) => {
            crate::decimal::Decimal::parse(text).is_some_and(|number| number.to_i64().is_some())
        }
        (_, _) => scalars(design, kind).is_some_and(|known| {
            known.iter().any(|known| match (known, value) {
                (Value::Number(a), Value::Number(b)) => compare(a, b).is_eq(),
                (a, b) => *a == b,
            })
        }),
    }
}
