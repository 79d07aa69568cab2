// Made by toolc from patterns.tools; do not edit.

//! The payloads, results and errors of the toolset `patterns`.

pub use super::super::super::super::types::conformance_patterns::types::{
    Ahead, Behind, Counted, Digits, Dot, Inside, Letter, Slash, Slug, Space, Twice, Unset, Word,
};

/// The arguments of `check_patterns0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns0Args {}

/// The arguments of `check_patterns1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns1Args {}

/// The arguments of `check_patterns2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns2Args {}

/// The arguments of `check_patterns3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns3Args {}

/// The arguments of `check_patterns4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns4Args {}

/// The arguments of `check_patterns5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns5Args {}

/// The arguments of `check_patterns6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns6Args {}

/// The arguments of `check_patterns7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns7Args {}

/// The arguments of `check_patterns8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns8Args {}

/// The arguments of `check_patterns9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns9Args {}

/// The arguments of `check_patterns10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns10Args {}

/// The arguments of `check_patterns11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns11Args {}

/// The arguments of `check_patterns12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckPatterns12Args {}

/// The errors of `check_patterns0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_patterns12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckPatterns12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
