//! The parts of types that have no names of their own: which there may be, and what they are called.

use std::borrow::Cow;

use toolc_compiler::ir::{Design, Format, Record, Type, TypeBody, TypeKind};

use super::names::Declared;

/// How many aliases are looked behind: one that holds itself has no last.
const DEEPEST: usize = 8;

/// Whether a language may make types for parts of a declaration.
pub(crate) fn of_body(design: &Design, body: &TypeBody) -> bool {
    match body {
        TypeBody::Record(record) => of_record(design, record),
        TypeBody::Alias { target } => of_type(design, target, 0),
        TypeBody::Enum { .. } => false,
        // Variants may be types themselves.
        TypeBody::Union(_) => true,
    }
}

/// Whether it may make some for parts of a record.
pub(crate) fn of_record(design: &Design, record: &Record) -> bool {
    let mut types = record
        .fields
        .iter()
        .map(|field| &field.ty)
        .chain(record.rest.ty());
    types.any(|ty| of_type(design, ty, 0))
}

/// Whether it may make one for a type, or for a part of it; behind so many aliases.
fn of_type(design: &Design, ty: &Type, aliases: usize) -> bool {
    match &ty.kind {
        TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Tuple { .. } => true,
        // With limits of the place, an alias may be another type; without them, it may be taken apart.
        TypeKind::Named { id } => {
            ty.constraints.is_some()
                || match &design[*id].body {
                    TypeBody::Alias { target } => {
                        aliases == DEEPEST || of_type(design, target, aliases + 1)
                    }
                    TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => false,
                }
        }
        TypeKind::Nullable { inner } => ty.constraints.is_some() || of_type(design, inner, aliases),
        TypeKind::List { items: inner } | TypeKind::Map { values: inner } => {
            of_type(design, inner, aliases)
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
        | TypeKind::Unknown => false,
    }
}

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
