// Made by toolc from numbers.tools; do not edit.

//! The payloads, results and errors of the toolset `numbers`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_numbers::types::{
    AtLeast, AtMost, Below, Between, Cents, Five, Halves, Huge, Inside, Millis, Narrow, Odds,
    Percent, Percentage, Positive, Real, Some_, Tenth, Third, Tight, Unit, Whole, Wide,
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

/// The arguments of `check_numbers10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers10Args {}

/// The arguments of `check_numbers11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers11Args {}

/// The arguments of `check_numbers12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers12Args {}

/// The arguments of `check_numbers13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers13Args {}

/// The arguments of `check_numbers14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers14Args {}

/// The arguments of `check_numbers15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers15Args {}

/// The arguments of `check_numbers16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers16Args {}

/// The arguments of `check_numbers17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers17Args {}

/// The arguments of `check_numbers18`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers18Args {}

/// The arguments of `check_numbers19`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers19Args {}

/// The arguments of `check_numbers20`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers20Args {}

/// The arguments of `check_numbers21`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckNumbers21Args {}

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

/// The errors of `check_numbers10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers18`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers18Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers19`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers19Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers20`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers20Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_numbers21`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckNumbers21Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
