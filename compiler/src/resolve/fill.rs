//! Defaults and examples that waited for types: resolves them and puts them into their declarations.

use std::sync::Arc;

use foldhash::{HashMap, HashMapExt};

use super::reader::{Pending, Slot};
use super::state::Resolver;
use super::values;
use crate::ir::{Design, Payload, Presence, Record, Type, TypeBody, TypeKind, Value};
use crate::source::Span;

impl Resolver<'_> {
    /// Resolves all values that waited for types, and puts them into their declarations.
    pub(super) fn fill_values(&mut self) {
        let mut defaults: HashMap<Span, Value> = HashMap::new();
        let mut examples: HashMap<Span, Vec<Value>> = HashMap::new();
        for pending in std::mem::take(&mut self.read.pending) {
            let Pending {
                name,
                ty,
                value,
                slot,
            } = pending;
            let key = name.span;
            let what = slot.of(&name.text);
            let value = values::resolve(&self.design, &value, &ty, &what, self.findings);
            match slot {
                Slot::Default => {
                    defaults.insert(key, value);
                }
                Slot::Example => examples.entry(key).or_default().push(value),
            }
        }
        fill(&mut self.design, &defaults, &examples);
    }
}

/// Puts values that waited for types into the declarations whose names have the spans of the keys.
fn fill(
    design: &mut Design,
    defaults: &HashMap<Span, Value>,
    examples: &HashMap<Span, Vec<Value>>,
) {
    if defaults.is_empty() && examples.is_empty() {
        return;
    }
    let fill = Fill { defaults, examples };
    for decl in &mut design.types {
        if let Some(values) = examples.get(&decl.place.span) {
            decl.annotations.examples.clone_from(values);
        }
        match &mut decl.body {
            TypeBody::Record(record) => fill.record(Arc::make_mut(record)),
            TypeBody::Alias { target } => fill.ty(target),
            TypeBody::Enum { .. } => {}
            TypeBody::Union(union) => union
                .variants
                .iter_mut()
                .for_each(|variant| fill.ty(&mut variant.ty)),
        }
    }
    for error in &mut design.errors {
        fill.record(&mut error.details);
    }
    for method in &mut design.methods {
        fill.payload(&mut method.payload);
        method
            .result
            .iter_mut()
            .chain(&mut method.streams)
            .for_each(|ty| fill.ty(ty));
    }
    for tool in &mut design.tools {
        fill.payload(&mut tool.payload);
        tool.result
            .iter_mut()
            .chain(&mut tool.streams)
            .for_each(|ty| fill.ty(ty));
        tool.side.iter_mut().for_each(|side| fill.ty(&mut side.ty));
        tool.asks.iter_mut().for_each(|ask| fill.ty(&mut ask.ty));
    }
    for agent in &mut design.agents {
        agent
            .completions
            .iter_mut()
            .for_each(|completion| fill.ty(&mut completion.ty));
    }
    for server in design.servers() {
        for resource in design.resources_mut(server) {
            fill.record(&mut resource.args);
            resource.ty.iter_mut().for_each(|ty| fill.ty(ty));
            let asks = resource.served.asks.iter_mut();
            asks.for_each(|ask| fill.ty(&mut ask.ty));
        }
        for prompt in design.prompts_mut(server) {
            fill.record(&mut prompt.args);
            let asks = prompt.served.asks.iter_mut();
            asks.for_each(|ask| fill.ty(&mut ask.ty));
        }
    }
}

struct Fill<'v> {
    defaults: &'v HashMap<Span, Value>,
    examples: &'v HashMap<Span, Vec<Value>>,
}

impl Fill<'_> {
    fn payload(&self, payload: &mut Payload) {
        if payload.declared.is_none() {
            self.record(Arc::make_mut(&mut payload.record));
        }
        payload
            .injected
            .iter_mut()
            .for_each(|injected| self.ty(&mut injected.ty));
    }

    fn record(&self, record: &mut Record) {
        for field in &mut record.fields {
            self.ty(&mut field.ty);
            if let Some(values) = self.examples.get(&field.place.span) {
                field.annotations.examples.clone_from(values);
            }
            let slot = match &mut field.presence {
                Presence::Required { default } | Presence::Optional { default } => {
                    default.as_deref_mut()
                }
                Presence::Defaulted { default } => Some(&mut **default),
            };
            if let (Some(slot), Some(value)) = (slot, self.defaults.get(&field.place.span)) {
                slot.clone_from(value);
            }
        }
        if let Some(ty) = record.rest.ty_mut() {
            self.ty(ty);
        }
    }

    fn ty(&self, ty: &mut Type) {
        if let TypeKind::Record(record) = &mut ty.kind {
            self.record(record);
        } else {
            ty.children_mut().for_each(|ty| self.ty(ty));
        }
    }
}
