// Made by toolc from right.tools; do not edit.

//! The types of the package `case.circles.right`.

use super::super::case_circles_left::types::{Colour, Index, Name, Pair, Round, Turns};
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Turn {
    pub turns: Option<Turns>,
    pub name: Name,
    pub colour: Colour,
}

impl Turn {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(turns: Option<Turns>, name: impl Into<String>) -> Self {
        Self {
            turns,
            name: name.into(),
            colour: Colour::Red,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Other {
    pub pair: Option<Box<Pair>>,
    pub names: Vec<Name>,
}

impl Other {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(pair: Option<Box<Pair>>) -> Self {
        Self {
            pair,
            names: Vec::new(),
        }
    }
}

pub type Code = String;

pub type Names = Vec<Name>;

pub type AndBack = Option<Colour>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Folder(pub Vec<Index>);

impl From<Vec<Index>> for Folder {
    fn from(value: Vec<Index>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MixedItem {
    Name(Name),
    Int(i64),
}

pub type Mixed = Vec<MixedItem>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    Near,
    Far,
}

impl Side {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Near, Self::Far];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square {
    pub colour: Colour,
}

impl Square {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            colour: Colour::Green,
        }
    }
}

impl Default for Square {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    Round(Round),
    Square(Square),
}
