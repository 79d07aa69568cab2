// Made by toolc from one.tools; do not edit.

//! The types of the package `one`.

/// Has the name of a type of the other package.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct User {
    pub id: i64,
}

impl User {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

/// Has the name of a type of the other package, all in capitals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct T1 {
    pub first: i64,
}

impl T1 {
    /// Takes the required fields.
    pub fn new(first: i64) -> Self {
        Self { first }
    }
}

/// Holds itself through nothing but lists.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Nested(pub Vec<Nested>);

impl From<Vec<Nested>> for Nested {
    fn from(value: Vec<Nested>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LevelItem {
    Low,
    High,
}

impl LevelItem {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Low, Self::High];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

/// Has a part without a name.
pub type Level = Vec<LevelItem>;
