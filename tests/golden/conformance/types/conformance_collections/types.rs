// Made by toolc from collections.tools; do not edit.

//! The types of the package `conformance.collections`.

pub type Names = Vec<String>;

pub type Tags = Vec<String>;

pub type Numbers = Vec<f64>;

pub type Points = Vec<Point>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

impl Point {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(x: i64) -> Self {
        Self { x, y: 0 }
    }
}

pub type Scores = std::collections::BTreeMap<String, i64>;

pub type Grid = Vec<Vec<i64>>;

pub type Span = (f64, f64);

pub type Trail = (String, Vec<i64>);

pub type Bag = std::collections::BTreeMap<String, Vec<toolrt::Value>>;

pub type Anything = Vec<toolrt::Value>;
