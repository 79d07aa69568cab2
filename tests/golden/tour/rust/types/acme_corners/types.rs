// Made by toolc from wide.tools; do not edit.

//! The types of the package `acme.corners`.

use super::super::acme_common::types::Money;
/// Keys that are not declared are kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Open {
    pub id: i64,
    /// All other keys.
    pub rest: toolrt::Object,
}

impl Open {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: toolrt::Object::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpenTyped {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, String>,
}

impl OpenTyped {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Based {
    pub id: i64,
    pub extra: toolrt::Maybe<toolrt::Value>,
}

impl Based {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            extra: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keyword {
    pub type_: String,
    pub tool: Option<i64>,
    pub filter_status: Option<String>,
    pub from: toolrt::DateTime,
    pub in_reply_to: Option<String>,
    pub args: Vec<Vec<i64>>,
}

impl Keyword {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(type_: impl Into<String>, from: toolrt::DateTime, args: Vec<Vec<i64>>) -> Self {
        Self {
            type_: type_.into(),
            tool: None,
            filter_status: None,
            from,
            in_reply_to: None,
            args,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wire {
    Todo,
    InProgress,
    /// Deprecated: use closed
    Done,
}

impl Wire {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::Todo, Self::InProgress, Self::Done];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Todo => "To Do",
            Self::InProgress => "in progress",
            Self::Done => "done",
        }
    }
}

pub type Span = (f64, f64);

pub type Path3 = (String, Vec<i64>);

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NestedPoint {
    pub x: f64,
    pub y: f64,
}

impl NestedPoint {
    /// Takes the required fields.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NestedMode {
    Fast,
    Slow,
}

impl NestedMode {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Fast, Self::Slow];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NestedLevel {
    N1,
    N2,
    N3,
}

impl NestedLevel {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::N1, Self::N2, Self::N3];

    /// The number on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::N1 => 1,
            Self::N2 => 2,
            Self::N3 => 3,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NestedSort {
    Asc,
    Desc,
}

impl NestedSort {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Asc, Self::Desc];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Asc => "asc",
            Self::Desc => "desc",
        }
    }
}

/// Inline records, literals, tuples, maps.
#[derive(Debug, Clone, PartialEq)]
pub struct Nested {
    pub point: NestedPoint,
    pub mode: NestedMode,
    pub level: NestedLevel,
    pub sort: toolrt::Maybe<NestedSort>,
    pub span: Span,
    pub trail: toolrt::Maybe<Path3>,
    pub bag: std::collections::BTreeMap<String, Vec<toolrt::Value>>,
    pub money: Money,
}

impl Nested {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(point: NestedPoint, span: Span, money: Money) -> Self {
        Self {
            point,
            mode: NestedMode::Fast,
            level: NestedLevel::N1,
            sort: toolrt::Maybe::Absent,
            span,
            trail: toolrt::Maybe::Absent,
            bag: std::collections::BTreeMap::new(),
            money,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchArgs {
    pub text: String,
    pub top: i64,
    pub lang: String,
}

impl SearchArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>, top: i64, lang: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            top,
            lang: lang.into(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchResult {
    pub items: Vec<String>,
    pub truncated: bool,
}

impl SearchResult {
    /// Takes the required fields.
    pub fn new(items: Vec<String>, truncated: bool) -> Self {
        Self { items, truncated }
    }
}
