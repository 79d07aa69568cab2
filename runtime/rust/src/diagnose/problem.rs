//! Problems of values, before they become messages.

use crate::scalars::Format;
use crate::table::{Bound, Count, Decimal, Literal, Pattern, Table};

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
    DecimalRange {
        low: Bound<&'static str>,
        high: Bound<&'static str>,
    },
    DecimalStep {
        step: &'static str,
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
