//! T0202: types whose values would have to contain themselves.

use super::{alias_cycle, code};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Error "T0202" "a value without an end" "endless_record.md");

fn check(design: &Design, findings: &mut Findings) {
    let waits = endless(design);
    let mut visited = vec![false; design.types.len()];
    for decl in &design.types {
        let mut path: Vec<TypeId> = Vec::new();
        let mut at = decl.id;
        // Follow what each one lacks until the walk comes back to itself: that is the cause.
        while waits[at.0 as usize].is_some() && !visited[at.0 as usize] {
            visited[at.0 as usize] = true;
            path.push(at);
            match waits[at.0 as usize]
                .as_ref()
                .and_then(|blockers| blockers.first())
            {
                Some(next) => at = *next,
                None => break,
            }
        }
        let Some(start) = path.iter().position(|id| *id == at) else {
            continue;
        };
        let cycle = &path[start..];
        let decl = &design[cycle[0]];
        let again = cycle[1..].iter().chain(&cycle[..1]).copied();
        let names = alias_cycle::some_names(design, &again.collect::<Vec<_>>());
        let finding = Finding::new(
            &CODE,
            decl.place.span,
            format!("no value of `{}` can ever be complete", decl.name),
        )
        .here(format!(
            "every value holds a {}",
            names.join(", which holds a ")
        ))
        .help("make one of the fields optional with `?`, or a list that may be empty");
        let way = cycle[1..].iter().take(alias_cycle::MOST_SHOWN);
        findings.add(way.fold(finding, |finding, id| {
            finding.related(design[*id].place.span, "on the way")
        }));
    }
}

/// For each type without finite values: the types that would have to have some.
fn endless(design: &Design) -> Vec<Option<Vec<TypeId>>> {
    let count = design.types.len();
    let mut search = Search {
        design,
        finite: vec![false; count],
        settled: vec![0; count],
    };
    for id in alias_cycle::cycles(design).into_iter().flatten() {
        search.finite[id.0 as usize] = true;
    }
    let mut waits: Vec<Option<Vec<TypeId>>> = vec![None; count];
    let mut waiting: Vec<Vec<TypeId>> = vec![Vec::new(); count];
    let mut queue: Vec<TypeId> = design.types.iter().rev().map(|decl| decl.id).collect();
    while let Some(id) = queue.pop() {
        let at = id.0 as usize;
        let known = search.finite[at];
        let mut blockers = Vec::new();
        if known || search.declared(id, &mut blockers) {
            search.finite[at] = true;
            waits[at] = None;
            queue.append(&mut waiting[at]);
        } else {
            for blocker in &blockers {
                waiting[blocker.0 as usize].push(id);
            }
            waits[at] = Some(blockers);
        }
    }
    waits
}

struct Search<'a> {
    design: &'a Design,
    finite: Vec<bool>,
    /// By type: how many of the first fields of a record have finite values. A finite type stays finite; a record is
    /// checked again for each field that had to wait.
    settled: Vec<usize>,
}

impl Search<'_> {
    /// Whether it has a finite value, as far as known; otherwise the types that must have one first.
    fn declared(&mut self, id: TypeId, blockers: &mut Vec<TypeId>) -> bool {
        match &self.design[id].body {
            TypeBody::Record(record) => {
                let at = id.0 as usize;
                let fields = &record.fields[self.settled[at]..];
                let open = fields
                    .iter()
                    .position(|field| !self.field(field, blockers, 0));
                self.settled[at] += open.unwrap_or(fields.len());
                open.is_none()
            }
            TypeBody::Alias { target } => self.ty(target, blockers, 0),
            TypeBody::Enum { .. } => true,
            TypeBody::Union(union) => {
                union.variants.is_empty()
                    || union
                        .variants
                        .iter()
                        .any(|variant| self.ty(&variant.ty, blockers, 0))
            }
        }
    }

    fn record(&self, record: &Record, blockers: &mut Vec<TypeId>, depth: usize) -> bool {
        record
            .fields
            .iter()
            .all(|field| self.field(field, blockers, depth))
    }

    fn field(&self, field: &Field, blockers: &mut Vec<TypeId>, depth: usize) -> bool {
        match field.presence {
            Presence::Required { .. } => self.ty(&field.ty, blockers, depth),
            Presence::Optional { .. } | Presence::Defaulted { .. } => true,
        }
    }

    fn ty(&self, ty: &Type, blockers: &mut Vec<TypeId>, depth: usize) -> bool {
        let least = |bounds: Option<Bounds>| bounds.and_then(|bounds| bounds.min).unwrap_or(0);
        let filled = ty.constraints.as_deref().is_some_and(|constraints| {
            least(constraints.items) > 0 || least(constraints.entries) > 0
        });
        match &ty.kind {
            TypeKind::Named { id } => {
                if !self.finite[id.0 as usize] {
                    blockers.push(*id);
                    return false;
                }
                if !filled {
                    return true;
                }
                // Lists that must not be empty, inside each other through aliases without an end.
                if depth > 32 {
                    return false;
                }
                let flat = self.design.flat(ty);
                if flat.nullable {
                    return true;
                }
                match flat.kind {
                    TypeKind::List { items: inner } | TypeKind::Map { values: inner } => {
                        self.ty(inner, blockers, depth + 1)
                    }
                    TypeKind::Tuple { items, tail } => {
                        needed(items, tail.as_deref(), flat.constraints.items)
                            .is_none_or(|tail| self.ty(tail, blockers, depth + 1))
                    }
                    TypeKind::String
                    | TypeKind::Int
                    | TypeKind::Float
                    | TypeKind::Bool
                    | TypeKind::Bytes
                    | TypeKind::Format { .. }
                    | TypeKind::Path
                    | TypeKind::Json
                    | TypeKind::Null
                    | TypeKind::Record(_)
                    | TypeKind::Union { .. }
                    | TypeKind::Literals { .. }
                    | TypeKind::Nullable { .. }
                    | TypeKind::Named { .. }
                    | TypeKind::Unknown => true,
                }
            }
            TypeKind::List { items: inner } | TypeKind::Map { values: inner } => {
                !filled || self.ty(inner, blockers, depth)
            }
            TypeKind::Tuple { items, tail } => {
                let bounds = ty.constraints.as_deref().and_then(|limits| limits.items);
                let tail = needed(items, tail.as_deref(), bounds);
                let mut needed = items.iter().chain(tail);
                needed.all(|item| self.ty(item, blockers, depth))
            }
            TypeKind::Record(record) => self.record(record, blockers, depth),
            TypeKind::Union { alternatives } => {
                alternatives.iter().any(|ty| self.ty(ty, blockers, depth))
            }
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
            | TypeKind::Unknown => true,
        }
    }
}

/// The tail of a tuple, if its minimum size is larger than its number of fixed items.
fn needed<'t>(places: &[Type], tail: Option<&'t Type>, bounds: Option<Bounds>) -> Option<&'t Type> {
    let least = bounds.and_then(|bounds| bounds.min).unwrap_or(0);
    tail.filter(|_| least > places.len() as u64)
}
