// Made by toolc from words.tools; do not edit.

//! The types of the package `words`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ItemUnit {
    Unset,
    Types,
}

impl ItemUnit {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Unset, Self::Types];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unset => "UNSET",
            Self::Types => "types.",
        }
    }
}

/// An item of a list; Literal["a"] of types.Item, as msgspec.Struct says. UNSET is no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Item {
    pub unit: ItemUnit,
}

impl Item {
    /// Takes the required fields.
    pub fn new(unit: ItemUnit) -> Self {
        Self { unit }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    pub count: Option<i64>,
}

impl Terms {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { count: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ImportResult {
    pub done: bool,
}

impl ImportResult {
    /// Takes the required fields.
    pub fn new(done: bool) -> Self {
        Self { done }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Listed {
    pub item: Item,
}

impl Listed {
    /// Takes the required fields.
    pub fn new(item: Item) -> Self {
        Self { item }
    }
}
