// Made by toolc from scalars.tools; do not edit.

//! The payloads, results and errors of the toolset `scalars`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_scalars::types::{
    Any, Data, Flag, MaybeAny, MaybeData, MaybeDay, MaybeFlag, MaybeList, MaybeMap, MaybeReal,
    MaybeRecord, MaybeText, MaybeWhole, Noted, Nothing, Point, Real, Text, Whole,
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

/// The arguments of `check_scalars7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars7Args {}

/// The arguments of `check_scalars8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars8Args {}

/// The arguments of `check_scalars9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars9Args {}

/// The arguments of `check_scalars10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars10Args {}

/// The arguments of `check_scalars11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars11Args {}

/// The arguments of `check_scalars12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars12Args {}

/// The arguments of `check_scalars13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars13Args {}

/// The arguments of `check_scalars14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars14Args {}

/// The arguments of `check_scalars15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars15Args {}

/// The arguments of `check_scalars16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars16Args {}

/// The arguments of `check_scalars17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckScalars17Args {}

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

/// The errors of `check_scalars7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_scalars17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckScalars17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
