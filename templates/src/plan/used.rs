//! Which declared types are behind others: what a module imports.

use foldhash::HashSet;
use toolc_compiler::ir::{Design, Payload, Record, Rest, Type, TypeBody, TypeId};

/// The declared types behind some types, each once, in the order in which they are met.
#[derive(Default)]
pub(crate) struct Found {
    /// In the order in which they were met.
    pub(crate) types: Vec<TypeId>,
    seen: HashSet<TypeId>,
}

impl Found {
    /// Adds those of a type; `deep` looks into what it finds.
    pub(crate) fn ty(&mut self, design: &Design, ty: &Type, deep: bool) {
        match ty.kind.named() {
            Some(id) => self.named(design, id, deep),
            None => ty.children().for_each(|part| self.ty(design, part, deep)),
        }
    }

    /// Adds those of a payload, injected arguments included, and everything behind them.
    pub(crate) fn payload(&mut self, design: &Design, payload: &Payload) {
        match payload.declared {
            Some(id) => self.named(design, id, true),
            None => self.record(design, &payload.record, true),
        }
        payload
            .injected
            .iter()
            .for_each(|argument| self.ty(design, &argument.ty, true));
    }

    /// Adds those of a record's fields.
    pub(crate) fn record(&mut self, design: &Design, record: &Record, deep: bool) {
        record
            .fields
            .iter()
            .for_each(|field| self.ty(design, &field.ty, deep));
        if let Rest::Typed { ty } = &record.rest {
            self.ty(design, ty, deep);
        }
    }

    /// Adds a declared type.
    pub(crate) fn named(&mut self, design: &Design, id: TypeId, deep: bool) {
        if !self.seen.insert(id) {
            return;
        }
        self.types.push(id);
        let body = &design[id].body;
        // An alias is taken apart where it is used, so what is behind it is used as well.
        if deep || matches!(body, TypeBody::Alias { .. }) {
            self.body(design, body, deep);
        }
    }

    /// Adds those of a declaration's body.
    pub(crate) fn body(&mut self, design: &Design, body: &TypeBody, deep: bool) {
        match body {
            TypeBody::Record(record) => self.record(design, record, deep),
            TypeBody::Alias { target } => self.ty(design, target, deep),
            TypeBody::Enum { .. } => {}
            TypeBody::Union(union) => union
                .variants
                .iter()
                .for_each(|variant| self.ty(design, &variant.ty, deep)),
        }
    }
}
