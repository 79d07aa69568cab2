//! What can be wrong with a value, before it is put into words.

use crate::json::Value;
use crate::scalars::Format;
use crate::table::{Bound, Count, Decimal, Literal, Pattern, Table};

use super::path::Segment;

/// Something that is wrong, and where.
#[derive(Debug, Clone)]
pub(super) struct Found<'v> {
    /// From the value that was walked down to what is wrong.
    pub(super) path: Vec<Segment<'v>>,
    pub(super) problem: Problem,
    /// What is there, as far as it may be shown.
    pub(super) got: Got,
}

/// What a message may show of a value.
#[derive(Debug, Clone)]
pub(super) enum Got {
    Scalar(Value),
    List(usize),
    Object(usize),
    /// A count of characters, items or entries.
    Count(usize),
    /// What is not there, or secret.
    Nothing,
    /// Two equal items.
    Pair(usize, usize),
}

/// What is wrong.
#[derive(Debug, Clone)]
pub(super) enum Problem {
    Type {
        wanted: Table,
        nullable: bool,
    },
    Missing {
        wanted: Table,
        resembling: Option<String>,
    },
    MissingTag {
        members: Vec<Literal>,
        resembling: Option<String>,
    },
    Unknown {
        known: Vec<&'static str>,
        suggestion: Option<&'static str>,
    },
    Enum {
        members: Vec<Literal>,
        suggestion: Option<&'static str>,
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
