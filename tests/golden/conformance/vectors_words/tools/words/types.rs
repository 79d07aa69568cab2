// Made by toolc from words.tools; do not edit.

//! The payloads, results and errors of the toolset `words`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_words::types::{
    Colour, Keys, Long, Mapped, Marks, Need, Number, Osa, Pair, Six, Ties, Two,
};

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

/// The arguments of `check_words4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords4Args {}

/// The arguments of `check_words5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords5Args {}

/// The arguments of `check_words6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords6Args {}

/// The arguments of `check_words7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords7Args {}

/// The arguments of `check_words8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords8Args {}

/// The arguments of `check_words9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords9Args {}

/// The arguments of `check_words10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords10Args {}

/// The arguments of `check_words11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckWords11Args {}

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

/// The errors of `check_words4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_words11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckWords11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
