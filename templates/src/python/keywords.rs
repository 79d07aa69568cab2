//! Whether values are held to keywords of JSON Schema, which needs more than the runtime alone.

use std::collections::HashSet;

use toolc_compiler::ir::{Design, Record, Rest, Tool, Type, TypeBody, TypeId, TypeKind};

/// Whether a tool uses `@schema` anywhere.
pub(super) fn used_by(design: &Design, tool: &Tool) -> bool {
    let mut looked = Looked {
        design,
        seen: HashSet::new(),
    };
    let payload = &tool.payload;
    payload.declared.is_some_and(|id| looked.declared(id))
        || looked.record(&payload.record)
        || payload
            .injected
            .iter()
            .any(|argument| looked.ty(&argument.ty))
        || tool
            .result
            .iter()
            .chain(&tool.streams)
            .any(|ty| looked.ty(ty))
        || tool.side.iter().any(|side| looked.ty(&side.ty))
        || tool.asks.iter().any(|ask| looked.ty(&ask.ty))
}

/// A walk over types, each declared one once.
struct Looked<'d> {
    design: &'d Design,
    seen: HashSet<TypeId>,
}

impl Looked<'_> {
    fn ty(&mut self, ty: &Type) -> bool {
        ty.constraints
            .as_ref()
            .is_some_and(|said| !said.schemas.is_empty())
            || match &ty.kind {
                TypeKind::Named { id } => self.declared(*id),
                TypeKind::List { items: inner }
                | TypeKind::Map { values: inner }
                | TypeKind::Nullable { inner } => self.ty(inner),
                TypeKind::Tuple { items, tail } => items
                    .iter()
                    .chain(tail.as_deref())
                    .any(|item| self.ty(item)),
                TypeKind::Record(record) => self.record(record),
                TypeKind::Union { alternatives } => alternatives.iter().any(|ty| self.ty(ty)),
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
                | TypeKind::Unknown => false,
            }
    }

    fn record(&mut self, record: &Record) -> bool {
        let rest = match &record.rest {
            Rest::Typed { ty } => self.ty(ty),
            Rest::Closed | Rest::Open => false,
        };
        rest || record.fields.iter().any(|field| self.ty(&field.ty))
    }

    fn declared(&mut self, id: TypeId) -> bool {
        if !self.seen.insert(id) {
            return false;
        }
        let decl = &self.design[id];
        decl.schema.is_some()
            || match &decl.body {
                TypeBody::Record(record) => self.record(record),
                TypeBody::Alias { target } => self.ty(target),
                TypeBody::Enum { .. } => false,
                TypeBody::Union(union) => union.variants.iter().any(|variant| self.ty(&variant.ty)),
            }
    }
}
