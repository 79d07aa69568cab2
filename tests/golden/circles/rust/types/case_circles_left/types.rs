// Made by toolc from left.tools; do not edit.

//! The types of the package `case.circles.left`.

use super::super::case_circles_right::types::{Code, Folder, Other, Side, Square, Turn};
/// Through a list to a record that leads back.
pub type Turns = Vec<Turn>;

pub type Name = String;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pair {
    pub other: Option<Other>,
    pub name: Name,
    pub side: Side,
}

impl Pair {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(other: Option<Other>, name: impl Into<String>) -> Self {
        Self {
            other,
            name: name.into(),
            side: Side::Far,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Either {
    Code(Code),
    OtherList(Vec<Other>),
}

/// Through aliases of the other package to a type of this one.
pub type There = Vec<Option<Colour>>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Index(pub std::collections::BTreeMap<String, Folder>);

impl From<std::collections::BTreeMap<String, Folder>> for Index {
    fn from(value: std::collections::BTreeMap<String, Folder>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    Red,
    Green,
}

impl Colour {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Red, Self::Green];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flat {
    pub side: Side,
}

impl Flat {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { side: Side::Near }
    }
}

impl Default for Flat {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Round {
    pub colour: Colour,
}

impl Round {
    /// Takes the required fields.
    pub fn new(colour: Colour) -> Self {
        Self { colour }
    }
}

/// Its variants are records of both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    Flat(Flat),
    Square(Square),
}
