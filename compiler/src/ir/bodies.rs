//! The bodies of declared types.

use super::{Design, Record, TypeBody, TypeId, TypeKind, Union, Value};

impl TypeKind {
    /// The declared type that it names.
    pub fn named(&self) -> Option<TypeId> {
        if let Self::Named { id } = self {
            Some(*id)
        } else {
            None
        }
    }
}

impl Design {
    /// The body of the declared type that a kind names.
    pub fn body_of(&self, kind: &TypeKind) -> Option<&TypeBody> {
        Some(&self[kind.named()?].body)
    }

    /// The record that a kind is, declared or inline.
    pub fn record_of<'a>(&'a self, kind: &'a TypeKind) -> Option<&'a Record> {
        if let TypeKind::Record(record) = kind {
            return Some(record);
        }
        match self.body_of(kind)? {
            TypeBody::Record(record) => Some(record),
            TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
        }
    }

    /// The tagged union that a kind is.
    pub fn union_of(&self, kind: &TypeKind) -> Option<&Union> {
        match self.body_of(kind)? {
            TypeBody::Union(union) => Some(union),
            TypeBody::Alias { .. } | TypeBody::Record(_) | TypeBody::Enum { .. } => None,
        }
    }

    /// Whether a kind is a record, or a declared type that is not an enum.
    pub(crate) fn is_object(&self, kind: &TypeKind) -> bool {
        match self.body_of(kind) {
            Some(TypeBody::Record(_) | TypeBody::Union(_) | TypeBody::Alias { .. }) => true,
            Some(TypeBody::Enum { .. }) => false,
            None => matches!(kind, TypeKind::Record(_)),
        }
    }

    /// The values of literals, or those that members of an enum have on the wire.
    pub fn values_of<'a>(&'a self, kind: &'a TypeKind) -> Option<Vec<&'a Value>> {
        if let TypeKind::Literals { values } = kind {
            return Some(values.iter().collect());
        }
        match self.body_of(kind)? {
            TypeBody::Enum { members } => {
                Some(members.iter().map(|member| &member.value).collect())
            }
            TypeBody::Alias { .. } | TypeBody::Record(_) | TypeBody::Union(_) => None,
        }
    }
}
