//! Types: declared ones, and what stands where a type is used.

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;

use super::{Capability, PackageId, Place, TypeId, Value, off};
use crate::source::Text;

/// A declared type.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TypeDecl {
    /// Its id.
    pub id: TypeId,
    /// `Todo`
    pub name: Text,
    /// `acme.todos.Todo`
    pub full_name: Text,
    /// Where it lives.
    pub package: PackageId,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// Title, deprecation, …
    #[serde(flatten)]
    pub annotations: Annotations,
    /// What it is.
    pub body: TypeBody,
    /// JSON Schema keywords that hold for the whole type beside `body`; those of an alias stand in its type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schema: Option<Value>,
    /// The name in its declaration.
    pub place: Place,
}

/// What a declared type is.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TypeBody {
    /// `type Todo { … }`
    Record(Arc<Record>),
    /// `type Slug = string @length(1..64)`
    Alias {
        /// What the name stands for.
        target: Type,
    },
    /// `enum Status { … }`
    Enum {
        /// At least one, with different wire values.
        members: Vec<Member>,
    },
    /// `union Trigger by kind { … }`
    Union(Union),
}

/// A record: declared, inline, or the visible parameters of a signature.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Record {
    /// Copied fields included, names unique.
    pub fields: Vec<Field>,
    /// What is done with other keys.
    pub rest: Rest,
}

/// What a record does with keys that it does not declare.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(tag = "rest", rename_all = "snake_case")]
pub enum Rest {
    /// They are errors.
    Closed,
    /// `...`: they are kept as they are; the schema says nothing.
    Open,
    /// `...: T`: they are kept.
    Typed {
        /// The type of their values.
        #[serde(rename = "type")]
        ty: Box<Type>,
    },
}

/// A field of a record, or a parameter.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Field {
    /// The key on the wire.
    pub name: Text,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// Its type.
    #[serde(rename = "type")]
    pub ty: Type,
    /// Whether it must be there, and what stands in where it is not.
    pub presence: Presence,
    /// Title, deprecation, …
    #[serde(flatten)]
    pub annotations: Annotations,
    /// The name in its declaration.
    pub place: Place,
}

/// Whether a field must be there.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(tag = "presence", rename_all = "snake_case")]
pub enum Presence {
    /// `x: T`; `default` is only documented (`@default(v)`).
    Required {
        /// The documented default.
        #[serde(skip_serializing_if = "Option::is_none")]
        default: Option<Box<Value>>,
    },
    /// `x?: T`; `default` is only documented (`= v`).
    Optional {
        /// The documented default.
        #[serde(skip_serializing_if = "Option::is_none")]
        default: Option<Box<Value>>,
    },
    /// `x: T = v`: filled in.
    Defaulted {
        /// What is filled in, as it travels.
        default: Box<Value>,
    },
}

/// Metadata of a declaration: [`AnnotationSet`], on the heap. Most declarations have none, and there are many of them.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Annotations(Option<Box<AnnotationSet>>);

/// That of the set: nobody outside sees the box.
impl JsonSchema for Annotations {
    fn schema_name() -> Cow<'static, str> {
        AnnotationSet::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        AnnotationSet::json_schema(generator)
    }
}

impl Deref for Annotations {
    type Target = AnnotationSet;

    fn deref(&self) -> &AnnotationSet {
        static NONE: AnnotationSet = AnnotationSet {
            title: None,
            deprecated: None,
            secret: false,
            needs: Vec::new(),
            header: None,
            examples: Vec::new(),
        };
        self.0.as_deref().unwrap_or(&NONE)
    }
}

impl DerefMut for Annotations {
    fn deref_mut(&mut self) -> &mut AnnotationSet {
        self.0.get_or_insert_default()
    }
}

/// See [`Annotations`].
#[derive(Debug, Clone, Default, PartialEq, Serialize, JsonSchema)]
pub struct AnnotationSet {
    /// `@title("…")`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// `@deprecated("…")`; empty without a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Text>,
    /// `@secret`: never logged, traced or echoed.
    #[serde(skip_serializing_if = "off")]
    pub secret: bool,
    /// `@needs(fs:write)`: the capabilities that bind the value, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Capability>,
    /// `@header("Region")`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub header: Option<Text>,
    /// `@example(v)`, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Value>,
}

/// A member of an enum.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Member {
    /// The name in the source.
    pub name: Text,
    /// What travels: a string or a number.
    pub value: Value,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// Title, deprecation, …
    #[serde(flatten)]
    pub annotations: Annotations,
    /// The name in its declaration.
    pub place: Place,
}

/// A tagged union.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Union {
    /// `by kind`: the tag stands among the record's fields. Without it the wire form is `{"type": …, "value": …}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Text>,
    /// At least one, with different names.
    pub variants: Vec<Variant>,
}

/// A variant of a tagged union.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Variant {
    /// The tag.
    pub name: Text,
    /// What it holds; a record where the union has `by`.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The doc comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// The name in its declaration.
    pub place: Place,
}

/// A type where it is used.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Type {
    /// What it is.
    #[serde(flatten)]
    pub kind: TypeKind,
    /// What was said here; those of an alias behind it hold as well.
    // Types of which the same is said share it: thousands of fields may be `@length(1..64)`.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub constraints: Option<Arc<Constraints>>,
    /// A doc comment at this place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// Where it stands.
    #[serde(skip)]
    pub place: Place,
}

/// See [`Type`].
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TypeKind {
    /// Text.
    String,
    /// A 64-bit integer.
    Int,
    /// A double.
    Float,
    /// `true` or `false`.
    Bool,
    /// Base64 text.
    Bytes,
    /// Text of an asserted format.
    Format {
        /// Which.
        format: Format,
    },
    /// A file path.
    Path,
    /// Any JSON value.
    Json,
    /// Only `null`.
    Null,
    /// `[T]`
    List {
        /// The type of each item.
        items: Box<Type>,
    },
    /// `[string: T]`
    Map {
        /// The type of each value.
        values: Box<Type>,
    },
    /// `[A, ...B]`
    Tuple {
        /// By position.
        items: Vec<Type>,
        /// What may follow, any number of times.
        #[serde(skip_serializing_if = "Option::is_none")]
        tail: Option<Box<Type>>,
    },
    /// An inline record.
    Record(Box<Record>),
    /// `A | B`, untagged: at least two alternatives, none of them `null` or a nullable type.
    Union {
        /// In order: the first that accepts wins. Literals stand together in one alternative at the place of the first.
        alternatives: Vec<Type>,
    },
    /// `"fast" | "slow"`: one of these scalars; strings, numbers, bools, without `null`.
    Literals {
        /// At least one, all different.
        values: Vec<Value>,
    },
    /// `T?`, `T | null`; never directly inside another.
    Nullable {
        /// The type that is not null.
        inner: Box<Type>,
    },
    /// A declared type.
    Named {
        /// Which.
        #[serde(rename = "type")]
        id: TypeId,
    },
    /// What could not be resolved; a finding says why. Never in a design that is ready.
    Unknown,
}

/// Asserted text formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// RFC 3339 date-time with offset.
    Datetime,
    /// RFC 3339 full-date.
    Date,
    /// RFC 3339 full-time with offset.
    Time,
    /// ISO 8601 duration.
    Duration,
    /// Exact digits, limited by value.
    Decimal,
    /// RFC 4122 with hyphens.
    Uuid,
    /// RFC 3986 with scheme.
    Uri,
    /// A mailbox.
    Email,
    /// RFC 1123.
    Hostname,
    /// Dotted quad.
    Ipv4,
    /// RFC 4291.
    Ipv6,
}

impl Format {
    /// All, with their names in the language.
    pub const ALL: [(&'static str, Format); 11] = [
        ("datetime", Format::Datetime),
        ("date", Format::Date),
        ("time", Format::Time),
        ("duration", Format::Duration),
        ("decimal", Format::Decimal),
        ("uuid", Format::Uuid),
        ("uri", Format::Uri),
        ("email", Format::Email),
        ("hostname", Format::Hostname),
        ("ipv4", Format::Ipv4),
        ("ipv6", Format::Ipv6),
    ];

    /// The name in the language.
    pub fn name(self) -> &'static str {
        Format::ALL
            .iter()
            .find(|(_, format)| *format == self)
            .expect("ALL has all")
            .0
    }
}

/// What attributes ask of a value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Constraints {
    /// `@length`: code points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<Bounds>,
    /// `@items`: list size.
    #[serde(rename = "item_count", skip_serializing_if = "Option::is_none")]
    pub items: Option<Bounds>,
    /// `@entries`: map size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<Bounds>,
    /// `@range(min..)`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<Text>,
    /// `@range(..max)`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<Text>,
    /// `@above`: exclusive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub above: Option<Text>,
    /// `@below`: exclusive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub below: Option<Text>,
    /// `@step`: several where aliases add up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Text>,
    /// `@pattern`: ECMA-262 with the `u` flag, not anchored; all must match.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub patterns: Vec<Text>,
    /// `@unique`
    #[serde(skip_serializing_if = "off")]
    pub unique: bool,
    /// `@format("x")`: asserts nothing.
    #[serde(rename = "annotated_format", skip_serializing_if = "Option::is_none")]
    pub format: Option<Text>,
    /// `@schema({…})`: JSON Schema keywords.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub schemas: Vec<Value>,
}

/// Inclusive limits of a size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Bounds {
    /// At least.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<u64>,
    /// At most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<u64>,
}
