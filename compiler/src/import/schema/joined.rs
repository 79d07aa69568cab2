//! One type of several, each a part of it.

use std::hash::{DefaultHasher, Hash, Hasher};

use foldhash::{HashMap, HashSet};

use super::super::fits::same;
use super::super::types::{Kind, Type};
use crate::ir::ScalarKey;

/// Joins several types into one: nested unions become flat, literals are merged, null becomes `?`.
pub(super) fn joined(types: Vec<Type>) -> Type {
    let mut all: Vec<Type> = Vec::new();
    let mut nullable = false;
    let mut seen = Seen::default();
    for ty in types {
        add(ty, &mut all, &mut seen, &mut nullable);
    }
    // Whatever accepts everything leaves nothing to the others.
    if all.iter().any(|ty| ty.kind == Kind::Json && ty.is_plain()) {
        let mut only = all
            .into_iter()
            .find(|ty| ty.kind == Kind::Json && ty.is_plain())
            .expect("it was just found");
        only.nullable = false;
        return only;
    }
    if all.iter().any(|ty| ty.kind == Kind::Float && ty.is_plain()) {
        all.retain(|ty| !(ty.kind == Kind::Int && ty.is_plain()));
    }
    let mut ty = match all.len() {
        0 => return Type::of(Kind::Null),
        1 => all.remove(0),
        _ => Type::of(Kind::Union(all)),
    };
    if nullable {
        ty = ty.or_null();
    }
    ty
}

/// The types that were added, to find duplicates.
#[derive(Default)]
struct Seen {
    /// The indices of types, by a number that equal types share.
    places: HashMap<u64, Vec<usize>>,
    /// The index of the literals, and the scalars among them.
    literals: Option<(usize, HashSet<ScalarKey>)>,
}

/// A number that is the same for types that are.
fn likeness(ty: &Type) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?}", ty.kind).hash(&mut hasher);
    hasher.finish()
}

fn add(mut ty: Type, all: &mut Vec<Type>, seen: &mut Seen, nullable: &mut bool) {
    *nullable |= ty.nullable;
    ty.nullable = false;
    match ty.kind {
        Kind::Null => *nullable = true,
        Kind::Union(inner) if ty.schema.is_empty() && ty.docs.is_none() => {
            let inner = inner.into_iter();
            inner.for_each(|ty| add(ty, all, seen, nullable));
        }
        Kind::Literals(values) if ty.schema.is_empty() && ty.docs.is_none() => {
            match &mut seen.literals {
                Some((place, known)) => {
                    let Kind::Literals(early) = &mut all[*place].kind else {
                        unreachable!("literals stand there");
                    };
                    for value in values {
                        let is_new = match ScalarKey::of(&value) {
                            Some(key) => known.insert(key),
                            None => !early.iter().any(|known| same(known, &value)),
                        };
                        if is_new {
                            early.push(value);
                        }
                    }
                }
                None => {
                    let known = values.iter().filter_map(ScalarKey::of).collect();
                    seen.literals = Some((all.len(), known));
                    all.push(Type {
                        kind: Kind::Literals(values),
                        ..ty
                    });
                }
            }
        }
        Kind::Union(_)
        | Kind::Literals(_)
        | Kind::Json
        | Kind::String
        | Kind::Int
        | Kind::Float
        | Kind::Bool
        | Kind::Bytes
        | Kind::Format(_)
        | Kind::List(_)
        | Kind::Map(_)
        | Kind::Tuple(..)
        | Kind::Record(_)
        | Kind::Named(_) => {
            let places = seen.places.entry(likeness(&ty)).or_default();
            let same = places.iter().any(|place| {
                let early = &all[*place];
                early.kind == ty.kind && early.limits == ty.limits && early.schema == ty.schema
            });
            if !same {
                places.push(all.len());
                all.push(ty);
            }
        }
    }
}
