//! A schema that was compiled: its keywords as rules, its subschemas by number.

use std::collections::{HashMap, HashSet};

use toolrt_format::Format;

use super::decimal::{Decimal, Step};
use super::ecma::Pattern;
use crate::json::{Number, Value};

/// A subschema by its number.
pub(super) type Id = usize;

/// All subschemas; the first is the whole schema.
#[derive(Debug, Default)]
pub(super) struct Compiled {
    pub(super) nodes: Vec<Node>,
    /// The subschema that a dynamic anchor names in a resource.
    pub(super) dynamic: HashMap<(usize, String), Id>,
    /// Whether a keyword asks which properties and items others have evaluated.
    pub(super) tracks: bool,
}

#[derive(Debug)]
pub(super) enum Node {
    /// `true` or `false`.
    Always(bool),
    Rules(Box<Rules>),
}

/// The keywords of one object.
#[derive(Debug, Default)]
pub(super) struct Rules {
    /// The resource that it stands in.
    pub(super) resource: usize,
    /// What it costs to look at an object.
    pub(super) weight: u64,
    /// Whether there is another keyword than `type`, `const` and `enum` that may reject values.
    pub(super) is_more_than_kinds: bool,
    pub(super) types: Vec<Kind>,
    pub(super) constant: Option<Literals>,
    pub(super) literals: Option<Literals>,
    pub(super) format: Option<Format>,
    pub(super) length: Count,
    pub(super) pattern: Option<Pattern>,
    pub(super) limits: Vec<Limit>,
    pub(super) step: Option<(Number, Step)>,
    pub(super) items_count: Count,
    pub(super) prefix: Vec<Id>,
    pub(super) items: Option<Id>,
    pub(super) contains: Option<(Id, Count)>,
    /// Whether `unevaluatedItems` leaves out the items that `contains` accepts.
    pub(super) contains_evaluates: bool,
    pub(super) unique: bool,
    pub(super) entries: Count,
    pub(super) properties: Vec<(String, Id)>,
    pub(super) declared: HashSet<String>,
    pub(super) pattern_properties: Vec<(Pattern, Id)>,
    pub(super) additional: Option<Id>,
    pub(super) names: Option<Id>,
    pub(super) required: Vec<String>,
    pub(super) is_required: HashSet<String>,
    pub(super) dependent_required: Vec<(String, Vec<String>)>,
    pub(super) reference: Option<Id>,
    pub(super) dynamic: Option<Dynamic>,
    pub(super) all_of: Vec<Id>,
    pub(super) any_of: Vec<Id>,
    pub(super) one_of: Vec<Id>,
    pub(super) not: Option<Id>,
    pub(super) condition: Option<Condition>,
    pub(super) dependent_schemas: Vec<(String, Id)>,
    pub(super) unevaluated_items: Option<Id>,
    pub(super) unevaluated_properties: Option<Id>,
}

/// `$dynamicRef`: where it leads if nothing further out has the anchor.
#[derive(Debug)]
pub(super) struct Dynamic {
    pub(super) id: Id,
    /// The anchor, if there is a dynamic one of this name; empty for `$recursiveAnchor`.
    pub(super) name: Option<String>,
}

/// `if`, `then`, `else`.
#[derive(Debug)]
pub(super) struct Condition {
    pub(super) id: Id,
    pub(super) then: Option<Id>,
    pub(super) otherwise: Option<Id>,
}

/// How many there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) min: u64,
    pub(super) max: u64,
}

impl Default for Count {
    fn default() -> Self {
        Self {
            min: 0,
            max: u64::MAX,
        }
    }
}

impl Count {
    pub(super) fn is_any(self) -> bool {
        self == Self::default()
    }

    /// The keywords that a count violates.
    pub(super) fn broken(
        self,
        count: u64,
        least: &'static str,
        most: &'static str,
    ) -> Vec<&'static str> {
        let mut names = Vec::new();
        if count < self.min {
            names.push(least);
        }
        if count > self.max {
            names.push(most);
        }
        names
    }
}

/// One end of a range, by its keyword.
#[derive(Debug)]
pub(super) struct Limit {
    pub(super) keyword: &'static str,
    pub(super) number: Number,
    pub(super) decimal: Decimal,
}

/// The values of `enum`, or that of `const`.
#[derive(Debug)]
pub(super) struct Literals {
    /// The first of them, for messages.
    pub(super) shown: Vec<Value>,
    pub(super) count: usize,
    pub(super) keys: HashSet<String>,
    pub(super) kinds: Vec<Kind>,
    /// Whether there are lists or objects, which it costs more to compare.
    pub(super) has_parts: bool,
}

/// The kinds of values that `type` names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Null,
    Boolean,
    Integer,
    Number,
    String,
    Array,
    Object,
}

impl Kind {
    const ALL: [Self; 7] = [
        Self::Null,
        Self::Boolean,
        Self::Integer,
        Self::Number,
        Self::String,
        Self::Array,
        Self::Object,
    ];

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "boolean",
            Self::Integer => "integer",
            Self::Number => "number",
            Self::String => "string",
            Self::Array => "array",
            Self::Object => "object",
        }
    }

    pub(super) fn phrase(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "true or false",
            Self::Integer => "an integer",
            Self::Number => "a number",
            Self::String => "a string",
            Self::Array => "a list",
            Self::Object => "an object",
        }
    }

    /// Whether a value of the kind `other` is one of this.
    pub(super) fn takes(self, other: Self) -> bool {
        self == other || (self == Self::Number && other == Self::Integer)
    }
}
