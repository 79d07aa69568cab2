// Made by toolc from shared.tools; do not edit.

//! The payloads, results and errors of the toolset `helpers`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_shared::types::{Finding, Item};

/// The arguments of `codecs`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CodecsArgs {}

/// The arguments of `wipe`.
///
/// Its plan is named like the next tool.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct WipeArgs {}

/// The arguments of `plan_wipe`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PlanWipeArgs {}

/// The arguments of `calls`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CallsArgs {
    pub calls: Item,
}

impl CallsArgs {
    /// Takes the required fields.
    pub fn new(calls: Item) -> Self {
        Self { calls }
    }
}

/// The errors of `codecs`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CodecsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `wipe`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WipeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `plan_wipe`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PlanWipeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `calls`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CallsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
