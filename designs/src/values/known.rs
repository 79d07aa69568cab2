//! What the values here know nothing of: `@schema`, but for the one that random designs have.

use std::collections::HashSet;

use toolc_compiler::ir::{Design, Record, Rest, Type, TypeBody, TypeId, TypeKind, Value};

use super::scalars::never_schema;

/// Whether values of a type are valid by construction, and not only as far as `@schema` does not refuse them.
pub(super) struct Known<'d> {
    design: &'d Design,
    /// Types that are looked at, or being looked at.
    seen: HashSet<TypeId>,
    never: Value,
}

impl<'d> Known<'d> {
    pub(super) fn new(design: &'d Design) -> Self {
        Self {
            design,
            seen: HashSet::new(),
            never: never_schema(),
        }
    }

    pub(super) fn of(&mut self, ty: &Type) -> bool {
        let constraints = ty.constraints.as_deref();
        let mut schemas = constraints.into_iter().flat_map(|all| &all.schemas);
        schemas.all(|schema| *schema == self.never)
            && match &ty.kind {
                TypeKind::List { items: inner }
                | TypeKind::Map { values: inner }
                | TypeKind::Nullable { inner } => self.of(inner),
                TypeKind::Tuple { items, tail } => {
                    let mut all = items.iter().chain(tail.as_deref());
                    all.all(|item| self.of(item))
                }
                TypeKind::Record(record) => self.of_record(record),
                TypeKind::Union { alternatives } => alternatives.iter().all(|ty| self.of(ty)),
                TypeKind::Named { id } => self.of_declared(*id),
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
                | TypeKind::Unknown => true,
            }
    }

    pub(super) fn of_record(&mut self, record: &Record) -> bool {
        let rest = match &record.rest {
            Rest::Typed { ty } => Some(&**ty),
            Rest::Closed | Rest::Open => None,
        };
        let mut all = record.fields.iter().map(|field| &field.ty).chain(rest);
        all.all(|ty| self.of(ty))
    }

    pub(super) fn of_declared(&mut self, id: TypeId) -> bool {
        if !self.seen.insert(id) {
            return true;
        }
        let decl = &self.design[id];
        decl.schema.iter().all(|schema| *schema == self.never)
            && match &decl.body {
                TypeBody::Record(record) => self.of_record(record),
                TypeBody::Alias { target } => self.of(target),
                TypeBody::Enum { .. } => true,
                TypeBody::Union(union) => {
                    let mut all = union.variants.iter();
                    all.all(|variant| self.of(&variant.ty))
                }
            }
    }
}
