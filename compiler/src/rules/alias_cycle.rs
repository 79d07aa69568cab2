//! T0201: aliases that refer to themselves.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Type, TypeBody, TypeId, TypeKind};

code!(Error "T0201" "a type that stands for itself" "alias_cycle.md");

fn check(design: &Design, findings: &mut Findings) {
    for cycle in cycles(design) {
        let decl = &design[cycle[0]];
        let again = cycle.iter().chain(&cycle[..1]).copied();
        let names = some_names(design, &again.collect::<Vec<_>>());
        let finding = Finding::new(
            &CODE,
            decl.place.span,
            format!("`{}` stands for itself", decl.name),
        )
        .here(names.join(" stands for "))
        .help("end it in a builtin type, a list or a record: those may lead back");
        let way = cycle[1..].iter().take(MOST_SHOWN);
        findings.add(way.fold(finding, |finding, id| {
            finding.related(design[*id].place.span, "on the way")
        }));
    }
}

/// How many types of a cycle are shown, in a finding about it.
pub(super) const MOST_SHOWN: usize = 32;

/// The names of types in a row; of a long row, the first and the last.
pub(super) fn some_names(design: &Design, row: &[TypeId]) -> Vec<String> {
    let name = |id: &TypeId| format!("`{}`", design[*id].name);
    if row.len() <= MOST_SHOWN + 1 {
        return row.iter().map(name).collect();
    }
    let (first, last) = (&row[..MOST_SHOWN], &row[row.len() - 1..]);
    let first = first.iter().map(name);
    first
        .chain(["…".to_owned()])
        .chain(last.iter().map(name))
        .collect()
}

/// Each cycle once, from its first alias on.
pub(super) fn cycles(design: &Design) -> Vec<Vec<TypeId>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Visit {
        New,
        Open,
        Done,
    }
    let mut visits = vec![Visit::New; design.types.len()];
    let mut cycles = Vec::new();
    for decl in &design.types {
        if visits[decl.id.0 as usize] != Visit::New {
            continue;
        }
        // By hand: a chain of aliases may be longer than the stack is deep.
        let mut path: Vec<(TypeId, Vec<TypeId>)> = vec![(decl.id, aliased(design, decl.id))];
        visits[decl.id.0 as usize] = Visit::Open;
        while let Some((id, next)) = path.last_mut() {
            let Some(to) = next.pop() else {
                visits[id.0 as usize] = Visit::Done;
                path.pop();
                continue;
            };
            match visits[to.0 as usize] {
                Visit::New => {
                    visits[to.0 as usize] = Visit::Open;
                    path.push((to, aliased(design, to)));
                }
                Visit::Open => {
                    let start = path
                        .iter()
                        .position(|(id, _)| *id == to)
                        .expect("open types are on the path");
                    let mut cycle: Vec<TypeId> = path[start..].iter().map(|(id, _)| *id).collect();
                    let first = (0..cycle.len())
                        .min_by_key(|at| cycle[*at])
                        .expect("a cycle is not empty");
                    cycle.rotate_left(first);
                    cycles.push(cycle);
                }
                Visit::Done => {}
            }
        }
    }
    cycles
}

/// The types that an alias refers to, directly or as alternatives.
fn aliased(design: &Design, id: TypeId) -> Vec<TypeId> {
    let mut found = Vec::new();
    match &design[id].body {
        TypeBody::Alias { target } => collect(target, &mut found),
        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {}
    }
    found
}

fn collect(ty: &Type, found: &mut Vec<TypeId>) {
    match &ty.kind {
        TypeKind::Named { id } => found.push(*id),
        TypeKind::Nullable { inner } => collect(inner, found),
        TypeKind::Union { alternatives } => alternatives.iter().for_each(|ty| collect(ty, found)),
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
        | TypeKind::Record(_)
        | TypeKind::Literals { .. }
        | TypeKind::Unknown => {}
    }
}
