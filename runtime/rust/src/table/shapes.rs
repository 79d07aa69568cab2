//! Tables of composite types.

use std::sync::OnceLock;

use super::{Count, Table};
use crate::issues::{Issue, Segment};
use crate::json::{Integer, Node, Number, Value, integer};
use crate::schema::Keywords;

/// A record.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Record {
    pub name: &'static str,
    pub fields: &'static [Field],
    pub rest: Rest,
}

/// A field of a record.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Field {
    pub name: &'static str,
    pub table: Table,
    pub presence: Presence,
    /// The capabilities that bind the paths and URIs in it, as designs write them.
    pub needs: &'static [&'static str],
}

/// The presence of a field: what happens if it is absent.
#[derive(Debug, Clone, Copy)]
pub enum Presence {
    /// It is an issue.
    Required,
    /// The field stays absent.
    Optional,
    /// The field gets this value, written as canonical JSON.
    Default(&'static str),
}

/// The treatment of undeclared keys of a record.
#[derive(Debug, Clone, Copy)]
pub enum Rest {
    /// Issues.
    Closed,
    /// Kept as they are, in their order.
    Open,
    /// Kept, each with a value of this type, and written by key.
    Kept(Table),
}

impl Field {
    /// A field that must be there.
    pub const fn required(name: &'static str, table: Table) -> Self {
        Self {
            name,
            table,
            presence: Presence::Required,
            needs: &[],
        }
    }

    /// A field that may be left out.
    pub const fn optional(name: &'static str, table: Table) -> Self {
        Self {
            name,
            table,
            presence: Presence::Optional,
            needs: &[],
        }
    }

    /// A field with a value for when it is left out, written as JSON.
    pub const fn default(name: &'static str, table: Table, value: &'static str) -> Self {
        Self {
            name,
            table,
            presence: Presence::Default(value),
            needs: &[],
        }
    }

    /// The field whose paths and URIs these capabilities bind.
    pub const fn needs(mut self, needs: &'static [&'static str]) -> Self {
        self.needs = needs;
        self
    }
}

/// An enum or a union of literals.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Enum {
    pub members: &'static [Literal],
}

/// A scalar that a design writes down.
#[derive(Debug, Clone, Copy, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Literal {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(&'static str),
}

impl Literal {
    /// Whether `value` is this literal; numbers compare by value.
    pub(crate) fn is(self, value: &Node<'_>) -> bool {
        match (self, value) {
            (Self::Null, Node::Null) => true,
            (Self::Bool(literal), Node::Bool(value)) => literal == *value,
            (Self::Int(literal), Node::Number(spelling)) => {
                integer(spelling) == Integer::Fits(literal)
            }
            (Self::Float(literal), Node::Number(spelling)) => spelling.parse() == Ok(literal),
            (Self::Text(literal), Node::Text(text)) => literal == text,
            _ => false,
        }
    }

    /// The literal as a value.
    pub fn value(self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(value),
            Self::Int(value) => Value::Number(value.into()),
            Self::Float(value) => Number::from_f64(value).map_or(Value::Null, Value::Number),
            Self::Text(text) => Value::String(text.to_owned()),
        }
    }
}

/// A list.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct List {
    pub item: Table,
    pub count: Count,
    /// Whether an item may not repeat.
    pub unique: bool,
}

impl List {
    /// A list of `item`, without limits.
    pub const fn of(item: Table) -> Self {
        Self {
            item,
            count: Count::ANY,
            unique: false,
        }
    }

    /// At least `min` items.
    pub const fn min(mut self, min: u64) -> Self {
        self.count.min = min;
        self
    }

    /// At most `max` items.
    pub const fn max(mut self, max: u64) -> Self {
        self.count.max = max;
        self
    }

    /// No two equal items.
    pub const fn unique(mut self) -> Self {
        self.unique = true;
        self
    }
}

/// A tuple: a list with a type for each position.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Tuple {
    pub places: &'static [Table],
    /// The type of any further items.
    pub tail: Option<Table>,
    /// The number of items: that of the fixed items, at least that with a tail, and within the limits.
    pub count: Count,
    /// Whether an item may not repeat.
    pub unique: bool,
}

impl Tuple {
    /// A tuple of exactly these items.
    pub const fn of(places: &'static [Table]) -> Self {
        let count = places.len() as u64;
        Self {
            places,
            tail: None,
            count: Count {
                min: count,
                max: count,
            },
            unique: false,
        }
    }

    /// Any number of further items after the fixed ones.
    pub const fn tail(mut self, tail: Table) -> Self {
        self.tail = Some(tail);
        self.count.max = u64::MAX;
        self
    }

    /// At least `min` items, fixed ones included.
    pub const fn min(mut self, min: u64) -> Self {
        if self.count.min < min {
            self.count.min = min;
        }
        self
    }

    /// At most `max` items, fixed ones included.
    pub const fn max(mut self, max: u64) -> Self {
        if self.count.max > max {
            self.count.max = max;
        }
        self
    }

    /// No two equal items.
    pub const fn unique(mut self) -> Self {
        self.unique = true;
        self
    }
}

/// A map from strings.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Map {
    pub value: Table,
    pub count: Count,
}

impl Map {
    /// A map to `value`, without limits.
    pub const fn of(value: Table) -> Self {
        Self {
            value,
            count: Count::ANY,
        }
    }

    /// At least `min` entries.
    pub const fn min(mut self, min: u64) -> Self {
        self.count.min = min;
        self
    }

    /// At most `max` entries.
    pub const fn max(mut self, max: u64) -> Self {
        self.count.max = max;
        self
    }
}

/// A union whose variants are distinguished by a key.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Tagged {
    pub name: &'static str,
    /// The key that names the variant.
    pub tag: &'static str,
    /// The key of the variant's value; without it the value's fields are beside the tag.
    pub content: Option<&'static str>,
    pub variants: &'static [Variant],
}

/// A variant of a tagged union.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Variant {
    pub name: &'static str,
    pub table: Table,
}

impl Variant {
    /// A variant by the text that names it.
    pub const fn new(name: &'static str, table: Table) -> Self {
        Self { name, table }
    }
}

/// A union in which the first alternative that accepts a value is used.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Union {
    pub alternatives: &'static [Table],
}

/// A type with JSON Schema keywords on top; without any, it is the type by another name, which may lead back to itself.
#[derive(Debug)]
pub struct Schema {
    inner: Inner,
    keywords: Option<Keywords>,
    /// The keyword that is told where the issues of the validator cannot be; without one, the first that a value
    /// violates.
    name: Option<&'static str>,
}

#[derive(Debug)]
enum Inner {
    Known(Table),
    /// A type that was still being made when it was first referred to.
    Later(OnceLock<Table>),
}

impl Schema {
    /// The type `table` with `keywords`, a JSON object, which are also checked.
    pub const fn new(table: Table, keywords: &'static str) -> Self {
        Self {
            inner: Inner::Known(table),
            keywords: Some(Keywords::new(keywords)),
            name: None,
        }
    }

    /// The same with the keyword that is told, whichever a value violates, where issues of the validator might tell a
    /// secret, or nobody knows them.
    pub(crate) const fn named(mut self, name: &'static str) -> Self {
        self.name = Some(name);
        self
    }

    /// A type that is told later, once, without keywords.
    pub(crate) const fn later() -> Self {
        Self {
            inner: Inner::Later(OnceLock::new()),
            keywords: None,
            name: None,
        }
    }

    /// Tells the type.
    pub(crate) fn tell(&self, table: Table) {
        if let Inner::Later(later) = &self.inner {
            // What is told first holds.
            let _ = later.set(table);
        }
    }

    /// The type.
    pub(crate) fn table(&self) -> Table {
        match &self.inner {
            Inner::Known(table) => *table,
            Inner::Later(later) => later.get().copied().unwrap_or(Table::Json),
        }
    }

    pub(crate) fn has_keywords(&self) -> bool {
        self.keywords.is_some()
    }

    /// The keyword to tell that a value of the type violates, without another name the first one.
    pub(crate) fn broken(&self, value: &Value) -> Option<String> {
        let broken = self.keywords.as_ref()?.broken(value)?;
        Some(self.name.map_or(broken, str::to_owned))
    }

    /// Whether the keywords mark parts of values that only they know as secret.
    pub(crate) fn describes_secrets(&self) -> bool {
        self.keywords.as_ref().is_some_and(Keywords::has_secrets)
    }

    /// Whether the type is known by now.
    pub(crate) fn is_known(&self) -> bool {
        match &self.inner {
            Inner::Known(_) => true,
            Inner::Later(later) => later.get().is_some(),
        }
    }

    /// The issues of a value of the type that stands at a path, by its keywords; none where nobody knows them.
    pub(crate) fn issues(&self, value: &Value, path: &[Segment<'_>]) -> Vec<Issue> {
        let keywords = self.keywords.as_ref();
        keywords.map_or_else(Vec::new, |keywords| keywords.issues(value, path))
    }
}
