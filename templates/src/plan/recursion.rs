//! Declarations that are types of their own, and aliases that hold themselves.

use std::collections::{HashMap, HashSet};

use toolc_compiler::ir::{Design, Type, TypeBody, TypeId, TypeKind};

/// The aliases of lists, maps and tuples that hold themselves: no language has a type without a name for them. `own` says which declarations have a type of their own.
pub(crate) fn recursive(design: &Design, own: &dyn Fn(TypeId) -> bool) -> HashSet<TypeId> {
    let mut next: HashMap<TypeId, Vec<TypeId>> = HashMap::new();
    for decl in &design.types {
        if let (TypeBody::Alias { target }, false) = (&decl.body, own(decl.id)) {
            let mut aliases = Vec::new();
            aliases_in(target, own, &mut aliases);
            if !aliases.is_empty() {
                next.insert(decl.id, aliases);
            }
        }
    }
    // What ends somewhere cannot come back; few aliases are left, and a long chain of them is read once.
    let mut users: HashMap<TypeId, Vec<TypeId>> = HashMap::new();
    for (user, used) in &next {
        used.iter()
            .for_each(|id| users.entry(*id).or_default().push(*user));
    }
    let mut ended: Vec<TypeId> = users.keys().copied().collect();
    ended.retain(|id| !next.contains_key(id));
    while let Some(end) = ended.pop() {
        for user in users.get(&end).into_iter().flatten() {
            if let Some(used) = next.get_mut(user) {
                used.retain(|id| *id != end);
                if used.is_empty() {
                    next.remove(user);
                    ended.push(*user);
                }
            }
        }
    }
    let comes_back = |start: &TypeId| {
        let mut seen = HashSet::new();
        let mut open = vec![*start];
        while let Some(at) = open.pop() {
            for to in next.get(&at).into_iter().flatten() {
                if to == start {
                    return true;
                }
                if seen.insert(*to) {
                    open.push(*to);
                }
            }
        }
        false
    };
    next.keys().filter(|id| comes_back(id)).copied().collect()
}

/// The aliases without a type of their own that a type is made of.
pub(crate) fn aliases_in(ty: &Type, own: &dyn Fn(TypeId) -> bool, found: &mut Vec<TypeId>) {
    match ty.kind.named() {
        Some(id) if own(id) => {}
        Some(id) => found.push(id),
        None => ty.children().for_each(|part| aliases_in(part, own, found)),
    }
}

/// Whether a declaration has a type of its own: an alias has one for an enum, union or record that stands nowhere else.
pub(crate) fn is_nominal(design: &Design, id: TypeId) -> bool {
    match &design[id].body {
        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => true,
        TypeBody::Alias { target } => {
            let kind = &not_null(target).kind;
            matches!(
                kind,
                TypeKind::Record(_) | TypeKind::Union { .. } | TypeKind::Literals { .. }
            )
        }
    }
}

/// What is left of a type without its `?`.
pub(crate) fn not_null(ty: &Type) -> &Type {
    if let TypeKind::Nullable { inner } = &ty.kind {
        inner
    } else {
        ty
    }
}
