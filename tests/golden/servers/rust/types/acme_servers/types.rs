// Made by toolc from servers.tools; do not edit.

//! The types of the package `acme.servers`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Card {
    pub id: i64,
    pub title: String,
    pub next: Option<Box<Card>>,
}

impl Card {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64, title: impl Into<String>) -> Self {
        Self {
            id,
            title: title.into(),
            next: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    Open,
    Done,
}

impl Column {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Open, Self::Done];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "Open",
            Self::Done => "Done",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum How {
    Fast,
    VerySlow,
}

impl How {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Fast, Self::VerySlow];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::VerySlow => "very slow",
        }
    }
}

/// There is no such card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoSuchCard {
    pub id: i64,
}

impl NoSuchCard {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}
