//! What a place holds: its Rust type, and what the design asks of its values.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use toolc_compiler::ir::{Constraints, Format, TypeKind};

use super::table::{Static, Table};
use crate::code::{Code, Name};
use crate::plan::literals::Literals;
use crate::rust::names::Traits;

/// What stands at a place: a Rust type, and what the design asks of its values.
#[derive(Clone)]
pub(in crate::rust) struct Shape<'d> {
    pub kind: Kind<'d>,
    pub nullable: bool,
    pub secret: bool,
    pub boxed: bool,
    pub limits: Cow<'d, Constraints>,
    /// The Rust type, without what stands around it where the place may be null, is secret or boxed.
    pub bare: Code,
    pub traits: Traits,
}

/// See [`Shape`].
#[derive(Clone)]
pub(in crate::rust) enum Kind<'d> {
    Null,
    Bool,
    Json,
    Int,
    Float,
    /// The runtime's name of the format's table, such as `UUID`; `STRING` without one.
    Text(&'static str),
    List(Rc<Shape<'d>>),
    Map(Rc<Shape<'d>>),
    Tuple(Rc<[Shape<'d>]>, Option<Rc<Shape<'d>>>),
    Nominal {
        /// The Rust type's name here.
        name: Arc<Name>,
        /// Its table.
        table: Table,
        /// Where it was declared, to find the members of an enum.
        literals: Option<Arc<Literals>>,
        /// Where this place has further limits of how many items it has.
        narrowed: Option<Narrowed>,
    },
}

/// An alias that is a type of its own, at a place that limits how many items it has.
#[derive(Clone)]
pub(in crate::rust) struct Narrowed {
    /// `List`, `Map` or `Tuple`.
    pub kind: &'static str,
    /// The static of the alias, which the place takes with further limits.
    pub base: Static,
}

impl<'d> Shape<'d> {
    /// Whether the place needs no statics and no functions of its own.
    pub(in crate::rust) fn is_simple(&self) -> bool {
        *self.limits == Constraints::NONE
            && !matches!(self.kind, Kind::List(_) | Kind::Map(_) | Kind::Tuple(..))
    }

    /// Whether nothing stands around the type: it is not null, secret or boxed.
    pub(in crate::rust) fn is_bare(&self) -> bool {
        !self.nullable && !self.secret && !self.boxed
    }

    pub(super) fn new(kind: Kind<'d>, bare: Code, traits: Traits) -> Self {
        Self {
            kind,
            nullable: false,
            secret: false,
            boxed: false,
            limits: Cow::Owned(Constraints::NONE),
            bare,
            traits,
        }
    }

    /// Whether the place, or one inside it that has no codec of its own, has `@schema` keywords.
    pub(in crate::rust) fn has_schema(&self) -> bool {
        let inside = match &self.kind {
            Kind::List(inner) | Kind::Map(inner) => inner.has_schema(),
            Kind::Tuple(items, tail) => {
                items.iter().any(Shape::has_schema) || tail.iter().any(|tail| tail.has_schema())
            }
            Kind::Null
            | Kind::Bool
            | Kind::Json
            | Kind::Int
            | Kind::Float
            | Kind::Text(_)
            | Kind::Nominal { .. } => false,
        };
        inside || !self.limits.schemas.is_empty()
    }

    /// The Rust type, whole.
    pub(in crate::rust) fn rust(&self) -> Code {
        let inner = self.inner_rust();
        if self.nullable {
            Code::generic("Option", vec![inner])
        } else {
            inner
        }
    }

    /// The type without the outer `Option`.
    pub(in crate::rust) fn inner_rust(&self) -> Code {
        let mut rust = self.bare.clone();
        if self.boxed {
            rust = Code::generic("Box", vec![rust]);
        }
        if self.secret {
            rust = Code::generic("toolrt::Secret", vec![rust]);
        }
        rust
    }

    /// The table, where the Rust type alone says everything.
    pub(in crate::rust) fn payload_table(&self) -> Option<Table> {
        if self.nullable || self.secret || self.boxed || *self.limits != Constraints::NONE {
            return None;
        }
        match &self.kind {
            Kind::Null => Some(Table::Known("Null")),
            Kind::Bool => Some(Table::Known("Bool")),
            Kind::Json => Some(Table::Known("Json")),
            Kind::Int => Some(Table::Known("INT")),
            Kind::Float => Some(Table::Known("FLOAT")),
            Kind::Text(table) => Some(Table::Known(table)),
            Kind::List(_) | Kind::Map(_) | Kind::Tuple(..) => None,
            Kind::Nominal { table, .. } => Some(table.clone()),
        }
    }
}

/// The name of a format in that of an alternative.
pub(super) fn format_name(format: Format) -> String {
    text_kind(format).0.to_owned()
}

/// The Rust name of a format, and that of its table.
fn text_kind(format: Format) -> (&'static str, &'static str) {
    match format {
        Format::Datetime => ("DateTime", "DATE_TIME"),
        Format::Date => ("Date", "DATE"),
        Format::Time => ("Time", "TIME"),
        Format::Duration => ("Duration", "DURATION"),
        Format::Decimal => ("Decimal", "DECIMAL"),
        Format::Uuid => ("Uuid", "UUID"),
        Format::Uri => ("Uri", "URI"),
        Format::Email => ("Email", "EMAIL"),
        Format::Hostname => ("Hostname", "HOSTNAME"),
        Format::Ipv4 => ("Ipv4", "IPV4"),
        Format::Ipv6 => ("Ipv6", "IPV6"),
    }
}

/// What a scalar is, without limits.
pub(super) fn scalar<'d>(kind: &TypeKind) -> Shape<'d> {
    let scalar = |kind, rust: &'static str, eq, copy| {
        Shape::new(kind, Code::word(rust), Traits { eq, copy })
    };
    match kind {
        TypeKind::Null => scalar(Kind::Null, "()", true, true),
        TypeKind::Bool => scalar(Kind::Bool, "bool", true, true),
        TypeKind::Int => scalar(Kind::Int, "i64", true, true),
        TypeKind::Float => scalar(Kind::Float, "f64", false, true),
        TypeKind::Json | TypeKind::Unknown => scalar(Kind::Json, "toolrt::Value", false, false),
        TypeKind::String => scalar(Kind::Text("STRING"), "String", true, false),
        TypeKind::Bytes => scalar(Kind::Text("BYTES"), "toolrt::Bytes", true, false),
        TypeKind::Path => scalar(Kind::Text("PATH"), "toolrt::FilePath", true, false),
        TypeKind::Format { format } => {
            let (name, table) = text_kind(*format);
            let traits = Traits {
                eq: true,
                copy: false,
            };
            Shape::new(Kind::Text(table), format!("toolrt::{name}").into(), traits)
        }
        TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Named { .. } => unreachable!("it is a scalar"),
    }
}
