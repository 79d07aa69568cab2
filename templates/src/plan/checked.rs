//! Aliases that `aliases = "newtypes"` makes types of their own: those of scalars that say what values they have.

use toolc_compiler::ir::{Constraints, Design, Flat, TypeBody, TypeId, TypeKind};

use super::recursion::not_null;

/// The scalar behind a checked alias, and everything that is asked of it.
///
/// Nothing for an alias that stays a name: of a value that is no scalar, of another alias without limits of its own, of a
/// secret, or with keywords of JSON Schema, which are said where it is used.
pub(crate) fn checked(design: &Design, id: TypeId) -> Option<Flat<'_>> {
    let decl = &design[id];
    let TypeBody::Alias { target } = &decl.body else {
        return None;
    };
    let inner = not_null(target);
    let own = [target, inner].map(|ty| ty.constraints.as_deref());
    let is_limited = matches!(inner.kind, TypeKind::Format { .. })
        || own.into_iter().flatten().any(limits_scalar);
    let flat = design.flat(target);
    let is_checked = is_limited
        && is_scalar(flat.kind)
        && flat.constraints.schemas.is_empty()
        && !flat.secret
        && !decl.annotations.secret;
    is_checked.then_some(flat)
}

/// Whether limits are about a text or a number.
pub(crate) fn limits_scalar(limits: &Constraints) -> bool {
    limits.length.is_some()
        || !limits.patterns.is_empty()
        || !limits.steps.is_empty()
        || [&limits.min, &limits.max, &limits.above, &limits.below]
            .into_iter()
            .any(Option::is_some)
}

/// Whether limits can be asked of a text or a number of this kind.
fn is_scalar(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Format { .. }
        | TypeKind::Path => true,
        TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Unknown
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Named { .. } => false,
    }
}
