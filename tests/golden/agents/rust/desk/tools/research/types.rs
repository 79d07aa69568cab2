// Made by toolc from desk.tools; do not edit.

//! The payloads, results and errors of the toolset `research`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_desk::types::{Finding, Move, NobodyKnows, Question};
#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_shared::types::Item;

/// The arguments of `research`.
///
/// Find out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ResearchArgs {
    pub question: Question,
    pub depth: i64,
}

impl ResearchArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(question: Question) -> Self {
        Self { question, depth: 1 }
    }
}

/// The arguments of `stream_research`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StreamResearchArgs {
    pub text: String,
}

impl StreamResearchArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The arguments of `summarize`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SummarizeArgs {
    pub texts: Vec<String>,
}

impl SummarizeArgs {
    /// Takes the required fields.
    pub fn new(texts: Vec<String>) -> Self {
        Self { texts }
    }
}

/// A part of the result of `summarize`.
#[derive(Debug, Clone, PartialEq)]
pub struct SummarizeResultItem {
    pub text: String,
    pub weight: f64,
}

impl SummarizeResultItem {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>, weight: f64) -> Self {
        Self {
            text: text.into(),
            weight,
        }
    }
}

/// The errors of `research`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ResearchError {
    /// Nobody knows.
    NobodyKnows(NobodyKnows),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `stream_research`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum StreamResearchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `summarize`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SummarizeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
