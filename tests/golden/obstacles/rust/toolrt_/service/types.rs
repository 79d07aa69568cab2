// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the service `toolrt`.

/// The payload of `std`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct StdPayload {}

/// The errors of `std`.
#[derive(Debug)]
#[non_exhaustive]
pub enum StdError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
