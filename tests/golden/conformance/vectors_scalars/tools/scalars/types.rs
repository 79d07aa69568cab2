// Made by toolc from scalars.tools; do not edit.

//! The payloads, results and errors of the toolset `scalars`.

pub use super::super::super::super::types::conformance_scalars::types::{
    Any, Flag, MaybeText, Nothing, Real, Text, Whole,
};

/// The arguments of `check_scalars0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars0Args {}

/// The arguments of `check_scalars1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars1Args {}

/// The arguments of `check_scalars2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars2Args {}

/// The arguments of `check_scalars3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars3Args {}

/// The arguments of `check_scalars4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars4Args {}

/// The arguments of `check_scalars5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars5Args {}

/// The arguments of `check_scalars6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars6Args {}

/// The errors of `check_scalars0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
