//! Names of the parts of types that have none of their own.

use std::borrow::Cow;

use toolc_compiler::ir::{Format, Type, TypeKind};

use super::names::Declared;

/// What the name of an alternative says of its type: `Text`, `IntList`. A language has names for formats.
pub(crate) fn hint(names: &Declared, ty: &Type, format: fn(Format) -> String) -> String {
    let kind = match &ty.kind {
        TypeKind::Named { id } => names.ty(*id),
        TypeKind::Format { format: one } => return format(*one),
        TypeKind::Nullable { inner } => return hint(names, inner, format),
        TypeKind::List { items } => return hint(names, items, format) + "List",
        TypeKind::Map { values } => return hint(names, values, format) + "Map",
        TypeKind::String => "Text",
        TypeKind::Int => "Int",
        TypeKind::Float => "Float",
        TypeKind::Bool => "Bool",
        TypeKind::Bytes => "Bytes",
        TypeKind::Path => "Path",
        TypeKind::Json | TypeKind::Unknown => "Json",
        TypeKind::Null => "Null",
        TypeKind::Tuple { .. } => "Tuple",
        TypeKind::Record(_) => "Record",
        TypeKind::Union { .. } => "Union",
        TypeKind::Literals { .. } => "Literal",
    };
    kind.to_owned()
}

/// The first and the last words of a name that would outgrow its lines.
pub(crate) fn shortened(part: &str) -> Cow<'_, str> {
    const LONGEST: usize = 40;
    if part.len() <= LONGEST {
        return Cow::Borrowed(part);
    }
    let words = || {
        let capitals = part.char_indices().filter(|(_, c)| c.is_uppercase());
        capitals.map(|(at, _)| at)
    };
    let head = words().rfind(|at| *at <= LONGEST / 2 && *at > 0);
    let tail = words().find(|at| part.len() - at <= LONGEST / 2);
    match (head, tail) {
        (Some(head), Some(tail)) => Cow::Owned([&part[..head], &part[tail..]].concat()),
        (None, _) | (_, None) => Cow::Borrowed(part),
    }
}
