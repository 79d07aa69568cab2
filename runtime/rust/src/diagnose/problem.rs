//! Problems of values, before they become messages.

use crate::json::Node;
use crate::scalars::Format;
use crate::table::{Bound, Count, Decimal, Literal, Pattern, Table};

/// The part of a value that a message may show.
#[derive(Debug, Clone, Copy)]
pub(super) enum Got<'v> {
    Null,
    Bool(bool),
    /// The spelling.
    Number(&'v str),
    Text(&'v str),
    List(usize),
    Object(usize),
    /// A count of characters, items or entries.
    Count(usize),
    /// An absent or secret value.
    Nothing,
    /// Two equal items.
    Pair(usize, usize),
}

impl<'v> Got<'v> {
    pub(super) fn of(value: &'v Node<'v>) -> Self {
        match value {
            Node::Null => Self::Null,
            Node::Bool(value) => Self::Bool(*value),
            Node::Number(spelling) => Self::Number(spelling),
            Node::Text(text) => Self::Text(text),
            Node::List(items) => Self::List(items.len()),
            Node::Object(object) => Self::Object(object.len()),
        }
    }
}

/// Looks for a similar name only when the problem is reported: most problems of alternatives of unions are not.
pub(super) type Near<'v> = Box<dyn Fn() -> Option<&'v str> + 'v>;

/// The kind of a problem.
pub(super) enum Problem<'v> {
    Type {
        wanted: Table,
        nullable: bool,
    },
    Missing {
        wanted: Table,
        resembling: Near<'v>,
    },
    MissingTag {
        members: Vec<Literal>,
        resembling: Near<'v>,
    },
    Unknown {
        known: Vec<&'static str>,
        suggestion: Near<'v>,
    },
    Enum {
        members: Vec<Literal>,
        suggestion: Near<'v>,
    },
    Format {
        format: Format,
    },
    Pattern {
        pattern: &'static Pattern,
    },
    IntRange {
        low: Bound<i64>,
        high: Bound<i64>,
    },
    FloatRange {
        low: Bound<f64>,
        high: Bound<f64>,
    },
    PastInt,
    PastFloat,
    Step {
        step: Decimal,
    },
    Length {
        limits: Count,
    },
    Items {
        limits: Count,
    },
    Unique,
    Entries {
        limits: Count,
    },
    Union {
        alternatives: &'static [Table],
        nullable: bool,
    },
    Schema {
        keyword: String,
    },
}
