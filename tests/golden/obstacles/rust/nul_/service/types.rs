// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the service `nul`.

/// The payload of `a`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct APayload {}

/// The errors of `a`.
#[derive(Debug)]
#[non_exhaustive]
pub enum AError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
