// Made by toolc from documents.tools; do not edit.

//! The types of the package `conformance.documents`.

pub type Any = toolrt::Value;

pub type Numbers = Vec<i64>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    pub a: i64,
    pub b: Option<i64>,
}

impl Pair {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(a: i64) -> Self {
        Self { a, b: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Open {
    pub a: i64,
}

impl Open {
    /// Takes the required fields.
    pub fn new(a: i64) -> Self {
        Self { a }
    }
}

pub type Nest = std::collections::BTreeMap<String, toolrt::Value>;

pub type Strings = Vec<String>;
