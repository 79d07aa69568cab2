//! What aliases are in Rust: types of their own, or other names of what they stand for.

use std::collections::{HashMap, HashSet};

use toolc_compiler::ir::{Design, Type, TypeBody, TypeId, TypeKind};

use crate::plan::checked::checked;
use crate::plan::recursion::{self, aliases_in, recursive};

/// What is known of all of them.
pub(super) struct Aliases {
    /// Those that come back to themselves with nothing but other aliases between.
    recursive: HashSet<TypeId>,
    /// Those that check what they hold, where the options ask for it.
    checked: HashSet<TypeId>,
    /// Whether a declared type is the same Rust type wherever it is used: parts of an alias that have no names are made
    /// anew in every module.
    one_type: Vec<bool>,
}

impl Aliases {
    /// `newtypes` where those with limits are types of their own.
    pub(super) fn new(design: &Design, newtypes: bool) -> Self {
        let ids = design.types.iter().map(|decl| decl.id);
        let mut aliases = Self {
            recursive: recursive(design, &|id| recursion::is_nominal(design, id)),
            checked: ids
                .filter(|id| newtypes && checked(design, *id).is_some())
                .collect(),
            one_type: vec![true; design.types.len()],
        };
        aliases.settle_parts(design);
        aliases
    }

    /// Whether a declaration has a Rust type of its own.
    pub(super) fn is_nominal(&self, design: &Design, id: TypeId) -> bool {
        recursion::is_nominal(design, id) || self.recursive.contains(&id) || self.is_checked(id)
    }

    /// Whether an alias of a scalar is a type of its own, which checks what it holds.
    pub(super) fn is_checked(&self, id: TypeId) -> bool {
        self.checked.contains(&id)
    }

    /// See [`Aliases::one_type`].
    pub(super) fn is_one_type(&self, id: TypeId) -> bool {
        self.one_type[id.0 as usize]
    }

    /// A part without a name of its own is met again behind every alias that leads to it.
    fn settle_parts(&mut self, design: &Design) {
        let mut users: HashMap<TypeId, Vec<TypeId>> = HashMap::new();
        let mut queue = Vec::new();
        for decl in &design.types {
            let TypeBody::Alias { target } = &decl.body else {
                continue;
            };
            if self.is_nominal(design, decl.id) {
                continue;
            }
            let mut aliases = Vec::new();
            aliases_in(
                target,
                &|id| recursion::is_nominal(design, id),
                &mut aliases,
            );
            for alias in aliases {
                users.entry(alias).or_default().push(decl.id);
            }
            if has_unnamed(target) {
                queue.push(decl.id);
            }
        }
        while let Some(id) = queue.pop() {
            let is_new = !self.is_nominal(design, id) && self.is_one_type(id);
            if is_new {
                self.one_type[id.0 as usize] = false;
                queue.extend(users.get(&id).into_iter().flatten());
            }
        }
    }
}

/// Whether a part of a type has no name.
fn has_unnamed(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::List { items: inner }
        | TypeKind::Map { values: inner }
        | TypeKind::Nullable { inner } => has_unnamed(inner),
        TypeKind::Tuple { items, tail } => items.iter().chain(tail.as_deref()).any(has_unnamed),
        TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Unknown => true,
        TypeKind::Named { .. }
        | TypeKind::Format { .. }
        | TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null => false,
    }
}
