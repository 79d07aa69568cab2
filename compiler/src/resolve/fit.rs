//! Whether values of one type are accepted where another type is expected: by shape, field by field.
//!
//! `T` fits `T?` and a union that has it; `int` fits `float`; enums, literals and texts of a format fit `string`; enums
//! and literals fit enums and literals that have their wire values; everything fits `json`. Records, lists, maps,
//! tuples and unions fit if their parts do. Constraints do not matter: they are checked when the code runs.

use foldhash::{HashMap, HashMapExt};

use super::spell::{field_name, spell_both};
use crate::ir::{Design, Payload, Place, Type, TypeKind};
use crate::source::{FileId, Span};

mod pairs;
mod parts;
mod scalars;
mod shape;

pub(super) use shape::peel;

use pairs::{Identity, Verdict, identity};
use parts::Source;
use shape::{has_parts, takes_null};

/// The values inside `json`, and those of the undeclared keys of `...`.
pub(super) static JSON: Type = Type {
    kind: TypeKind::Json,
    constraints: None,
    docs: None,
    place: Place {
        span: Span {
            file: FileId(0),
            start: 0,
            end: 0,
        },
        line: 0,
    },
};

/// A part of a type that does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mismatch {
    /// `items[].title`; empty for the whole.
    pub path: String,
    /// Why: `may be null, but …`
    pub why: String,
}

/// Whether every value of `from` is accepted where `to` is expected; else all mismatches.
pub(super) fn fits(design: &Design, from: &Type, to: &Type) -> Result<(), Vec<Mismatch>> {
    if same_name(from, to) {
        return Ok(());
    }
    let mut fit = Fit::new(design);
    fit.ty(from, to);
    fit.verdict()
}

/// Whether a payload can be passed on as another: visible and injected arguments to arguments of the same name.
///
/// The target's injected arguments come from the context automatically.
pub(super) fn fits_payload(
    design: &Design,
    from: &Payload,
    to: &Payload,
) -> Result<(), Vec<Mismatch>> {
    let same = from.declared.is_some() && from.declared == to.declared;
    if same && from.injected.is_empty() {
        return Ok(());
    }
    let mut fit = Fit::new(design);
    let from = Source {
        record: &from.record,
        injected: &from.injected,
    };
    fit.record(&from, &to.record, &to.injected);
    fit.verdict()
}

fn same_name(from: &Type, to: &Type) -> bool {
    match (&from.kind, &to.kind) {
        (TypeKind::Named { id: one }, TypeKind::Named { id: other }) => one == other,
        _ => false,
    }
}

/// More are not listed.
const MOST: usize = 20;

struct Fit<'a> {
    design: &'a Design,
    mismatches: Vec<Mismatch>,
    path: Vec<Part<'a>>,
    /// Types that were compared, so that recursion ends: until the result is known, their parts count as fitting.
    pairs: HashMap<(Identity, Identity), Verdict>,
    /// How many of them failed so far.
    failures: usize,
    /// How deep in both types this is.
    depth: usize,
    /// How many alternatives deep mismatches are only counted, not written down.
    trials: usize,
}

/// Deeper types are not compared.
const DEEPEST: usize = 120;

/// A step down into a type.
#[derive(Debug, Clone, Copy)]
enum Part<'a> {
    Key(&'a str),
    Each,
    At(usize),
}

impl<'a> Fit<'a> {
    fn new(design: &'a Design) -> Self {
        Self {
            design,
            mismatches: Vec::new(),
            path: Vec::new(),
            pairs: HashMap::new(),
            failures: 0,
            depth: 0,
            trials: 0,
        }
    }

    fn verdict(self) -> Result<(), Vec<Mismatch>> {
        if self.mismatches.is_empty() {
            Ok(())
        } else {
            Err(self.mismatches)
        }
    }

    fn ty(&mut self, from: &'a Type, to: &'a Type) -> bool {
        if same_name(from, to) {
            return true;
        }
        let (near, near_null) = peel(self.design, from);
        let (far, far_null) = peel(self.design, to);
        if matches!(near, TypeKind::Unknown) || matches!(far, TypeKind::Unknown | TypeKind::Json) {
            return true;
        }
        if near_null && !far_null && !takes_null(self.design, far) {
            if matches!(near, TypeKind::Null) {
                return self.no(from, to, "");
            }
            return self.kinds(near, far, from, to) && self.no(from, to, "it may be null");
        }
        matches!(near, TypeKind::Null) || self.kinds(near, far, from, to)
    }

    fn kinds(
        &mut self,
        near: &'a TypeKind,
        far: &'a TypeKind,
        from: &'a Type,
        to: &'a Type,
    ) -> bool {
        if matches!(near, TypeKind::Unknown) || matches!(far, TypeKind::Json | TypeKind::Unknown) {
            return true;
        }
        if !has_parts(near) && !has_parts(far) {
            return self.shapes(near, far, from, to);
        }
        let (one, other) = (identity(self.design, near), identity(self.design, far));
        if one == other {
            return true;
        }
        if self.depth >= DEEPEST {
            return self.no(from, to, "they are nested too deeply to be compared");
        }
        self.depth += 1;
        let fits = self.pair(one, other, |fit| {
            match (fit.design.union_of(near), fit.design.union_of(far)) {
                (Some(near), Some(far)) => fit.tagged(near, far, from, to),
                _ => fit.shapes(near, far, from, to),
            }
        });
        self.depth -= 1;
        fits
    }

    fn shapes(
        &mut self,
        near: &'a TypeKind,
        far: &'a TypeKind,
        from: &'a Type,
        to: &'a Type,
    ) -> bool {
        if let TypeKind::Union { alternatives } = far
            && alternatives
                .iter()
                .any(|alternative| same_name(from, alternative))
        {
            return true;
        }
        if let TypeKind::Union { alternatives } = near {
            let all = alternatives
                .iter()
                .all(|alternative| self.trial(|fit| fit.ty(alternative, to)));
            return all || self.no(from, to, "");
        }
        if let TypeKind::Union { alternatives } = far {
            let any = alternatives
                .iter()
                .any(|alternative| self.trial(|fit| fit.ty_of(near, from, alternative)))
                || self.design.values_of(near).is_some_and(|values| {
                    values.iter().all(|value| {
                        alternatives.iter().any(|alternative| {
                            let kind = peel(self.design, alternative).0;
                            scalars::takes(self.design, kind, value)
                        })
                    })
                });
            return any || self.no(from, to, "");
        }
        if let (Some(one), Some(other)) = (self.design.record_of(near), self.design.record_of(far))
        {
            return self.record(
                &Source {
                    record: one,
                    injected: &[],
                },
                other,
                &[],
            );
        }
        match (near, far) {
            (TypeKind::List { items: one }, TypeKind::List { items: other }) => {
                self.part(Part::Each, one, other)
            }
            (TypeKind::Map { values: one }, TypeKind::Map { values: other }) => {
                self.part(Part::Each, one, other)
            }
            (
                TypeKind::Tuple {
                    items: one,
                    tail: rest,
                },
                TypeKind::Tuple { items: other, tail },
            ) => self.tuple((one, rest.as_deref()), (other, tail.as_deref()), from, to),
            _ => scalars::fits(self.design, near, far) || self.no(from, to, ""),
        }
    }

    /// `near` is `from` without aliases and `?`, if these were already removed.
    fn ty_of(&mut self, near: &'a TypeKind, from: &'a Type, to: &'a Type) -> bool {
        let far = peel(self.design, to).0;
        self.kinds(near, far, from, to)
    }

    fn part(&mut self, part: Part<'a>, from: &'a Type, to: &'a Type) -> bool {
        self.path.push(part);
        let fits = self.ty(from, to);
        self.path.pop();
        fits
    }

    fn trial(&mut self, compare: impl FnOnce(&mut Self) -> bool) -> bool {
        self.trials += 1;
        let fits = compare(self);
        self.trials -= 1;
        fits
    }

    fn no(&mut self, from: &Type, to: &Type, why: &str) -> bool {
        if self.trials == 0 {
            let (from, to) = spell_both(self.design, from, to);
            let why = if why.is_empty() {
                format!("`{from}` does not fit `{to}`")
            } else {
                format!("`{from}` does not fit `{to}`: {why}")
            };
            self.not(&why);
        }
        false
    }

    fn not(&mut self, why: &str) -> bool {
        if self.trials == 0 && self.mismatches.len() < MOST {
            let path = written(&self.path);
            self.mismatches.push(Mismatch {
                path,
                why: why.into(),
            });
        }
        false
    }
}

fn written(path: &[Part<'_>]) -> String {
    let mut text = String::new();
    for part in path {
        match part {
            Part::Key(name) if super::spell::is_identifier(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(name);
            }
            Part::Key(name) => text.push_str(&format!("[{}]", field_name(name))),
            Part::Each => text.push_str("[]"),
            Part::At(index) => text.push_str(&format!("[{index}]")),
        }
    }
    text
}
