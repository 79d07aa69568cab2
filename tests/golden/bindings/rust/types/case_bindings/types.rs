// Made by toolc from bindings.tools; do not edit.

//! The types of the package `case.bindings`.

/// How much.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Money {
    pub amount: i64,
    pub currency: String,
}

impl Money {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(amount: i64) -> Self {
        Self {
            amount,
            currency: Self::default_currency(),
        }
    }

    pub(super) fn default_currency() -> String {
        "EUR".to_owned()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Size {
    Small,
    Large,
}

impl Size {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Small, Self::Large];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Item {
    pub id: String,
    pub price: Money,
    pub tags: Vec<String>,
}

impl Item {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>, price: Money) -> Self {
        Self {
            id: id.into(),
            price,
            tags: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Query {
    pub text: String,
    pub limit: i64,
}

impl Query {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            limit: 10,
        }
    }
}

/// Nothing has this id.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Gone {
    pub id: String,
}

impl Gone {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// Too much.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SoldOut {}
