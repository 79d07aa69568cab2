// Made by toolc from servers.tools; do not edit.

//! The types of the resources and prompts of the server `cards`.

/// The arguments of `cards/server`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ServerArgs {}

/// The result of `cards/server`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ServerResult {
    pub ok: bool,
}

impl ServerResult {
    /// Takes the required fields.
    pub fn new(ok: bool) -> Self {
        Self { ok }
    }
}

/// The errors of `cards/server`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ServerError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
