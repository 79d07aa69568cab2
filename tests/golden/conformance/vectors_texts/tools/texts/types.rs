// Made by toolc from texts.tools; do not edit.

//! The payloads, results and errors of the toolset `texts`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_texts::types::{
    AtMostTwo, Both, Exact, Keyed, Little, Long, Name, One, Short, Slug, Text, Three,
};

/// The arguments of `check_texts0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts0Args {}

/// The arguments of `check_texts1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts1Args {}

/// The arguments of `check_texts2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts2Args {}

/// The arguments of `check_texts3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts3Args {}

/// The arguments of `check_texts4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts4Args {}

/// The arguments of `check_texts5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts5Args {}

/// The arguments of `check_texts6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts6Args {}

/// The arguments of `check_texts7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts7Args {}

/// The arguments of `check_texts8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts8Args {}

/// The arguments of `check_texts9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts9Args {}

/// The arguments of `check_texts10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckTexts10Args {}

/// The errors of `check_texts0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_texts10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckTexts10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
