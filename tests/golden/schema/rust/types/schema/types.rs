// Made by toolc from schema.tools; do not edit.

//! The types of the package `schema`.

/// At least one of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FooBar {
    pub a: Option<i64>,
    pub b: Option<i64>,
}

impl FooBar {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { a: None, b: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FOOBarPair {
    pub n: i64,
    pub m: i64,
}

impl FOOBarPair {
    /// Takes the required fields.
    pub fn new(n: i64, m: i64) -> Self {
        Self { n, m }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FOOBar {
    /// Not three.
    pub numbers: Vec<i64>,
    pub pair: FOOBarPair,
}

impl FOOBar {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(numbers: Vec<i64>) -> Self {
        Self {
            numbers,
            pair: Self::default_pair(),
        }
    }

    pub(super) fn default_pair() -> FOOBarPair {
        toolrt::codec::constant("{\"n\":1,\"m\":100}")
    }
}
