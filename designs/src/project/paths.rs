//! Paths into arguments and results, and templates made of them.

use toolc_compiler::ir::{Design, Record, Type, TypeBody, TypeKind};

use crate::names::is_identifier;
use crate::random::Random;
use crate::texts::{line, quoted, templated};

/// What a path leads to.
#[derive(Debug, Clone)]
pub(super) struct Leaf<'d> {
    /// `args.items`
    pub path: String,
    /// Its type.
    pub ty: &'d Type,
}

/// The paths into a record, three levels deep; none to or through what is secret.
pub(super) fn leaves<'d>(
    design: &'d Design,
    record: &'d Record,
    root: &str,
    depth: usize,
) -> Vec<Leaf<'d>> {
    let mut found = Vec::new();
    for field in &record.fields {
        let flat = design.flat(&field.ty);
        // Keys with escapes would be escaped twice in a template.
        if field.annotations.secret
            || flat.secret
            || field.name.contains(['"', '\\', '{', '}'])
            || field.name.contains(char::is_control)
        {
            continue;
        }
        let path = format!("{root}{}", step(&field.name));
        if depth > 0
            && let Some(inner) = record_of(design, flat.kind)
        {
            found.extend(leaves(design, inner, &path, depth - 1));
        }
        found.push(Leaf {
            path,
            ty: &field.ty,
        });
    }
    found
}

/// The record behind a type, if it is one and never null.
pub(super) fn plain_record<'d>(design: &'d Design, ty: &'d Type) -> Option<&'d Record> {
    let flat = design.flat(ty);
    if flat.nullable || flat.secret {
        None
    } else {
        record_of(design, flat.kind)
    }
}

fn record_of<'d>(design: &'d Design, kind: &'d TypeKind) -> Option<&'d Record> {
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

/// `.name`, or `["odd name"]`.
pub(super) fn step(name: &str) -> String {
    if is_identifier(name) {
        format!(".{name}")
    } else {
        format!("[{}]", quoted(name))
    }
}

/// A text with some of these paths in it, in quotes.
pub(super) fn template(design: &Design, random: &mut Random, leaves: &[Leaf<'_>]) -> String {
    let mut text = templated(&line(random));
    let printable: Vec<String> = leaves
        .iter()
        .filter_map(|leaf| printed(design, leaf))
        .collect();
    if !printable.is_empty() {
        for _ in 0..random.below(3) {
            text.push_str(&format!(" {{{}}}", random.pick(&printable)));
            if random.chance(20) {
                text.push_str(" {{braces}}");
            }
        }
    }
    quoted(&text)
}

fn printed(design: &Design, leaf: &Leaf<'_>) -> Option<String> {
    match design.flat(leaf.ty).kind {
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Literals { .. } => Some(leaf.path.clone()),
        TypeKind::Named { id } => {
            matches!(design[*id].body, TypeBody::Enum { .. }).then(|| leaf.path.clone())
        }
        TypeKind::List { .. } | TypeKind::Map { .. } => Some(format!("{}.count", leaf.path)),
        TypeKind::Bytes
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => None,
    }
}
