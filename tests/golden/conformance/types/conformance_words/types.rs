// Made by toolc from words.tools; do not edit.

//! The types of the package `conformance.words`.

pub type Number = i64;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    Red,
    Green,
    Blue,
    Grey,
    Gray,
}

impl Colour {
    /// Every member, in declared order.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Blue, Self::Grey, Self::Gray];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Grey => "grey",
            Self::Gray => "gray",
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Keys {
    pub order_by: Option<i64>,
    pub order_by2: Option<i64>,
    pub created_at: Option<i64>,
    pub limit: Option<i64>,
}

impl Keys {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            order_by: None,
            order_by2: None,
            created_at: None,
            limit: None,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pair {
    pub ab: Option<i64>,
    pub ba: Option<i64>,
}

impl Pair {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { ab: None, ba: None }
    }
}
