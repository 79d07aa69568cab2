// Made by toolc from secrets.tools; do not edit.

//! The payloads, results and errors of the toolset `secrets`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_secrets::types::{
    Bare, Dressed, Hash_, How, Inner, Kept, Key, Keys, Listed, Login, Plain, Undressed, Vault,
    Veiled, Whole,
};

/// The arguments of `check_secrets0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets0Args {}

/// The arguments of `check_secrets1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets1Args {}

/// The arguments of `check_secrets2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets2Args {}

/// The arguments of `check_secrets3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets3Args {}

/// The arguments of `check_secrets4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets4Args {}

/// The arguments of `check_secrets5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets5Args {}

/// The arguments of `check_secrets6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets6Args {}

/// The errors of `check_secrets0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_secrets1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_secrets2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_secrets3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_secrets4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_secrets5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_secrets6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
