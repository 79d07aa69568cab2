//! What stands at each place of a type; parts without a name of their own get one.

use std::borrow::Cow;
use std::rc::Rc;

use toolc_compiler::ir::{Type, TypeBody, TypeId, TypeKind};

use super::Module;
use super::bodies::literals_body;
use super::item::Body;
use super::shape::{Kind, Narrowed, Shape, scalar};
use super::table::{Static, Table};
use crate::code::Code;
use crate::plan::checked::{checked, limits_scalar};
use crate::plan::limits;
use crate::plan::parts::shortened;
use crate::plan::recursion::not_null;
use crate::rust::idents::{self, Case};
use crate::rust::names::Traits;
use crate::rust::symbols;
use crate::rust::tuple;

impl<'d> Module<'_, 'd> {
    /// What stands at a place; `part` names the type that has no name of its own there.
    pub(in crate::rust) fn shape(
        &mut self,
        ty: &'d Type,
        part: &str,
        owner: Option<TypeId>,
    ) -> Shape<'d> {
        let mut shape = match ty.docs.as_deref() {
            None => self.bare_shape(ty, part, owner),
            docs => self.said(docs, |module| module.bare_shape(ty, part, owner)),
        };
        if let Some(limits) = ty.constraints.as_deref() {
            shape.limits = limits::together(limits, shape.limits);
            if limits::count_items(limits) || limits_scalar(limits) {
                self.narrow(&mut shape, ty);
            }
        }
        shape
    }

    /// Holds an alias that is a type of its own to the limits of this place.
    pub(super) fn narrow(&mut self, shape: &mut Shape<'d>, ty: &Type) {
        let Some(id) = self.newtype(ty) else { return };
        if let Kind::Nominal { narrowed, .. } = &mut shape.kind {
            let (kind, base) = self.static_of(id);
            let is_sized = matches!(kind, "List" | "Map" | "Tuple");
            let is_held = is_sized || self.names.is_checked(id);
            *narrowed = is_held.then_some(Narrowed { kind, base });
        }
    }

    /// The alias behind a type that is a type of its own.
    fn newtype(&self, ty: &Type) -> Option<TypeId> {
        match &ty.kind {
            TypeKind::Nullable { inner } => self.newtype(inner),
            TypeKind::Named { id } => match &self.names.design[*id].body {
                TypeBody::Alias { .. } if self.names.is_nominal(*id) => Some(*id),
                TypeBody::Alias { target } => self.newtype(target),
                TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
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
            | TypeKind::Unknown
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. } => None,
        }
    }

    fn bare_shape(&mut self, ty: &'d Type, part: &str, owner: Option<TypeId>) -> Shape<'d> {
        match &ty.kind {
            TypeKind::Null
            | TypeKind::Bool
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Json
            | TypeKind::Unknown
            | TypeKind::String
            | TypeKind::Bytes
            | TypeKind::Path
            | TypeKind::Format { .. } => scalar(&ty.kind),
            TypeKind::Nullable { inner } => {
                let mut shape = self.shape(inner, part, owner);
                shape.nullable = true;
                shape
            }
            TypeKind::List { items } => {
                let item = self.shape(items, &format!("{part}Item"), None);
                let traits = Traits {
                    copy: false,
                    ..item.traits
                };
                let rust = Code::generic("Vec", vec![item.rust()]);
                Shape::new(Kind::List(Rc::new(item)), rust, traits)
            }
            TypeKind::Map { values } => {
                let value = self.shape(values, &format!("{part}Value"), None);
                let traits = Traits {
                    copy: false,
                    ..value.traits
                };
                let rust = Code::generic(
                    "std::collections::BTreeMap",
                    vec![Code::word("String"), value.rust()],
                );
                Shape::new(Kind::Map(Rc::new(value)), rust, traits)
            }
            TypeKind::Tuple { items, tail } => self.tuple(items, tail.as_deref(), part, owner),
            TypeKind::Record(record) => {
                let name = self.claim_type(part);
                let body = self.record_body(&name, record, owner);
                self.inline(name, body, "Record")
            }
            TypeKind::Union { alternatives } => {
                let name = self.claim_type(part);
                let body = self.union_body(&name, alternatives, owner);
                self.inline(name, body, "Union")
            }
            TypeKind::Literals { values } => {
                let name = self.claim_type(part);
                self.inline(name, literals_body(values), "Enum")
            }
            TypeKind::Named { id } => self.named(*id, part, owner),
        }
    }

    fn tuple(
        &mut self,
        items: &'d [Type],
        tail: Option<&'d Type>,
        part: &str,
        owner: Option<TypeId>,
    ) -> Shape<'d> {
        let mut traits = Traits::ALL;
        let mut rust = Vec::new();
        let mut places = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let shape = self.shape(item, &format!("{part}Item{}", index + 1), owner);
            traits = traits.and(shape.traits);
            rust.push(shape.rust());
            places.push(shape);
        }
        let tail = tail.map(|tail| Rc::new(self.shape(tail, &format!("{part}Tail"), None)));
        if let Some(tail) = &tail {
            traits = Traits {
                copy: false,
                ..traits.and(tail.traits)
            };
            rust.push(Code::generic("Vec", vec![tail.rust()]));
        }
        Shape::new(Kind::Tuple(places.into(), tail), tuple::of(rust), traits)
    }

    fn inline(&mut self, name: String, body: Body<'d>, kind: &'static str) -> Shape<'d> {
        let traits = body.traits();
        let literals = match &body {
            Body::Literals { literals, .. } => Some(literals.clone()),
            Body::Struct { .. } | Body::Tagged { .. } | Body::Union { .. } => None,
            Body::Alias(_) | Body::Newtype(_) | Body::Checked(_) => None,
        };
        self.push(name.clone(), self.about.clone(), body);
        let at = Static::Own(self.items[self.items.len() - 1].table.as_str().into());
        let name = symbols::own_name(&name);
        let bare = Code::Name(name.clone());
        let kind = Kind::Nominal {
            name,
            table: Table::Of(kind, at),
            literals,
            narrowed: None,
        };
        Shape::new(kind, bare, traits)
    }

    fn named(&mut self, id: TypeId, part: &str, owner: Option<TypeId>) -> Shape<'d> {
        let decl = &self.names.design[id];
        if let TypeBody::Alias { target } = &decl.body
            && !self.names.is_nominal(id)
        {
            let owner = owner.filter(|owner| self.names.has_boxes(*owner));
            if let (Some(shape), None) = (self.aliases.get(&id), owner) {
                return shape.clone();
            }
            let alias = self.visible.get(&id).cloned();
            let items = self.items.len();
            let mut shape = self.shape(target, part, owner);
            // Parts without names of their own get some wherever they stand, which are not those behind the alias.
            let is_same = self.items.len() == items;
            let alias = alias.filter(|_| is_same);
            if decl.annotations.secret && !shape.secret {
                shape.secret = true;
            }
            if let Some(alias) = alias.filter(|_| !shape.nullable && !shape.secret && !shape.boxed)
            {
                shape.bare = Code::Name(alias);
            }
            if is_same && owner.is_none() {
                self.aliases.insert(id, shape.clone());
            }
            return shape;
        }
        let name = self.visible[&id].clone();
        let bare = Code::Name(name.clone());
        let table = self.table_of(id);
        // What variants a type of the user has is not ours to know.
        let literals = if self.names.is_extern(id) {
            None
        } else {
            self.names.variants(id)
        };
        let kind = Kind::Nominal {
            name,
            table,
            literals,
            narrowed: None,
        };
        let mut shape = Shape::new(kind, bare, self.names.traits(id));
        if let (true, Some(flat)) = (self.names.is_checked(id), checked(self.names.design, id)) {
            shape.limits = flat.constraints;
        } else if let TypeBody::Alias { target } = &decl.body
            && let Some(limits) = not_null(target).constraints.as_deref()
        {
            shape.limits = Cow::Borrowed(limits);
        }
        if self.names.is_boxed(owner, id) {
            shape.boxed = true;
            shape.traits.copy = false;
        }
        if let TypeBody::Alias { target } = &decl.body
            && self.names.design.flat(target).nullable
        {
            shape.nullable = true;
        }
        if decl.annotations.secret && !shape.secret {
            shape.secret = true;
        }
        shape
    }

    fn claim_type(&mut self, part: &str) -> String {
        let short = shortened(part);
        let plain = idents::plain(Case::Camel, &short);
        self.scope.claim(Case::Camel, plain, &short)
    }

    /// Whether all parts of a type have names already.
    pub(super) fn is_named(&self, ty: &Type) -> bool {
        match &ty.kind {
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Unknown => true,
            TypeKind::List { items: inner }
            | TypeKind::Map { values: inner }
            | TypeKind::Nullable { inner } => self.is_named(inner),
            TypeKind::Named { id } => self.names.is_nominal(*id),
            TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. } => false,
        }
    }
}
