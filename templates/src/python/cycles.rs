//! Packages whose types name each other: their modules load each other, so that not everything is there when it is asked for.

use std::collections::{HashMap, HashSet};

use toolc_compiler::ir::{Design, PackageId, Record, Rest, Type, TypeBody, TypeId};

use crate::circles::circles;

/// Which packages lead back to each other, and what of their types would need the others while a module loads.
#[derive(Default)]
pub(super) struct Cycles {
    /// For each package of a circle, a package that stands for the circle.
    circles: HashMap<PackageId, PackageId>,
    crossing: HashSet<TypeId>,
}

impl Cycles {
    /// `nominal` says which declarations are not taken apart where they are used.
    pub(super) fn new(design: &Design, nominal: &dyn Fn(TypeId) -> bool) -> Self {
        let mut cycles = Self {
            circles: circles(&edges(design)),
            crossing: HashSet::new(),
        };
        for decl in &design.types {
            if cycles.circles.contains_key(&decl.package) {
                let needed = needed(design, decl.id, nominal);
                let apart = |id: &TypeId| cycles.are_mates(decl.package, design[*id].package);
                if needed.iter().any(apart) {
                    cycles.crossing.insert(decl.id);
                }
            }
        }
        cycles
    }

    /// Whether two packages, which are not the same, lead to each other.
    pub(super) fn are_mates(&self, here: PackageId, there: PackageId) -> bool {
        let circle = self.circles.get(&here);
        here != there && circle.is_some() && circle == self.circles.get(&there)
    }

    /// Whether an alias or a union names types of such packages.
    pub(super) fn crosses(&self, id: TypeId) -> bool {
        self.crossing.contains(&id)
    }
}

/// The packages whose types each package names.
fn edges(design: &Design) -> HashMap<PackageId, HashSet<PackageId>> {
    let mut edges: HashMap<PackageId, HashSet<PackageId>> = HashMap::new();
    let mut add = |home: PackageId, ids: Vec<TypeId>| {
        let others = ids.into_iter().map(|id| design[id].package);
        for other in others.filter(|other| *other != home) {
            edges.entry(home).or_default().insert(other);
        }
    };
    for decl in &design.types {
        add(decl.package, named_in(&decl.body));
    }
    for error in &design.errors {
        let mut found = Vec::new();
        in_record(&error.details, &mut found);
        add(error.package, found);
    }
    edges
}

/// The types that must be there when an alias or a union is made: those that it names, those of the aliases in it, and so on.
fn needed(design: &Design, id: TypeId, nominal: &dyn Fn(TypeId) -> bool) -> Vec<TypeId> {
    let mut all = Vec::new();
    let mut seen = HashSet::from([id]);
    let mut open = vec![id];
    while let Some(at) = open.pop() {
        let (TypeBody::Alias { .. } | TypeBody::Union(_)) = &design[at].body else {
            continue;
        };
        for named in named_in(&design[at].body) {
            all.push(named);
            if !nominal(named) && seen.insert(named) {
                open.push(named);
            }
        }
    }
    all
}

fn named_in(body: &TypeBody) -> Vec<TypeId> {
    let mut found = Vec::new();
    match body {
        TypeBody::Record(record) => in_record(record, &mut found),
        TypeBody::Enum { .. } => {}
        TypeBody::Union(union) => {
            let variants = union.variants.iter();
            variants.for_each(|variant| in_type(&variant.ty, &mut found));
        }
        TypeBody::Alias { target } => in_type(target, &mut found),
    }
    found
}

fn in_record(record: &Record, found: &mut Vec<TypeId>) {
    record
        .fields
        .iter()
        .for_each(|field| in_type(&field.ty, found));
    if let Rest::Typed { ty } = &record.rest {
        in_type(ty, found);
    }
}

fn in_type(ty: &Type, found: &mut Vec<TypeId>) {
    match ty.kind.named() {
        Some(id) => found.push(id),
        None => ty.children().for_each(|part| in_type(part, found)),
    }
}
