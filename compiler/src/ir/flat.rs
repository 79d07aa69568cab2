//! A type seen through its aliases.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::hash::Hash;

use foldhash::{HashSet, HashSetExt};

use super::{Bounds, Constraints, Design, Type, TypeBody, TypeId, TypeKind};
use crate::source::Text;

/// A type without aliases and `?`, with all constraints combined.
#[derive(Debug, Clone)]
pub struct Flat<'a> {
    /// Never `Nullable`; `Named` only for records, enums and tagged unions (and aliases that end in themselves).
    pub kind: &'a TypeKind,
    /// Whether `null` is a value, too.
    pub nullable: bool,
    /// Ranges intersected, patterns of all.
    pub constraints: Cow<'a, Constraints>,
    /// Whether one of the aliases is `@secret`.
    pub secret: bool,
    /// The resolved aliases, outermost first.
    pub aliases: Vec<TypeId>,
}

/// How many aliases may refer to one another in a row. Resolving each of them visits all later ones.
pub(crate) const MOST_ALIASES: usize = 64;

impl Design {
    /// Resolves aliases and nullability, up to the maximum number of aliases in a row.
    pub fn flat<'a>(&'a self, ty: &'a Type) -> Flat<'a> {
        static NONE: Constraints = Constraints::NONE;
        let mut flat = Flat {
            kind: &ty.kind,
            nullable: false,
            constraints: Cow::Borrowed(&NONE),
            secret: false,
            aliases: Vec::new(),
        };
        let mut at = ty;
        loop {
            if let Some(here) = &at.constraints {
                if *flat.constraints == NONE {
                    flat.constraints = Cow::Borrowed(here);
                } else {
                    flat.constraints.to_mut().add(here);
                }
            }
            flat.kind = &at.kind;
            match &at.kind {
                TypeKind::Nullable { inner } => {
                    flat.nullable = true;
                    at = inner;
                }
                TypeKind::Named { id } => match &self[*id].body {
                    TypeBody::Alias { target }
                        if flat.aliases.len() <= MOST_ALIASES && !flat.aliases.contains(id) =>
                    {
                        flat.secret |= self[*id].annotations.secret;
                        flat.aliases.push(*id);
                        at = target;
                    }
                    TypeBody::Alias { .. }
                    | TypeBody::Record(_)
                    | TypeBody::Enum { .. }
                    | TypeBody::Union(_) => return flat,
                },
                TypeKind::Null => {
                    flat.nullable = true;
                    return flat;
                }
                TypeKind::String
                | TypeKind::Int
                | TypeKind::Float
                | TypeKind::Bool
                | TypeKind::Bytes
                | TypeKind::Format { .. }
                | TypeKind::Path
                | TypeKind::Json
                | TypeKind::List { .. }
                | TypeKind::Map { .. }
                | TypeKind::Tuple { .. }
                | TypeKind::Record(_)
                | TypeKind::Union { .. }
                | TypeKind::Literals { .. }
                | TypeKind::Unknown => return flat,
            }
        }
    }
}

impl Constraints {
    /// No constraints.
    pub const NONE: Constraints = Constraints {
        length: None,
        items: None,
        entries: None,
        min: None,
        max: None,
        above: None,
        below: None,
        steps: Vec::new(),
        patterns: Vec::new(),
        unique: false,
        format: None,
        schemas: Vec::new(),
    };

    /// Adds constraints of a target: ranges intersect, all patterns apply, the nearest metadata wins.
    pub fn add(&mut self, far: &Constraints) {
        self.push(far);
        self.keep_first();
    }

    /// Adds constraints of the same type, which may be duplicates: [`Self::keep_first`] runs when all are added.
    pub(crate) fn push(&mut self, far: &Constraints) {
        self.length = intersect(self.length, far.length);
        self.items = intersect(self.items, far.items);
        self.entries = intersect(self.entries, far.entries);
        tighter(&mut self.min, &far.min, Ordering::Less);
        tighter(&mut self.above, &far.above, Ordering::Less);
        tighter(&mut self.max, &far.max, Ordering::Greater);
        tighter(&mut self.below, &far.below, Ordering::Greater);
        self.steps.extend_from_slice(&far.steps);
        self.patterns.extend_from_slice(&far.patterns);
        self.schemas.extend_from_slice(&far.schemas);
        self.unique |= far.unique;
        if self.format.is_none() {
            self.format.clone_from(&far.format);
        }
    }

    /// Removes duplicates.
    pub(crate) fn keep_first(&mut self) {
        keep_first(&mut self.steps);
        keep_first(&mut self.patterns);
        keep_first(&mut self.schemas);
    }
}

fn keep_first<T: Clone + Eq + Hash>(all: &mut Vec<T>) {
    if all.len() > 1 {
        let mut seen = HashSet::with_capacity(all.len());
        all.retain(|item| seen.insert(item.clone()));
    }
}

fn intersect(near: Option<Bounds>, far: Option<Bounds>) -> Option<Bounds> {
    let (Some(a), Some(b)) = (near, far) else {
        return near.or(far);
    };
    let min = a.min.max(b.min);
    let max = match (a.max, b.max) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    };
    Some(Bounds { min, max })
}

/// Uses `far` if comparing `near` to it gives `looser`.
fn tighter(near: &mut Option<Text>, far: &Option<Text>, looser: Ordering) {
    let Some(other) = far else { return };
    let replace = match near {
        Some(text) => crate::decimal::compare(text, other) == looser,
        None => true,
    };
    if replace {
        *near = Some(other.clone());
    }
}
