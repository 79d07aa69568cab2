// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the toolset `con`.

/// The arguments of `aux_tool`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AuxToolArgs {
    pub a: i64,
}

impl AuxToolArgs {
    /// Takes the required fields.
    pub fn new(a: i64) -> Self {
        Self { a }
    }
}

/// The errors of `aux_tool`.
#[derive(Debug)]
#[non_exhaustive]
pub enum AuxToolError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
