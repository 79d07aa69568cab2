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

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Osa {
    pub xxxxabc: Option<i64>,
}

impl Osa {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { xxxxabc: None }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Six {
    pub create: Option<i64>,
}

impl Six {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { create: None }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Two {
    pub ab: Option<i64>,
}

impl Two {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { ab: None }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    pub naïve: Option<i64>,
    pub a_b_c: Option<i64>,
    pub empty: Option<i64>,
}

impl Marks {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            naïve: None,
            a_b_c: None,
            empty: None,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Long {
    pub yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy:
        Option<i64>,
    pub short: Option<i64>,
}

impl Long {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy:
                None,
            short: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Need {
    pub created_at: i64,
    pub updated_at: i64,
}

impl Need {
    /// Takes the required fields.
    pub fn new(created_at: i64, updated_at: i64) -> Self {
        Self {
            created_at,
            updated_at,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Ties {
    pub cat: Option<i64>,
    pub car: Option<i64>,
}

impl Ties {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            cat: None,
            car: None,
        }
    }
}

pub type Mapped = std::collections::BTreeMap<String, i64>;
