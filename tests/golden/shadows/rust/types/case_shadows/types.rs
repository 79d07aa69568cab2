// Made by toolc from shadows.tools; do not edit.

//! The types of the package `case.shadows`.

use super::super::other_names::types::Exception;
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Own {
    pub next: Option<Exception>,
}

impl Own {
    /// Takes the required fields.
    pub fn new(next: Option<Exception>) -> Self {
        Self { next }
    }
}

/// What Python calls what belongs to a class.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ClassVar {
    pub own: Own,
}

impl ClassVar {
    /// Takes the required fields.
    pub fn new(own: Own) -> Self {
        Self { own }
    }
}

/// Looks like a digit, as some letters do.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct O {
    pub i: i64,
    pub l: Option<Box<O>>,
}

impl O {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(i: i64) -> Self {
        Self { i, l: None }
    }
}

/// What Python calls the time of checkers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TypeChecking {
    pub own: Own,
}

impl TypeChecking {
    /// Takes the required fields.
    pub fn new(own: Own) -> Self {
        Self { own }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EitherRecord {
    pub code: i64,
}

impl EitherRecord {
    /// Takes the required fields.
    pub fn new(code: i64) -> Self {
        Self { code }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EitherLiteral {
    ItS,
    AB,
    N0Point5,
    N3,
}

impl EitherLiteral {
    /// Every member, in declared order.
    pub const ALL: [Self; 4] = [Self::ItS, Self::AB, Self::N0Point5, Self::N3];
}

/// Only checkers read what stands in here.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Either {
    Exception(Exception),
    Record(EitherRecord),
    Literal(EitherLiteral),
}

pub type Rest = (i64, Vec<String>);
