//! Alternatives that take what another one is sent as: which of them was meant cannot be told any more.

use toolc_compiler::ir::{Design, Presence, Record, Rest, Type, TypeBody, TypeKind};

/// How many alternatives may stand in alternatives.
const DEEPEST: usize = 16;

/// What is sent in another shape and taken by an alternative beside it, in words.
pub(super) fn alike(design: &Design, alternatives: &[Type]) -> Option<&'static str> {
    let mut all = Vec::new();
    leaves(design, alternatives, 0, &mut all);
    all.iter().find_map(|kind| {
        if let TypeKind::Map { .. } = kind {
            let takes = all.iter().any(|other| takes_entries(design, other));
            return takes.then_some("a map cannot be told from the list beside it");
        }
        let TypeKind::Tuple { items, tail } = kind else {
            return None;
        };
        let mut keys: Vec<String> = (0..items.len()).map(|at| format!("item_{at}")).collect();
        keys.extend(tail.iter().map(|_| "rest".to_owned()));
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        let takes = all.iter().any(|other| takes_keys(design, other, &keys, 0));
        takes.then_some("a tuple cannot be told from the object beside it")
    })
}

/// The kinds of all alternatives, those in alternatives among them.
fn leaves<'d>(design: &'d Design, types: &'d [Type], depth: usize, all: &mut Vec<&'d TypeKind>) {
    for ty in types {
        let kind = design.flat(ty).kind;
        if let TypeKind::Union { alternatives } = kind
            && depth < DEEPEST
        {
            leaves(design, alternatives, depth + 1, all);
        } else {
            all.push(kind);
        }
    }
}

/// Whether a list of `{ key, value }` is a value.
fn takes_entries(design: &Design, kind: &TypeKind) -> bool {
    let TypeKind::List { items } = kind else {
        return false;
    };
    takes_keys(design, design.flat(items).kind, &["key", "value"], 0)
}

/// Whether an object with these keys may be a value; what they hold is not looked at.
fn takes_keys(design: &Design, kind: &TypeKind, keys: &[&str], depth: usize) -> bool {
    match kind {
        TypeKind::Json | TypeKind::Map { .. } => true,
        TypeKind::Record(record) => has_keys(record, keys),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Record(record) => has_keys(record, keys),
            TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => false,
        },
        TypeKind::Union { alternatives } => {
            let takes = |ty| takes_keys(design, design.flat(ty).kind, keys, depth + 1);
            depth < DEEPEST && alternatives.iter().any(takes)
        }
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => false,
    }
}

fn has_keys(record: &Record, keys: &[&str]) -> bool {
    let is_open = match record.rest {
        Rest::Closed => false,
        Rest::Open | Rest::Typed { .. } => true,
    };
    let declares = |key: &&str| record.fields.iter().any(|field| *field.name == **key);
    let mut required = record
        .fields
        .iter()
        .filter(|field| matches!(field.presence, Presence::Required { .. }));
    (is_open || keys.iter().all(declares)) && required.all(|field| keys.contains(&&*field.name))
}
