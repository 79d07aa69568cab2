// Made by toolc from lowered.tools; do not edit.

//! The payloads, results and errors of the toolset `lowered`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_lowered::types::{
    Answer, Bag, Deep, Documents, Either, Kept, Labels, Left, Line, Nested, Odd, Pair, Point,
    Right, Target, Tree, Way,
};

/// The arguments of `check_lowered0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered0Args {}

/// The arguments of `check_lowered1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered1Args {}

/// The arguments of `check_lowered2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered2Args {}

/// The arguments of `check_lowered3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered3Args {}

/// The arguments of `check_lowered4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered4Args {}

/// The arguments of `check_lowered5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered5Args {}

/// The arguments of `check_lowered6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered6Args {}

/// The arguments of `check_lowered7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered7Args {}

/// The arguments of `check_lowered8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered8Args {}

/// The arguments of `check_lowered9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered9Args {}

/// The arguments of `check_lowered10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered10Args {}

/// The arguments of `check_lowered11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered11Args {}

/// The arguments of `check_lowered12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered12Args {}

/// The arguments of `check_lowered13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckLowered13Args {}

/// The errors of `check_lowered0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_lowered13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckLowered13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
