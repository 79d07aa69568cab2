// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the toolset `round`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::type_self::types::{
    ALongNameOfATypeThatGoesOn, Box_, Circle, Client as TypeSelfClient, Field, Hidden, Keyword,
    Labelled, MoreOf, Nothing, Option_, Record, Round, Table, Tagged, Wide13,
};

/// The arguments of `go_round`.
#[derive(Debug, Clone, PartialEq)]
pub struct GoRoundArgs {
    pub circle: Circle,
    pub tagged: Tagged,
    pub labelled: Labelled,
    pub nothing: Nothing,
    pub more: MoreOf,
}

impl GoRoundArgs {
    /// Takes the required fields.
    pub fn new(
        circle: Circle,
        tagged: Tagged,
        labelled: Labelled,
        nothing: Nothing,
        more: MoreOf,
    ) -> Self {
        Self {
            circle,
            tagged,
            labelled,
            nothing,
            more,
        }
    }
}

/// The arguments of `` \u{202e}turned\u{a}`x` ``.
#[derive(Debug, Clone, PartialEq)]
pub struct U202eTurnedXArgs {
    pub wide: Wide13,
    pub items: Vec<Wide13>,
}

impl U202eTurnedXArgs {
    /// Takes the required fields.
    pub fn new(wide: Wide13, items: Vec<Wide13>) -> Self {
        Self { wide, items }
    }
}

/// The arguments of `bound_maybe`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoundMaybeArgs {
    pub x: i64,
}

impl BoundMaybeArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoundMaybeResult {
    pub b: i64,
}

impl BoundMaybeResult {
    /// Takes the required fields.
    pub fn new(b: i64) -> Self {
        Self { b }
    }
}

/// The arguments of `bound_nothing`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BoundNothingArgs {}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BoundNothingResult {}

/// The errors of `go_round`.
#[derive(Debug)]
#[non_exhaustive]
pub enum GoRoundError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `` \u{202e}turned\u{a}`x` ``.
#[derive(Debug)]
#[non_exhaustive]
pub enum U202eTurnedXError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `bound_maybe`.
#[derive(Debug)]
#[non_exhaustive]
pub enum BoundMaybeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `bound_nothing`.
#[derive(Debug)]
#[non_exhaustive]
pub enum BoundNothingError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
