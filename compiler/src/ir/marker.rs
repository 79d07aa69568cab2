//! The marker `{"absent": true}`, which stands for an argument that is left out where a provider requires all arguments and null
//! is a value of its own.

use super::{Design, Presence, Record, Rest, Type, TypeBody, TypeKind, Value};

/// The only key of the marker.
pub const ABSENT: &str = "absent";

/// How many alternatives may stand in alternatives.
const DEEPEST: usize = 16;

impl Design {
    /// Whether the marker may be a value of a type, so that it cannot stand for anything else. Limits are not looked at.
    pub fn takes_marker(&self, ty: &Type) -> bool {
        self.takes(ty, 0)
    }

    fn takes(&self, ty: &Type, depth: usize) -> bool {
        let inner = |ty: &Type| self.takes_true(ty, depth + 1);
        match self.flat(ty).kind {
            TypeKind::Json | TypeKind::Unknown => true,
            TypeKind::Map { values, .. } => inner(values),
            TypeKind::Record(record) => takes_key(record, inner),
            TypeKind::Named { id } => match &self[*id].body {
                TypeBody::Record(record) => takes_key(record, inner),
                // A tag is a text.
                TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => false,
            },
            TypeKind::Union { alternatives } => {
                depth >= DEEPEST || alternatives.iter().any(|one| self.takes(one, depth + 1))
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
            | TypeKind::Nullable { .. } => false,
        }
    }

    fn takes_true(&self, ty: &Type, depth: usize) -> bool {
        let is_true = |value: &Value| *value == Value::Bool(true);
        match self.flat(ty).kind {
            TypeKind::Bool | TypeKind::Json | TypeKind::Unknown => true,
            TypeKind::Literals { values } => values.iter().any(is_true),
            TypeKind::Named { id } => match &self[*id].body {
                TypeBody::Enum { members } => members.iter().any(|one| is_true(&one.value)),
                TypeBody::Alias { .. } | TypeBody::Record(_) | TypeBody::Union(_) => false,
            },
            TypeKind::Union { alternatives } => {
                depth >= DEEPEST
                    || alternatives
                        .iter()
                        .any(|one| self.takes_true(one, depth + 1))
            }
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Nullable { .. } => false,
        }
    }
}

fn takes_key(record: &Record, takes_true: impl Fn(&Type) -> bool) -> bool {
    let mut required = record
        .fields
        .iter()
        .filter(|field| matches!(field.presence, Presence::Required { .. }));
    if required.any(|field| *field.name != *ABSENT) {
        return false;
    }
    match record.fields.iter().find(|field| *field.name == *ABSENT) {
        Some(field) => takes_true(&field.ty),
        None => match &record.rest {
            Rest::Closed => false,
            Rest::Open => true,
            Rest::Typed { ty } => takes_true(ty),
        },
    }
}
