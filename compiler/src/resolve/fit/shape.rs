//! A type without its aliases and its `?`.

use crate::ir::{Design, Type, TypeBody, TypeKind};

/// A type without aliases and `?`, and whether `null` is one of its values. Aliases that end in themselves stay.
pub(in crate::resolve) fn peel<'a>(design: &'a Design, ty: &'a Type) -> (&'a TypeKind, bool) {
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

/// Whether comparing it may recurse.
pub(super) fn has_parts(kind: &TypeKind) -> bool {
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

/// Whether an alternative of a union is an alias of a nullable type.
pub(super) fn takes_null(design: &Design, kind: &TypeKind) -> bool {
    let TypeKind::Union { alternatives } = kind else {
        return false;
    };
    alternatives.iter().any(|ty| peel(design, ty).1)
}
