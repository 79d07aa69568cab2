// Made by toolc from numbers.tools; do not edit.

//! The payloads, results and errors of the toolset `numbers`.

pub use super::super::super::super::types::conformance_numbers::types::{
    AtLeast, Cents, Five, Odds, Percent, Positive, Real, Some_, Tenth, Whole,
};

/// The arguments of `check_numbers0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers0Args {}

/// The arguments of `check_numbers1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers1Args {}

/// The arguments of `check_numbers2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers2Args {}

/// The arguments of `check_numbers3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers3Args {}

/// The arguments of `check_numbers4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers4Args {}

/// The arguments of `check_numbers5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers5Args {}

/// The arguments of `check_numbers6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers6Args {}

/// The arguments of `check_numbers7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers7Args {}

/// The arguments of `check_numbers8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers8Args {}

/// The arguments of `check_numbers9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers9Args {}

/// The errors of `check_numbers0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
