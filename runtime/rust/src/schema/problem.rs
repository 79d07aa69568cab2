//! Problems of values, before they become messages.

use toolrt_format::Format;

use super::nodes::{Count, Id, Kind, Limit, Literals, Rules};
use crate::issues::{Got, Segment};
use crate::json::{Number, Object};

/// A problem, where it is, and what is there.
pub(super) struct Found<'a> {
    pub(super) path: Vec<Segment<'a>>,
    pub(super) problem: Problem<'a>,
    pub(super) got: Got<'a>,
}

pub(super) enum Problem<'a> {
    /// The schema is `false`.
    Never,
    Type(&'a [Kind]),
    Literal(&'a Literals),
    Format(Format),
    Length(Count),
    Pattern(&'a str),
    Range(&'a [Limit]),
    Step(&'a Number),
    Items(Count),
    Contains(Count),
    Unique,
    Entries(Count),
    /// A key that is not there, and what makes it necessary, if not the schema alone.
    Missing {
        key: &'a str,
        because: Option<&'a str>,
        rules: &'a Rules,
        object: &'a Object,
    },
    /// A key that these rules do not know; with those of the schemas that apply at the same place.
    Unknown {
        key: &'a str,
        rules: &'a Rules,
        applied: bool,
    },
    /// What is wrong with the name of a key.
    Name(Box<Found<'a>>),
    Not(Id),
    /// No alternative takes this kind.
    Union(&'a [Id]),
    /// Two alternatives of `oneOf` accept.
    Both(usize, usize),
}
