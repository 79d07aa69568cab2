//! The types of a module, before they are spelled.

use std::borrow::Cow;

use toolc_compiler::ir::{Capability, Constraints, Presence, Value};

use super::shape::Shape;
use crate::python::classes::are_plain;

/// A type to write.
pub(in crate::python) struct Item<'d> {
    pub name: String,
    /// The name of its codec.
    pub codec: String,
    pub docs: Cow<'d, str>,
    pub body: Body<'d>,
    pub schema: Option<&'d Value>,
    /// The code of the error whose class it is.
    pub error: Option<&'d str>,
    /// Whether it names types of modules that load this one.
    pub crossing: bool,
}

/// See [`Item`].
pub(in crate::python) enum Body<'d> {
    Record(RecordBody<'d>),
    /// Members of an enum, all texts or all integers.
    Enum {
        members: Vec<EnumMember<'d>>,
        texts: bool,
    },
    /// Literals; msgspec does not know all kinds of them where it is its own.
    Literals {
        values: Vec<&'d Value>,
        own: bool,
    },
    Tagged(Tagged<'d>),
    Union {
        alternatives: Vec<Shape<'d>>,
        own: bool,
    },
    /// A tuple with a tail.
    Tail {
        places: Vec<Shape<'d>>,
        tail: Box<Shape<'d>>,
        limits: Cow<'d, Constraints>,
    },
    Alias(Box<Shape<'d>>),
    /// An alias of a scalar that is a type of its own.
    Checked(Box<Shape<'d>>),
    /// The type `name` of an alias of a scalar, at a place with further limits.
    Held {
        name: String,
        shape: Box<Shape<'d>>,
    },
    /// An alias that holds itself.
    Recursive(Box<Shape<'d>>),
    /// A type that has a class of its own, at a place that limits how many items it has.
    Narrowed {
        name: String,
        codec: String,
        limits: Constraints,
    },
}

/// The class of a record.
pub(in crate::python) struct RecordBody<'d> {
    pub fields: Vec<Member<'d>>,
    pub rest: RestShape<'d>,
    /// Whether msgspec has no Struct for it.
    pub own: bool,
}

/// What becomes of keys that a record does not declare.
pub(in crate::python) enum RestShape<'d> {
    Closed,
    /// The attribute keeps them as they are.
    Open(String),
    Kept(String, Box<Shape<'d>>),
}

impl RestShape<'_> {
    /// The attribute that has undeclared keys.
    pub(in crate::python) fn ident(&self) -> Option<&str> {
        match self {
            Self::Closed => None,
            Self::Open(ident) | Self::Kept(ident, _) => Some(ident),
        }
    }
}

impl RecordBody<'_> {
    /// The attributes: those of fields, then that of undeclared keys.
    pub(in crate::python) fn idents(&self) -> impl Iterator<Item = &str> {
        let fields = self.fields.iter().map(|field| &*field.ident);
        fields.chain(self.rest.ident())
    }
}

/// A field of a record.
pub(in crate::python) struct Member<'d> {
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<Cow<'d, str>>,
    pub shape: Shape<'d>,
    pub presence: Cow<'d, Presence>,
    /// The capabilities that bind it.
    pub needs: &'d [Capability],
}

/// A member of an enum.
pub(in crate::python) struct EnumMember<'d> {
    pub ident: String,
    pub value: &'d Value,
    pub docs: Option<Cow<'d, str>>,
}

/// A union whose variants a key tells apart.
pub(in crate::python) struct Tagged<'d> {
    pub tag: &'d str,
    /// Whether values stand below a key of their own.
    pub content: bool,
    pub variants: Vec<Variant<'d>>,
    /// Whether msgspec cannot read it.
    pub own: bool,
}

/// A variant of a tagged union.
pub(in crate::python) struct Variant<'d> {
    pub class: String,
    pub wire: &'d str,
    pub docs: Option<&'d str>,
    pub shape: Shape<'d>,
    /// The class of the record whose fields stand beside the tag, and whether msgspec has none.
    pub base: Option<(String, bool)>,
}

impl Item<'_> {
    /// The names of the variants that stand beside it.
    pub(in crate::python) fn variants(&self) -> Vec<String> {
        match &self.body {
            Body::Tagged(tagged) => tagged
                .variants
                .iter()
                .map(|variant| variant.class.clone())
                .collect(),
            Body::Record(_)
            | Body::Enum { .. }
            | Body::Literals { .. }
            | Body::Union { .. }
            | Body::Tail { .. }
            | Body::Alias(_)
            | Body::Checked(_)
            | Body::Held { .. }
            | Body::Recursive(_)
            | Body::Narrowed { .. } => Vec::new(),
        }
    }
}

pub(super) fn literals_body(values: &[Value]) -> Body<'_> {
    Body::Literals {
        values: values.iter().collect(),
        own: !are_plain(values.iter()),
    }
}
