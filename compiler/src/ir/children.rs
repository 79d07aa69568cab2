//! The parts of a type.

use super::{Field, Rest, Type, TypeKind};

impl Type {
    /// The types that are written inside it, without the targets of names.
    pub fn children(&self) -> impl Iterator<Item = &Type> {
        let (fields, types, last): (&[Field], &[Type], Option<&Type>) = match &self.kind {
            TypeKind::List { items: inner }
            | TypeKind::Map { values: inner }
            | TypeKind::Nullable { inner } => (&[], &[], Some(inner)),
            TypeKind::Tuple { items, tail } => (&[], items, tail.as_deref()),
            TypeKind::Union { alternatives } => (&[], alternatives, None),
            TypeKind::Record(record) => (&record.fields, &[], record.rest.ty()),
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
            | TypeKind::Named { .. }
            | TypeKind::Unknown => (&[], &[], None),
        };
        let fields = fields.iter().map(|field| &field.ty);
        fields.chain(types).chain(last)
    }

    /// The same, to be changed.
    pub(crate) fn children_mut(&mut self) -> impl Iterator<Item = &mut Type> {
        let (fields, types, last): (&mut [Field], &mut [Type], Option<&mut Type>) =
            match &mut self.kind {
                TypeKind::List { items: inner }
                | TypeKind::Map { values: inner }
                | TypeKind::Nullable { inner } => (&mut [], &mut [], Some(inner)),
                TypeKind::Tuple { items, tail } => (&mut [], items, tail.as_deref_mut()),
                TypeKind::Union { alternatives } => (&mut [], alternatives, None),
                TypeKind::Record(record) => (&mut record.fields, &mut [], record.rest.ty_mut()),
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
                | TypeKind::Named { .. }
                | TypeKind::Unknown => (&mut [], &mut [], None),
            };
        let fields = fields.iter_mut().map(|field| &mut field.ty);
        fields.chain(types).chain(last)
    }
}

impl Rest {
    /// The type of other keys.
    pub fn ty(&self) -> Option<&Type> {
        match self {
            Self::Typed { ty } => Some(ty),
            Self::Closed | Self::Open => None,
        }
    }

    /// The same, to be changed.
    pub(crate) fn ty_mut(&mut self) -> Option<&mut Type> {
        match self {
            Self::Typed { ty } => Some(ty),
            Self::Closed | Self::Open => None,
        }
    }
}
