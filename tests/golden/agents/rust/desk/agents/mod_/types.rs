// Made by toolc from desk.tools; do not edit.

//! The types of what the model of `../mod` answers.

/// The answer `Self`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SelfAnswer {
    pub self_: i64,
}

impl SelfAnswer {
    /// Takes the required fields.
    pub fn new(self_: i64) -> Self {
        Self { self_ }
    }
}

/// The answer ``.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EmptyAnswer {
    pub x: i64,
}

impl EmptyAnswer {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The answer `a b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ABAnswer {
    pub x: i64,
}

impl ABAnswer {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The answer `a-b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AMinusBAnswer {
    pub y: i64,
}

impl AMinusBAnswer {
    /// Takes the required fields.
    pub fn new(y: i64) -> Self {
        Self { y }
    }
}
