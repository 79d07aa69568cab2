//! What a place holds: its Python type, and what the design asks of its values.

use std::borrow::Cow;

use toolc_compiler::ir::{Constraints, Format, TypeKind, Value};

use crate::python::classes::{ARRAY, BOOL, Class, NUMBER, OBJECT, STRING, literal_kinds};

/// What stands at a place: a type, and what the design asks of its values.
pub(in crate::python) struct Shape<'d> {
    pub kind: Kind<'d>,
    pub nullable: bool,
    pub secret: bool,
    pub limits: Cow<'d, Constraints>,
    /// The name of an alias that says all of this, but for `nullable`.
    pub alias: Option<String>,
    /// The type that an alias of a scalar is, where it is one of its own.
    pub newtype: Option<Newtype>,
}

/// An alias of a scalar that is a type of its own.
pub(in crate::python) struct Newtype {
    /// What type checkers see.
    pub name: String,
    /// What msgspec checks: of this name where the place has further limits.
    pub held: String,
}

/// See [`Shape`].
pub(in crate::python) enum Kind<'d> {
    Null,
    Bool,
    Json,
    Int,
    Float,
    /// The name of the format in a design; empty without one.
    Text(&'static str),
    /// A text of this format that Python holds in a class of its own: a `datetime`, a `date`, a `time`, a `UUID`.
    Own(&'static str),
    List(Box<Shape<'d>>),
    Map(Box<Shape<'d>>),
    Tuple(Vec<Shape<'d>>),
    /// Texts and integers.
    Literals(Vec<&'d Value>),
    /// Alternatives that msgspec tells apart.
    Union(Vec<Shape<'d>>),
    Nominal(Nominal),
}

/// A type with a name and a codec.
pub(in crate::python) struct Nominal {
    pub name: String,
    /// The expression of its codec.
    pub codec: String,
    /// The JSON kinds that msgspec knows it by in a union; 0 where it may stand in none.
    pub(super) kinds: u8,
    pub class: Class,
    /// The formats among its alternatives that Python has values of its own for.
    pub natural: Vec<&'static str>,
    pub(super) size: Size,
}

/// Whether a place may limit how many items a nominal type has.
#[derive(Clone, Copy)]
pub(super) enum Size {
    None,
    /// By a type of its own, since other places have this one.
    Shared,
    /// By this type, which no other place has.
    Own,
}

impl<'d> Shape<'d> {
    pub(super) fn new(kind: Kind<'d>) -> Self {
        Self {
            kind,
            nullable: false,
            secret: false,
            limits: Cow::Owned(Constraints::NONE),
            alias: None,
            newtype: None,
        }
    }

    pub(super) fn make_secret(&mut self) {
        self.secret = true;
        self.alias = None;
    }

    /// The JSON kinds that msgspec knows it by in a union; 0 where it may stand in none.
    pub(super) fn kinds(&self) -> u8 {
        if self.nullable || self.secret || !self.limits.schemas.is_empty() {
            return 0;
        }
        match &self.kind {
            Kind::Null | Kind::Json | Kind::Union(_) => 0,
            Kind::Bool => BOOL,
            Kind::Int | Kind::Float => NUMBER,
            // It is made by a hook, which msgspec takes in no union.
            Kind::Text("decimal") => 0,
            Kind::Text(_) | Kind::Own(_) => STRING,
            Kind::List(_) => ARRAY,
            // Beside limits msgspec looks for the places of a tuple where there are none, and crashes.
            Kind::Tuple(_) => 0,
            Kind::Map(_) => OBJECT,
            Kind::Literals(values) => literal_kinds(values.iter().copied()),
            Kind::Nominal(nominal) => nominal.kinds,
        }
    }

    /// Whether msgspec matches texts here.
    pub(super) fn has_pattern(&self) -> bool {
        match &self.kind {
            Kind::Text("") => !self.limits.patterns.is_empty(),
            Kind::Text(format) => !matches!(*format, "bytes" | "decimal"),
            Kind::Null
            | Kind::Bool
            | Kind::Int
            | Kind::Float
            | Kind::Json
            | Kind::Own(_)
            | Kind::List(_)
            | Kind::Tuple(_)
            | Kind::Map(_)
            | Kind::Union(_)
            | Kind::Literals(_)
            | Kind::Nominal(_) => false,
        }
    }
}

impl<'d> Kind<'d> {
    /// The same, of a scalar.
    pub(super) fn scalar(&self) -> Self {
        match self {
            Kind::Int => Kind::Int,
            Kind::Float => Kind::Float,
            Kind::Text(format) => Kind::Text(format),
            Kind::Own(format) => Kind::Own(format),
            Kind::Bool => Kind::Bool,
            Kind::Json => Kind::Json,
            Kind::Null
            | Kind::List(_)
            | Kind::Map(_)
            | Kind::Tuple(_)
            | Kind::Literals(_)
            | Kind::Union(_)
            | Kind::Nominal(_) => Kind::Null,
        }
    }
}

/// What a scalar is.
pub(super) fn scalar<'d>(kind: &TypeKind) -> Kind<'d> {
    match kind {
        TypeKind::Null => Kind::Null,
        TypeKind::Bool => Kind::Bool,
        TypeKind::Int => Kind::Int,
        TypeKind::Float => Kind::Float,
        TypeKind::Json | TypeKind::Unknown => Kind::Json,
        TypeKind::String => Kind::Text(""),
        TypeKind::Bytes => Kind::Text("bytes"),
        TypeKind::Path => Kind::Text("path"),
        TypeKind::Format { format } => Kind::Text(Format::name(*format)),
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
