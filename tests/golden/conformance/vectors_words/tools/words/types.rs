// Made by toolc from words.tools; do not edit.

//! The payloads, results and errors of the toolset `words`.

pub use super::super::super::super::types::conformance_words::types::{Colour, Keys, Number, Pair};

/// The arguments of `check_words0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords0Args {}

/// The arguments of `check_words1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords1Args {}

/// The arguments of `check_words2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords2Args {}

/// The arguments of `check_words3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords3Args {}

/// The errors of `check_words0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
