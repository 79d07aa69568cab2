// Made by toolc from servers.tools; do not edit.

//! The types of the resources and prompts of the server `worded`.

/// The arguments of `worded/hello`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HelloArgs {}

/// The errors of `worded/hello`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum HelloError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
