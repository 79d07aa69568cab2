// Made by toolc from shadows.tools; do not edit.

//! The payloads, results and errors of the service `s`.

/// The payload of `check`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CheckPayload {
    pub id: String,
}

impl CheckPayload {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The result of `check`.
pub type CheckResult = bool;

/// The errors of `check`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
