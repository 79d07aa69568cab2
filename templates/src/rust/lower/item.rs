//! Types to write, and their parts.

use std::borrow::Cow;
use std::sync::Arc;

use toolc_compiler::ir::{Capability, Presence, Value};

use super::shape::Shape;
use crate::code::Code;
use crate::plan::literals::Literals;
use crate::rust::idents::{Case, Scope};
use crate::rust::names::Traits;
use crate::rust::switches::Extras;

/// A type to write.
pub(in crate::rust) struct Item<'d> {
    pub name: String,
    /// The name of its table, and the start of the names of its parts.
    pub table: String,
    pub docs: Cow<'d, str>,
    pub body: Body<'d>,
    /// Its `@schema`, and the static of it.
    pub schema: Option<(String, &'d Value)>,
    pub extras: Extras,
}

/// See [`Item`].
pub(in crate::rust) enum Body<'d> {
    Struct {
        label: String,
        fields: Vec<Member<'d>>,
        rest: RestShape<'d>,
        /// Whether nothing shows the values of undeclared keys: such a key may be that of a secret, misspelt.
        hides_rest: bool,
    },
    Literals {
        literals: Arc<Literals>,
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
    /// An alias of a scalar, which checks what it holds.
    Checked(Box<Shape<'d>>),
}

/// A field of a struct.
pub(in crate::rust) struct Member<'d> {
    pub ident: String,
    /// A local variable for it, where its name is long.
    pub local: String,
    /// The function that makes its default.
    pub default_fn: String,
    pub wire: &'d str,
    pub docs: Option<Cow<'d, str>>,
    pub shape: Shape<'d>,
    pub presence: &'d Presence,
    /// The capabilities that bind it.
    pub needs: &'d [Capability],
    /// The whole type of the field.
    pub rust: Code,
    pub maybe: bool,
}

/// What becomes of keys that a struct does not declare.
pub(in crate::rust) enum RestShape<'d> {
    Closed,
    /// They are kept as they are.
    Open {
        ident: String,
    },
    Kept {
        ident: String,
        shape: Box<Shape<'d>>,
    },
}

/// A variant of a union.
pub(in crate::rust) struct Variant<'d> {
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<&'d str>,
    pub shape: Shape<'d>,
}

impl Item<'_> {
    /// The fields that its codec reads, each into a variable.
    pub(in crate::rust) fn fields(&self) -> Vec<&str> {
        match &self.body {
            Body::Struct { fields, rest, .. } => {
                let fields = fields.iter().map(|field| &*field.ident);
                fields.chain(rest.ident()).collect()
            }
            Body::Literals { .. }
            | Body::Tagged { .. }
            | Body::Union { .. }
            | Body::Alias(_)
            | Body::Newtype(_)
            | Body::Checked(_) => Vec::new(),
        }
    }

    /// Whether the type itself, or a place of it, has `@schema` keywords.
    pub(in crate::rust) fn has_schema(&self) -> bool {
        let in_body = match &self.body {
            Body::Struct { fields, rest, .. } => {
                let kept = match rest {
                    RestShape::Kept { shape, .. } => shape.has_schema(),
                    RestShape::Closed | RestShape::Open { .. } => false,
                };
                kept || fields.iter().any(|field| field.shape.has_schema())
            }
            Body::Tagged { variants, .. } | Body::Union { variants } => {
                variants.iter().any(|variant| variant.shape.has_schema())
            }
            Body::Newtype(shape) => shape.has_schema(),
            // What JSON Schema says of a scalar is said where it is used.
            Body::Literals { .. } | Body::Alias(_) | Body::Checked(_) => false,
        };
        in_body || self.schema.is_some()
    }
}

impl RestShape<'_> {
    /// The field that has undeclared keys.
    pub(in crate::rust) fn ident(&self) -> Option<&str> {
        match self {
            Self::Closed => None,
            Self::Open { ident } | Self::Kept { ident, .. } => Some(ident),
        }
    }
}

impl Member<'_> {
    /// Whether lines would outgrow themselves with the name in them twice.
    pub(in crate::rust) fn is_long(&self) -> bool {
        self.ident.len() > 32
    }
}

/// Names the functions of fields' defaults, and local variables for long fields: short, and none twice.
pub(super) fn name_locals(fields: &mut [Member<'_>]) {
    // Of fields as most are, no two names can meet.
    let is_odd = |field: &Member<'_>| field.is_long() || field.ident.ends_with('_');
    if !fields.iter().any(is_odd) {
        for field in fields {
            if matches!(field.presence, Presence::Defaulted { .. }) {
                field.default_fn = ["default_", &field.ident].concat();
            }
        }
        return;
    }
    let (mut locals, mut defaults) = (Scope::default(), Scope::default());
    let claim = |scope: &mut Scope, name: String| scope.claim(Case::Snake, name.clone(), &name);
    for field in fields.iter_mut().filter(|field| !field.is_long()) {
        // A parameter is called as its field is.
        locals.reserve(&field.ident);
        let default = format!("default_{}", field.ident.trim_end_matches('_'));
        field.default_fn = claim(&mut defaults, default);
    }
    for (index, field) in fields.iter_mut().enumerate() {
        if field.is_long() {
            field.local = claim(&mut locals, format!("field{}", index + 1));
            field.default_fn = claim(&mut defaults, format!("default_field{}", index + 1));
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
                    RestShape::Closed => traits,
                    RestShape::Open { .. } => Traits {
                        eq: false,
                        copy: false,
                    },
                    RestShape::Kept { shape, .. } => Traits {
                        copy: false,
                        ..traits.and(shape.traits)
                    },
                }
            }
            Body::Literals { .. } => Traits::ALL,
            Body::Tagged { variants, .. } | Body::Union { variants } => variants
                .iter()
                .fold(Traits::ALL, |all, variant| all.and(variant.shape.traits)),
            Body::Alias(shape) | Body::Newtype(shape) | Body::Checked(shape) => shape.traits,
        }
    }
}
