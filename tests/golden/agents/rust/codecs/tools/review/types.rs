// Made by toolc from shared.tools; do not edit.

//! The payloads, results and errors of the toolset `Review!`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_shared::types::Finding;

/// The arguments of `review finding`.
///
/// Its types are called like those of another toolset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReviewFindingArgs {
    pub finding: Finding,
}

impl ReviewFindingArgs {
    /// Takes the required fields.
    pub fn new(finding: Finding) -> Self {
        Self { finding }
    }
}

/// The result of `review finding`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReviewFindingResult {
    pub problems: i64,
}

impl ReviewFindingResult {
    /// Takes the required fields.
    pub fn new(problems: i64) -> Self {
        Self { problems }
    }
}

/// The errors of `review finding`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReviewFindingError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
