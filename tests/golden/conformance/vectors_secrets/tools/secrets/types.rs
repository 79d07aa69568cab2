// Made by toolc from secrets.tools; do not edit.

//! The payloads, results and errors of the toolset `secrets`.

pub use super::super::super::super::types::conformance_secrets::types::{Inner, Login};

/// The arguments of `check_secrets0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSecrets0Args {}

/// The errors of `check_secrets0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSecrets0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
