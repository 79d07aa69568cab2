// Made by toolc from calls.tools; do not edit.

//! The types of the package `conformance.calls`.

/// Where something goes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Address {
    /// Street and number.
    pub street: String,
    pub zip: Option<String>,
    pub country: Country,
}

impl Address {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(street: impl Into<String>) -> Self {
        Self {
            street: street.into(),
            zip: None,
            country: Country::De,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Country {
    At,
    Ch,
    De,
}

impl Country {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::At, Self::Ch, Self::De];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::At => "at",
            Self::Ch => "ch",
            Self::De => "de",
        }
    }
}

/// How long something takes.
pub type Level = i64;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    Fast,
    Slow,
}

impl Mode {
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

/// The pattern cannot be parsed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BadPattern {
    pub position: i64,
    pub near: Option<String>,
}

impl BadPattern {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(position: i64) -> Self {
        Self {
            position,
            near: None,
        }
    }
}

/// Nothing is there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct NothingThere {}

/// It is there already.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AlreadyThere {
    pub id: String,
}

impl AlreadyThere {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// Something else comes first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TooEarly {}

/// You may not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct NotYours {}

/// Too many at once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TooBusy {}

/// Nobody answers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct NobodyThere {}

/// It took too long.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TooSlow {}

/// Somebody stopped it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stopped {}

/// It broke.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Broken {}

/// There are no words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct NoWords {}

/// The door is locked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Locked {
    pub key: toolrt::Secret<String>,
}

impl Locked {
    /// Takes the required fields.
    pub fn new(key: toolrt::Secret<String>) -> Self {
        Self { key }
    }
}
