//! Types to write, and their parts.

use std::borrow::Cow;

use toolc_compiler::ir::{Presence, Value};

use super::shape::{Literals, Shape};
use crate::rust::names::Traits;
use crate::rust::switches::Extras;

/// A type to write.
pub(in crate::rust) struct Item<'d> {
    pub name: String,
    /// The name of its table, and the start of the names of its parts.
    pub table: String,
    pub docs: Cow<'d, str>,
    pub body: Body<'d>,
    pub schema: Option<&'d Value>,
    pub extras: Extras,
}

/// See [`Item`].
pub(in crate::rust) enum Body<'d> {
    Struct {
        label: String,
        fields: Vec<Member<'d>>,
        rest: RestShape<'d>,
    },
    Literals {
        literals: Literals<'d>,
        docs: Vec<Option<Cow<'d, str>>>,
    },
    Tagged {
        tag: String,
        content: bool,
        variants: Vec<Variant<'d>>,
    },
    Union {
        variants: Vec<Variant<'d>>,
    },
    Alias(Box<Shape<'d>>),
    /// An alias that holds itself.
    Newtype(Box<Shape<'d>>),
}

/// A field of a struct.
pub(in crate::rust) struct Member<'d> {
    /// Its place among the fields.
    pub index: usize,
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<Cow<'d, str>>,
    pub shape: Shape<'d>,
    pub presence: &'d Presence,
    /// The whole type of the field.
    pub rust: String,
    pub maybe: bool,
    pub optional: bool,
}

/// What becomes of keys that a struct does not declare.
pub(in crate::rust) enum RestShape<'d> {
    Closed,
    Open,
    Kept(String, Box<Shape<'d>>),
}

/// A variant of a union.
pub(in crate::rust) struct Variant<'d> {
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<&'d str>,
    pub shape: Shape<'d>,
}

impl Item<'_> {
    /// Whether the type itself, or a place of it, has `@schema` keywords.
    pub(in crate::rust) fn has_schema(&self) -> bool {
        let in_body = match &self.body {
            Body::Struct { fields, rest, .. } => {
                let kept = match rest {
                    RestShape::Kept(_, shape) => shape.has_schema(),
                    RestShape::Closed | RestShape::Open => false,
                };
                kept || fields.iter().any(|field| field.shape.has_schema())
            }
            Body::Tagged { variants, .. } | Body::Union { variants } => {
                variants.iter().any(|variant| variant.shape.has_schema())
            }
            Body::Newtype(shape) => shape.has_schema(),
            Body::Literals { .. } | Body::Alias(_) => false,
        };
        in_body || self.schema.is_some()
    }
}

impl Member<'_> {
    /// A local variable for the field: short, and never one of those that a codec itself uses.
    pub(in crate::rust) fn local(&self) -> String {
        match &*self.ident {
            "r" | "w" | "key" | "value" => format!("{}_", self.ident),
            _ if self.is_long() => format!("field{}", self.index + 1),
            ident => ident.to_owned(),
        }
    }

    /// Whether lines would outgrow themselves with the name in them twice.
    pub(in crate::rust) fn is_long(&self) -> bool {
        self.ident.len() > 32
    }

    /// The function that makes the default of the field.
    pub(in crate::rust) fn default_fn(&self) -> String {
        match &*self.ident {
            _ if self.is_long() => format!("default_field{}", self.index + 1),
            ident => format!("default_{}", ident.trim_end_matches('_')),
        }
    }
}

impl Body<'_> {
    /// The traits that hold for all parts.
    pub(in crate::rust) fn traits(&self) -> Traits {
        match self {
            Body::Struct { fields, rest, .. } => {
                let traits = fields
                    .iter()
                    .fold(Traits::ALL, |all, field| all.and(field.shape.traits));
                match rest {
                    RestShape::Closed | RestShape::Open => traits,
                    RestShape::Kept(_, shape) => Traits {
                        copy: false,
                        ..traits.and(shape.traits)
                    },
                }
            }
            Body::Literals { .. } => Traits::ALL,
            Body::Tagged { variants, .. } | Body::Union { variants } => variants
                .iter()
                .fold(Traits::ALL, |all, variant| all.and(variant.shape.traits)),
            Body::Alias(shape) | Body::Newtype(shape) => shape.traits,
        }
    }
}
