// Made by toolc from desk.tools; do not edit.

//! The payloads, results and errors of the toolset `review`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_desk::types::Finding;

/// The arguments of `review_finding`.
///
/// Say what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReviewFindingArgs {
    pub finding: Finding,
}

impl ReviewFindingArgs {
    /// Takes the required fields.
    pub fn new(finding: Finding) -> Self {
        Self { finding }
    }
}

/// The result of `review_finding`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReviewFindingResult {
    pub problems: Vec<String>,
}

impl ReviewFindingResult {
    /// Takes the required fields.
    pub fn new(problems: Vec<String>) -> Self {
        Self { problems }
    }
}

/// The arguments of `review_all`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct ReviewAllArgs {
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, Finding>,
}

impl ReviewAllArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            rest: std::collections::BTreeMap::new(),
        }
    }
}

/// The errors of `review_finding`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReviewFindingError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `review_all`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReviewAllError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
