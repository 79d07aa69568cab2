//! Intermediate types: the meaning of a schema, before types have names in a file.

use super::report::NoteKind;
use crate::ir::{Constraints, Format, Value};
use crate::source::Text;

/// A type at one use.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Type {
    pub kind: Kind,
    /// `T?`
    pub nullable: bool,
    /// The docs of this position that are not the field's own.
    pub docs: Option<Text>,
    pub limits: Constraints,
    /// Keywords that only `@schema` can express.
    pub schema: Vec<(Text, Value)>,
}

/// See [`Type`].
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) enum Kind {
    #[default]
    Json,
    String,
    Int,
    Float,
    Bool,
    Bytes,
    Null,
    Format(Format),
    List(Box<Type>),
    Map(Box<Type>),
    Tuple(Vec<Type>, Option<Box<Type>>),
    Record(Record),
    /// At least two, none of them nullable.
    Union(Vec<Type>),
    /// Scalars without null, all different.
    Literals(Vec<Value>),
    /// An index into [`Types::decls`].
    Named(usize),
}

impl Kind {
    /// The declaration that it names.
    pub fn named(&self) -> Option<usize> {
        if let Self::Named(index) = self {
            Some(*index)
        } else {
            None
        }
    }

    /// Its literals, if all are texts.
    pub fn texts(&self) -> Option<&[Value]> {
        if let Self::Literals(values) = self
            && values.iter().all(|value| value.text().is_some())
        {
            Some(values)
        } else {
            None
        }
    }
}

/// Fields, and the treatment of other keys.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Record {
    pub fields: Vec<Field>,
    pub rest: Rest,
}

/// The treatment of other keys.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) enum Rest {
    #[default]
    Closed,
    Open,
    Typed(Box<Type>),
}

/// A field or parameter.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Field {
    pub name: Text,
    pub about: About,
    pub ty: Type,
    /// `x?`
    pub optional: bool,
    pub default: FieldDefault,
}

impl Field {
    /// Whether a value must have it.
    pub fn is_required(&self) -> bool {
        !self.optional && !matches!(self.default, FieldDefault::Value(_))
    }
}

/// The default of a field.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) enum FieldDefault {
    #[default]
    None,
    /// `= v`
    Value(Value),
    /// `@default(v)`
    Documented(Value),
}

/// The metadata of a declaration or a field.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct About {
    pub docs: Option<Text>,
    pub title: Option<Text>,
    /// Empty without a text.
    pub deprecated: Option<Text>,
    /// Whether it is an argument that is `writeOnly`.
    pub secret: bool,
    pub header: Option<Text>,
    /// Whether its format is `password`.
    pub is_password: bool,
    pub examples: Vec<Value>,
}

/// A declared type.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Decl {
    /// Unique among all of a file, a capital first.
    pub name: String,
    pub about: About,
    pub schema: Vec<(Text, Value)>,
    pub body: Body,
}

/// See [`Decl`].
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Body {
    /// Being read; a reference to it is fine.
    Pending,
    Record(Record),
    Alias(Box<Type>),
    Enum(Vec<Member>),
    /// The key, and the variants.
    Tagged(Text, Vec<Variant>),
}

/// A member of an enum, named by its value on the wire.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Member {
    pub value: Text,
    pub docs: Option<Text>,
    pub title: Option<Text>,
}

/// A variant of a tagged union.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Variant {
    pub tag: Text,
    pub docs: Option<Text>,
    pub ty: Type,
}

/// The declared types of a file.
#[derive(Debug, Default)]
pub(super) struct Types {
    pub decls: Vec<Decl>,
    /// The key that distinguishes records which are variants now.
    pub tags: foldhash::HashMap<usize, Text>,
    /// The worst difference from the source in each declaration that has some.
    pub worst: foldhash::HashMap<usize, NoteKind>,
    /// How much work it was so far, about as many keywords.
    pub work: usize,
}

impl Types {
    /// The record that a type is.
    pub fn record_of<'t>(&'t self, ty: &'t Type) -> Option<&'t Record> {
        if let Kind::Record(record) = &ty.kind {
            return Some(record);
        }
        match &self.decls[ty.kind.named()?].body {
            Body::Record(record) => Some(record),
            Body::Pending | Body::Alias(_) | Body::Enum(_) | Body::Tagged(..) => None,
        }
    }
}

impl Type {
    pub fn of(kind: Kind) -> Self {
        Self {
            kind,
            ..Self::default()
        }
    }

    /// Any value.
    pub fn json() -> Self {
        Self::of(Kind::Json)
    }

    /// Any value that satisfies these keywords.
    pub fn escaped(schema: Vec<(Text, Value)>) -> Self {
        Self {
            schema,
            ..Self::json()
        }
    }

    /// No value at all.
    pub fn never() -> Self {
        Self::escaped(vec![("not".into(), Value::Object(Vec::new()))])
    }

    /// Whether there are no attributes.
    pub fn is_plain(&self) -> bool {
        self.limits == Constraints::default() && self.schema.is_empty()
    }

    /// Whether it has `@schema` directly.
    pub fn is_escaped(&self) -> bool {
        !self.schema.is_empty()
    }

    /// `T?`; a type that already accepts null is unchanged.
    pub fn or_null(mut self) -> Self {
        let takes_null =
            matches!(self.kind, Kind::Null) || self.kind == Kind::Json && self.is_plain();
        self.nullable |= !takes_null;
        self
    }

    /// Calls `f` with each type directly inside.
    pub fn children<'t>(&'t self, f: &mut dyn FnMut(&'t Type)) {
        match &self.kind {
            Kind::Json
            | Kind::String
            | Kind::Int
            | Kind::Float
            | Kind::Bool
            | Kind::Bytes
            | Kind::Null
            | Kind::Format(_)
            | Kind::Literals(_)
            | Kind::Named(_) => {}
            Kind::List(inner) | Kind::Map(inner) => f(inner),
            Kind::Tuple(items, tail) => {
                items.iter().for_each(&mut *f);
                tail.iter().for_each(|tail| f(tail));
            }
            Kind::Union(items) => items.iter().for_each(f),
            Kind::Record(record) => record.children(f),
        }
    }
}

impl Record {
    /// Calls `f` with each type directly inside.
    pub fn children<'t>(&'t self, f: &mut dyn FnMut(&'t Type)) {
        self.fields.iter().for_each(|field| f(&field.ty));
        match &self.rest {
            Rest::Typed(ty) => f(ty),
            Rest::Closed | Rest::Open => {}
        }
    }
}

impl Body {
    /// Calls `f` with each type directly inside.
    pub fn children<'t>(&'t self, f: &mut dyn FnMut(&'t Type)) {
        match self {
            Body::Pending | Body::Enum(_) => {}
            Body::Record(record) => record.children(f),
            Body::Alias(ty) => f(ty),
            Body::Tagged(_, variants) => variants.iter().for_each(|variant| f(&variant.ty)),
        }
    }
}
