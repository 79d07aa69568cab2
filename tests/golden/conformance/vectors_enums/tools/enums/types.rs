// Made by toolc from enums.tools; do not edit.

//! The payloads, results and errors of the toolset `enums`.

pub use super::super::super::super::types::conformance_enums::types::{
    Code, Job, Level, Many, Mixed, Mode, Only, OptionalMode, Sort, Status,
};

/// The arguments of `check_enums0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums0Args {}

/// The arguments of `check_enums1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums1Args {}

/// The arguments of `check_enums2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums2Args {}

/// The arguments of `check_enums3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums3Args {}

/// The arguments of `check_enums4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums4Args {}

/// The arguments of `check_enums5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums5Args {}

/// The arguments of `check_enums6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums6Args {}

/// The arguments of `check_enums7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums7Args {}

/// The arguments of `check_enums8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums8Args {}

/// The arguments of `check_enums9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums9Args {}

/// The errors of `check_enums0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
