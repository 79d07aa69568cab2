//! Whether values of one type can stand where another type is asked for: by shape, field by field.
//!
//! `T` fits `T?` and a union that has it; `int` fits `float`; enums, literals and texts of a format fit `string`; enums
//! and literals fit enums and literals that have their wire values; all fits `json`. Records, lists, maps, tuples and
//! unions fit where their parts do. Constraints do not matter: they are checked when the code runs.

use super::spell::{field_name, spell_both};
use crate::ir::{
    Design, Injected, Payload, Presence, Record, Rest, Type, TypeBody, TypeKind, Union,
};

mod scalars;

/// A part of a type that does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mismatch {
    /// `items[].title`; empty for the whole.
    pub path: String,
    /// Why: `may be null, but …`
    pub why: String,
}

/// Whether every value of `from` can stand where `to` is asked for; else all that does not fit.
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
/// Arguments that the target has injected come from the context on their own.
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
    /// Types that were compared, so that recursion ends: as long as nothing is known, their parts are taken to fit.
    pairs: Vec<(Identity, Identity, Verdict)>,
    /// How deep in both types this is.
    depth: usize,
    /// How many alternatives deep mismatches are only counted, not written down.
    trials: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// How many parts deep it was asked: a union that comes back to itself without a part in between takes nothing.
    Assumed(usize),
    Holds,
    /// Not known any more.
    Open,
    Fails,
}

/// Where a declared type or a part of one lives in memory.
type Identity = usize;

/// Deeper types are not compared.
const DEEPEST: usize = 120;

/// A step down into a type.
#[derive(Debug, Clone, Copy)]
enum Part<'a> {
    Key(&'a str),
    Each,
    At(usize),
}

/// The fields of a record, and those that the runtime adds.
struct Source<'a> {
    record: &'a Record,
    injected: &'a [Injected],
}

impl<'a> Fit<'a> {
    fn new(design: &'a Design) -> Self {
        Self {
            design,
            mismatches: Vec::new(),
            path: Vec::new(),
            pairs: Vec::new(),
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
            match (tagged_of(fit.design, near), tagged_of(fit.design, far)) {
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
                || scalars::values(self.design, near).is_some_and(|values| {
                    values.iter().all(|value| {
                        alternatives.iter().any(|alternative| {
                            let kind = peel(self.design, alternative).0;
                            scalars::takes(self.design, kind, value)
                        })
                    })
                });
            return any || self.no(from, to, "");
        }
        if let (Some(one), Some(other)) =
            (record_of(self.design, near), record_of(self.design, far))
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

    /// `near` is what is left of `from` without aliases and `?`, where that was taken off already.
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

    fn tuple(
        &mut self,
        (one, rest): (&'a [Type], Option<&'a Type>),
        (other, tail): (&'a [Type], Option<&'a Type>),
        from: &'a Type,
        to: &'a Type,
    ) -> bool {
        let short = one.len() < other.len() || (tail.is_none() && one.len() > other.len());
        if short || (rest.is_some() && tail.is_none()) {
            return self.no(from, to, "they have other lengths");
        }
        let mut fits = true;
        for (at, item) in one.iter().enumerate() {
            if let Some(target) = other.get(at).or(tail) {
                fits &= self.part(Part::At(at), item, target);
            }
        }
        if let (Some(rest), Some(tail)) = (rest, tail) {
            fits &= self.part(Part::Each, rest, tail);
        }
        fits
    }

    fn tagged(&mut self, one: &'a Union, other: &'a Union, from: &'a Type, to: &'a Type) -> bool {
        if one.by != other.by {
            return self.no(from, to, "their tags have other keys");
        }
        let mut fits = true;
        for variant in &one.variants {
            match other
                .variants
                .iter()
                .find(|target| target.name == variant.name)
            {
                Some(target) => {
                    fits &= self.part(Part::Key(&variant.name), &variant.ty, &target.ty)
                }
                None => {
                    fits &= self.no(from, to, &format!("there is no variant `{}`", variant.name))
                }
            }
        }
        fits
    }

    fn record(&mut self, from: &Source<'a>, to: &'a Record, filled_in: &[Injected]) -> bool {
        let mut fits = true;
        for (index, target) in to.fields.iter().enumerate() {
            let required = matches!(target.presence, Presence::Required { .. });
            // Fields mostly stand in the same order on both sides.
            let same_place = from
                .record
                .fields
                .get(index)
                .filter(|field| field.name == target.name);
            let field = same_place.or_else(|| {
                from.record
                    .fields
                    .iter()
                    .find(|field| field.name == target.name)
            });
            let source = match field {
                Some(field) => Some((
                    &field.ty,
                    matches!(field.presence, Presence::Optional { .. }),
                )),
                None => {
                    let injected = from
                        .injected
                        .iter()
                        .find(|injected| injected.name == target.name);
                    injected.map(|injected| (&injected.ty, injected.optional))
                }
            };
            self.path.push(Part::Key(&target.name));
            fits &= match source {
                Some((_, true)) if required => self.not("it may be absent, but must be there"),
                Some((ty, _)) => self.ty(ty, &target.ty),
                None if required => self.not("it is missing"),
                None => match &from.record.rest {
                    Rest::Typed { ty } => self.ty(ty, &target.ty),
                    Rest::Closed | Rest::Open | Rest::OpenJson => true,
                },
            };
            self.path.pop();
        }
        fits & self.others(from, to, filled_in)
    }

    /// What the target does not declare.
    fn others(&mut self, from: &Source<'a>, to: &'a Record, filled_in: &[Injected]) -> bool {
        let mut fits = true;
        let visible = from
            .record
            .fields
            .iter()
            .map(|field| (&field.name, &field.ty));
        let injected = from
            .injected
            .iter()
            .map(|injected| (&injected.name, &injected.ty));
        for (index, (name, ty)) in visible.chain(injected).enumerate() {
            let same_place = to
                .fields
                .get(index)
                .is_some_and(|target| target.name == *name);
            if same_place || to.fields.iter().any(|target| target.name == *name) {
                continue;
            }
            let is_injected = index >= from.record.fields.len();
            if filled_in.iter().any(|target| target.name == *name) {
                // The runtime fills it in on both sides; what the caller sends would never arrive.
                if !is_injected {
                    self.path.push(Part::Key(name));
                    fits &= self.not("it comes from the context there");
                    self.path.pop();
                }
                continue;
            }
            self.path.push(Part::Key(name));
            fits &= match &to.rest {
                Rest::Closed => self.not("nothing takes it"),
                Rest::Open | Rest::OpenJson => true,
                Rest::Typed { ty: target } => self.ty(ty, target),
            };
            self.path.pop();
        }
        if let Rest::Typed { ty } = &from.record.rest {
            self.path.push(Part::Each);
            fits &= match &to.rest {
                Rest::Closed => self.not("nothing takes undeclared keys"),
                Rest::Open | Rest::OpenJson => true,
                Rest::Typed { ty: target } => self.ty(ty, target),
            };
            self.path.pop();
        }
        fits
    }

    /// Compares two types once.
    fn pair(
        &mut self,
        from: Identity,
        to: Identity,
        compare: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let known = self
            .pairs
            .iter()
            .position(|(one, other, _)| (*one, *other) == (from, to));
        let assumed = Verdict::Assumed(self.path.len());
        let at = match known.map(|at| (at, self.pairs[at].2)) {
            None => {
                self.pairs.push((from, to, assumed));
                self.pairs.len() - 1
            }
            Some((_, Verdict::Holds)) => return true,
            Some((_, Verdict::Assumed(depth))) => return depth < self.path.len(),
            Some((_, Verdict::Fails)) if self.trials > 0 || self.mismatches.len() >= MOST => {
                return false;
            }
            // Where it is known to fail, what fails has to be written down.
            Some((at, Verdict::Fails | Verdict::Open)) => {
                self.pairs[at].2 = assumed;
                at
            }
        };
        let fits = compare(self);
        if fits {
            self.pairs[at].2 = Verdict::Holds;
        } else {
            // What was found to fit may have relied on this.
            for (_, _, verdict) in &mut self.pairs {
                if *verdict == Verdict::Holds {
                    *verdict = Verdict::Open;
                }
            }
            self.pairs[at].2 = Verdict::Fails;
        }
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

/// A type without aliases and `?`, and whether `null` is one of its values. Aliases that end in themselves stay.
pub(super) fn peel<'a>(design: &'a Design, ty: &'a Type) -> (&'a TypeKind, bool) {
    let mut nullable = false;
    let mut kind = &ty.kind;
    let mut steps = 0;
    loop {
        match kind {
            TypeKind::Nullable { inner } => {
                nullable = true;
                kind = &inner.kind;
            }
            TypeKind::Named { id } => match &design[*id].body {
                TypeBody::Alias { target } if steps <= design.types.len() => {
                    steps += 1;
                    kind = &target.kind;
                }
                TypeBody::Alias { .. } => return (&TypeKind::Unknown, nullable),
                TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {
                    return (kind, nullable);
                }
            },
            TypeKind::Null | TypeKind::Json => return (kind, true),
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. }
            | TypeKind::Unknown => return (kind, nullable),
        }
    }
}

fn identity(design: &Design, kind: &TypeKind) -> Identity {
    match kind {
        TypeKind::Named { id } => std::ptr::from_ref(&design[*id]).addr(),
        other => std::ptr::from_ref(other).addr(),
    }
}

/// Whether comparing it may come back to where it began.
fn has_parts(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::Named { .. }
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. } => true,
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => false,
    }
}

fn tagged_of<'a>(design: &'a Design, kind: &TypeKind) -> Option<&'a Union> {
    match kind {
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Union(union) => Some(union),
            TypeBody::Alias { .. } | TypeBody::Record(_) | TypeBody::Enum { .. } => None,
        },
        _ => None,
    }
}

/// Whether an alternative of a union is nullable behind an alias.
fn takes_null(design: &Design, kind: &TypeKind) -> bool {
    match kind {
        TypeKind::Union { alternatives } => alternatives
            .iter()
            .any(|alternative| peel(design, alternative).1),
        _ => false,
    }
}

/// The record that a kind is, declared or inline.
pub(super) fn record_of<'a>(design: &'a Design, kind: &'a TypeKind) -> Option<&'a Record> {
    match kind {
        TypeKind::Record(record) => Some(record),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Record(record) => Some(record),
            TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
        },
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => None,
    }
}
