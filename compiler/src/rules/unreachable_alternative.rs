//! T0206: alternatives of a union that an earlier one never lets through.

use foldhash::{HashMap, HashMapExt, HashSet};

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Warning "T0206" "an alternative that is never reached" "unreachable_alternative.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        let TypeKind::Union { alternatives } = &ty.kind else {
            return;
        };
        let mut earlier = Earlier::new(design, alternatives);
        for (index, late) in alternatives.iter().enumerate() {
            let early = earlier.accepting(late);
            earlier.add(index);
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

/// How deep types are compared.
const DEEPEST: usize = 8;

/// At most this many earlier alternatives are compared with another one: mostly none may accept it, or the first one
/// does.
const MOST: usize = 1000;

/// The earlier alternatives, indexed by marks of what they may accept: of thousands of alternatives, nearly none has to
/// be compared with another. Every alternative that accepts a type has one of the type's marks.
struct Earlier<'a> {
    design: &'a Design,
    alternatives: &'a [Type],
    by_mark: HashMap<String, Vec<usize>>,
}

impl<'a> Earlier<'a> {
    fn new(design: &'a Design, alternatives: &'a [Type]) -> Self {
        Self {
            design,
            alternatives,
            by_mark: HashMap::new(),
        }
    }

    fn add(&mut self, index: usize) {
        let mut marks = Vec::new();
        taken(
            self.design,
            &self.alternatives[index],
            "",
            DEEPEST,
            &mut marks,
        );
        for mark in marks {
            self.by_mark.entry(mark).or_default().push(index);
        }
    }

    /// The first alternative that accepts every value of another.
    fn accepting(&self, late: &Type) -> Option<&'a Type> {
        let mut marks = Vec::new();
        asked(self.design, late, "", DEEPEST, &mut marks);
        let mut first = self.alternatives.len();
        for mark in marks {
            let maybe = self.by_mark.get(&mark).into_iter().flatten().take(MOST);
            let before = maybe.take_while(|index| **index < first);
            let accepts =
                |index: &&usize| accepts(self.design, &self.alternatives[**index], late, DEEPEST);
            first = before.clone().find(accepts).copied().unwrap_or(first);
        }
        self.alternatives.get(first)
    }
}

/// The marks of what a type may accept. The marks of items of lists and maps are prefixed with those of the list or
/// map.
fn taken(design: &Design, ty: &Type, before: &str, depth: usize, marks: &mut Vec<String>) {
    let flat = design.flat(ty);
    let limits = if loose(&flat.constraints) {
        String::new()
    } else {
        format!("!{:?}", flat.constraints)
    };
    let before = format!("{before}{limits}");
    match flat.kind {
        TypeKind::Json | TypeKind::Union { .. } | TypeKind::Unknown | TypeKind::Nullable { .. } => {
            marks.push(format!("{before}*"));
        }
        _ if depth == 0 => {}
        TypeKind::List { items } => {
            marks.push(format!("{before}[]"));
            taken(design, items, &format!("{before}["), depth - 1, marks);
        }
        TypeKind::Map { values } => {
            taken(design, values, &format!("{before}{{"), depth - 1, marks);
        }
        TypeKind::Literals { .. } | TypeKind::Named { .. } => {
            if let TypeKind::Named { id } = flat.kind {
                marks.push(format!("{before}#{}", id.0));
            }
            let values = scalars(design, flat.kind).into_iter().flatten();
            marks.extend(values.map(|value| format!("{before}={:?}", ScalarKey::of(value))));
        }
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path => marks.push(format!("{before}:{:?}", flat.kind)),
        // These take nothing of another type, and are compared with no other.
        TypeKind::Null | TypeKind::Tuple { .. } | TypeKind::Record(_) => {}
    }
}

/// The marks of which each type has one that may accept this one.
fn asked(design: &Design, ty: &Type, before: &str, depth: usize, marks: &mut Vec<String>) {
    let flat = design.flat(ty);
    let mut befores = vec![before.to_owned()];
    if !loose(&flat.constraints) {
        befores.push(format!("{before}!{:?}", flat.constraints));
    }
    for before in befores {
        marks.push(format!("{before}*"));
        if depth == 0 {
            continue;
        }
        match flat.kind {
            // All of them must be accepted, so the first is.
            TypeKind::Union { alternatives } => {
                if let Some(first) = alternatives.first() {
                    asked(design, first, &before, depth - 1, marks);
                }
            }
            TypeKind::List { items } => {
                asked(design, items, &format!("{before}["), depth - 1, marks);
            }
            TypeKind::Map { values } => {
                asked(design, values, &format!("{before}{{"), depth - 1, marks);
            }
            TypeKind::Tuple { items, tail } => match items.iter().chain(tail.as_deref()).next() {
                Some(first) => {
                    asked(design, first, &format!("{before}["), depth - 1, marks);
                }
                None => marks.push(format!("{before}[]")),
            },
            TypeKind::Literals { .. } | TypeKind::Named { .. } => {
                if let TypeKind::Named { id } = flat.kind {
                    marks.push(format!("{before}#{}", id.0));
                }
                let values = scalars(design, flat.kind);
                if let Some(first) = values.iter().flatten().next() {
                    marks.push(format!("{before}={:?}", ScalarKey::of(first)));
                    let kinds = [
                        TypeKind::String,
                        TypeKind::Int,
                        TypeKind::Float,
                        TypeKind::Bool,
                    ];
                    marks.extend(kinds.iter().map(|kind| format!("{before}:{kind:?}")));
                }
            }
            TypeKind::String | TypeKind::Bytes | TypeKind::Format { .. } | TypeKind::Path => {
                marks.push(format!("{before}:{:?}", TypeKind::String));
                marks.push(format!("{before}:{:?}", flat.kind));
            }
            TypeKind::Int | TypeKind::Float | TypeKind::Bool => {
                marks.push(format!("{before}:{:?}", TypeKind::Float));
                marks.push(format!("{before}:{:?}", flat.kind));
            }
            TypeKind::Json
            | TypeKind::Unknown
            | TypeKind::Null
            | TypeKind::Nullable { .. }
            | TypeKind::Record(_) => {}
        }
    }
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
            !values.is_empty() && takes(design, a.kind, &values)
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

/// Whether the type has no constraints.
fn loose(constraints: &Constraints) -> bool {
    let asserted = Constraints {
        format: None,
        ..constraints.clone()
    };
    asserted == Constraints::NONE
}

/// The values of an enum or of literals.
fn scalars<'a>(design: &'a Design, kind: &'a TypeKind) -> Option<Vec<&'a Value>> {
    // Keywords may turn some of them away.
    let whole = kind.named().is_none_or(|id| design[id].schema.is_none());
    design.values_of(kind).filter(|_| whole)
}

/// Whether a type accepts all of these scalars.
fn takes(design: &Design, kind: &TypeKind, values: &[&Value]) -> bool {
    let known = scalars(design, kind).map(|known| {
        let keys = known.into_iter().map(ScalarKey::of);
        keys.collect::<HashSet<Option<ScalarKey>>>()
    });
    values.iter().all(|value| match (kind, value) {
        (TypeKind::String, Value::String(_))
        | (TypeKind::Float, Value::Number(_))
        | (TypeKind::Bool, Value::Bool(_)) => true,
        (TypeKind::Int, Value::Number(text)) => {
            crate::decimal::Decimal::parse(text).is_some_and(|number| number.to_i64().is_some())
        }
        (_, value) => known
            .as_ref()
            .is_some_and(|known| known.contains(&ScalarKey::of(value))),
    })
}
