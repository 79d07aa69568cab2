//! What stands at each place of a type; parts without a name of their own get one.

use std::borrow::Cow;

use toolc_compiler::ir::{Format, Type, TypeBody, TypeId, TypeKind};

use super::Module;
use super::item::{Body, literals_body};
use super::shape::{Kind, Newtype, Nominal, Shape, Size, scalar};
use crate::plan::checked::limits_scalar;
use crate::plan::limits;
use crate::plan::parts::shortened;
use crate::plan::recursion::not_null;
use crate::python::classes::{Class, OBJECT, are_plain};
use crate::python::idents::{self, Case};
use crate::python::natural;
use crate::python::part::Part;

impl<'d> Module<'_, 'd> {
    pub(super) fn places(&mut self, items: &'d [Type], part: Part<'_>) -> Vec<Shape<'d>> {
        let items = items.iter().enumerate();
        items
            .map(|(index, item)| self.shape(item, Part::Item(&part, index)))
            .collect()
    }

    /// What stands at a place; `part` names the type that has no name of its own there.
    pub(in crate::python) fn shape(&mut self, ty: &'d Type, part: Part<'_>) -> Shape<'d> {
        let mut shape = match ty.docs.as_deref() {
            None => self.bare_shape(ty, part),
            docs => self.said(docs, |module| module.bare_shape(ty, part)),
        };
        if let Some(limits) = ty.constraints.as_deref() {
            shape.alias = None;
            // They are those of the text.
            if let Kind::Own(format) = shape.kind
                && (limits.length.is_some() || !limits.patterns.is_empty())
            {
                shape.kind = Kind::Text(format);
                shape.newtype = None;
            }
            shape.limits = limits::together(limits, shape.limits);
            if limits::count_items(limits) {
                self.narrow(&mut shape, part);
            }
            if limits_scalar(limits) {
                self.hold(&mut shape, part);
            }
        }
        shape
    }

    /// Holds a type that has a class of its own to limits of the place: those behind an alias by a type of their own.
    fn narrow(&mut self, shape: &mut Shape<'d>, part: Part<'_>) {
        let Kind::Nominal(Nominal {
            name, codec, size, ..
        }) = &shape.kind
        else {
            return;
        };
        let mut all = shape.limits.clone().into_owned();
        // What JSON Schema says is said of the place.
        all.schemas.clear();
        match size {
            Size::None => {}
            Size::Own => {
                // It was made for this place just now.
                let mut items = self.items.iter_mut().rev();
                let made = items.find(|item| item.codec == *codec);
                match made.map(|item| &mut item.body) {
                    Some(Body::Tail { limits, .. }) => *limits = Cow::Owned(all),
                    Some(Body::Narrowed { limits, .. }) => *limits = all,
                    Some(_) | None => {}
                }
            }
            Size::Shared => {
                let body = Body::Narrowed {
                    name: name.clone(),
                    codec: codec.clone(),
                    limits: all,
                };
                let name = self.claim_type(part);
                shape.kind = self.inline(name, body).kind;
            }
        }
    }

    /// Holds an alias that is a type of its own to limits of the place.
    fn hold(&mut self, shape: &mut Shape<'d>, part: Part<'_>) {
        let Some(newtype) = &shape.newtype else {
            return;
        };
        let held = self.claim_type(part);
        let body = Body::Held {
            name: newtype.name.clone(),
            shape: Box::new(Shape {
                kind: shape.kind.scalar(),
                limits: shape.limits.clone(),
                ..Shape::new(Kind::Null)
            }),
        };
        // It has no codec: its table is that of the place.
        self.push(held.clone(), Some(String::new()), Cow::Borrowed(""), body);
        if let Some(newtype) = &mut shape.newtype {
            newtype.held = held;
        }
    }

    /// The scalar behind an alias that is a type of its own, with all limits.
    pub(super) fn scalar_behind(&self, id: TypeId) -> Shape<'d> {
        let flat = self.names.checked(id).expect("it is asked before");
        let limits = &flat.constraints;
        let is_said_of_text = limits.length.is_some() || !limits.patterns.is_empty();
        let kind = if let TypeKind::Format { format } = flat.kind
            && !is_said_of_text
        {
            self.format(*format)
        } else {
            scalar(flat.kind)
        };
        Shape {
            nullable: flat.nullable,
            limits: flat.constraints,
            ..Shape::new(kind)
        }
    }

    /// A text of a format, or the class of Python's own that holds it.
    fn format(&self, format: Format) -> Kind<'d> {
        let format = Format::name(format);
        match self.names.own_scalars && natural::may_be_held(format) {
            true => Kind::Own(format),
            false => Kind::Text(format),
        }
    }

    fn bare_shape(&mut self, ty: &'d Type, part: Part<'_>) -> Shape<'d> {
        match &ty.kind {
            TypeKind::Null
            | TypeKind::Bool
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Json
            | TypeKind::Unknown
            | TypeKind::String
            | TypeKind::Bytes
            | TypeKind::Path => Shape::new(scalar(&ty.kind)),
            TypeKind::Format { format } => Shape::new(self.format(*format)),
            TypeKind::Nullable { inner } => {
                let mut shape = self.shape(inner, part);
                shape.nullable = true;
                shape
            }
            TypeKind::List { items } => {
                let item = self.shape(items, Part::In(&part, "Item"));
                Shape::new(Kind::List(Box::new(item)))
            }
            TypeKind::Map { values } => {
                let value = self.shape(values, Part::In(&part, "Value"));
                Shape::new(Kind::Map(Box::new(value)))
            }
            TypeKind::Tuple { items, tail: None } => {
                Shape::new(Kind::Tuple(self.places(items, part)))
            }
            TypeKind::Tuple {
                items,
                tail: Some(tail),
            } => {
                let name = self.claim_type(part);
                let body = self.tail_body(Part::Named(&name), items, tail);
                self.inline(name, body)
            }
            TypeKind::Record(record) => {
                let name = self.claim_type(part);
                let body = self.record_body(&name, record, Case::Field);
                self.inline(name, body)
            }
            TypeKind::Union { alternatives } => {
                let alternatives = self.alternatives(&part.name(), alternatives);
                if is_simple(&alternatives) {
                    return Shape::new(Kind::Union(alternatives));
                }
                let name = self.claim_type(part);
                let body = Body::Union {
                    alternatives,
                    own: true,
                };
                let mut shape = self.inline(name, body);
                if let Kind::Nominal(nominal) = &mut shape.kind {
                    nominal.natural = natural::alternatives(self.names.design, ty);
                }
                shape
            }
            TypeKind::Literals { values } => {
                if are_plain(values.iter()) {
                    return Shape::new(Kind::Literals(values.iter().collect()));
                }
                let name = self.claim_type(part);
                self.inline(name, literals_body(values))
            }
            TypeKind::Named { id } => self.named(*id, part),
        }
    }

    pub(super) fn claim_type(&mut self, part: Part<'_>) -> String {
        let name = part.name();
        let short = shortened(&name);
        let plain = idents::plain(Case::Camel, &short);
        self.scope.claim(Case::Camel, plain, &short)
    }

    pub(super) fn inline(&mut self, name: String, body: Body<'d>) -> Shape<'d> {
        let (kinds, class, size) = match &body {
            Body::Record(record) if record.own => (0, Class::Record, Size::None),
            Body::Record(_) => (OBJECT, Class::Record, Size::None),
            Body::Tail { .. } | Body::Narrowed { .. } => (0, Class::Other, Size::Own),
            Body::Enum { .. }
            | Body::Literals { .. }
            | Body::Tagged(_)
            | Body::Union { .. }
            | Body::Alias(_)
            | Body::Checked(_)
            | Body::Held { .. }
            | Body::Recursive(_) => (0, Class::Other, Size::None),
        };
        self.push(name.clone(), None, self.about.clone(), body);
        let codec = self.items[self.items.len() - 1].codec.clone();
        Shape::new(Kind::Nominal(Nominal {
            name,
            codec,
            kinds,
            class,
            natural: Vec::new(),
            size,
        }))
    }

    pub(super) fn named(&mut self, id: TypeId, part: Part<'_>) -> Shape<'d> {
        let decl = &self.names.design[id];
        if let TypeBody::Alias { target } = &decl.body
            && !self.names.is_nominal(id)
        {
            if self.names.checked(id).is_some() {
                let mut shape = self.scalar_behind(id);
                // Its types may name no module that is not there: then it is what it stands for.
                shape.newtype = self.visible.contains_key(&id).then(|| {
                    let name = self.seen(id);
                    let held = name.clone();
                    Newtype { name, held }
                });
                return shape;
            }
            let items = self.items.len();
            let mut shape = self.shape(target, part);
            if decl.annotations.secret && !shape.secret {
                shape.make_secret();
            }
            // Parts without names of their own get some wherever they stand, which are not those behind the alias.
            // Nor is anything behind an alias while modules load each other.
            let is_there = self.visible.contains_key(&id) && !self.names.crosses(id);
            if self.items.len() == items && is_there {
                shape.alias = Some(self.seen(id));
            }
            return shape;
        }
        let name = self.seen(id);
        let codec = self.codec_of(id);
        let schema = decl.schema.is_some();
        let (kinds, mut class) = self.names.class(id).clone();
        let is_there = |here| !self.names.are_mates(here, decl.package);
        if matches!(class, Class::Enum(_)) && !self.home.is_none_or(is_there) {
            class = Class::Other;
        }
        let kinds = if schema { 0 } else { kinds };
        let mut shape = Shape::new(Kind::Nominal(Nominal {
            name,
            codec,
            kinds,
            class,
            natural: match &decl.body {
                TypeBody::Alias { target } => natural::alternatives(self.names.design, target),
                TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => Vec::new(),
            },
            size: match &decl.body {
                TypeBody::Alias { .. } => Size::Shared,
                TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => Size::None,
            },
        }));
        if let TypeBody::Alias { target } = &decl.body {
            if let Some(limits) = not_null(target).constraints.as_deref() {
                shape.limits = Cow::Borrowed(limits);
            }
            shape.nullable = matches!(target.kind, TypeKind::Nullable { .. });
        }
        if decl.annotations.secret {
            shape.make_secret();
        }
        shape
    }
}

/// Whether msgspec tells alternatives apart by their JSON kinds, and keeps what it knows of each apart in its memory.
pub(super) fn is_simple(alternatives: &[Shape<'_>]) -> bool {
    let mut seen = 0;
    let apart = alternatives.iter().all(|shape| {
        let kinds = shape.kinds();
        let apart = kinds != 0 && kinds & seen == 0;
        seen |= kinds;
        apart
    });
    // Beside a container it frees compiled patterns that are not its own.
    let matches = alternatives.iter().any(Shape::has_pattern);
    let contains = alternatives
        .iter()
        .any(|shape| matches!(shape.kind, Kind::List(_) | Kind::Map(_)));
    apart && !(matches && contains)
}
