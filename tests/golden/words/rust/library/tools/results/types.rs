// Made by toolc from words.tools; do not edit.

//! The payloads, results and errors of the toolset `results`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::words::types::{
    ImportResult as WordsImportResult, Item, Listed, Terms,
};

/// The arguments of `read_terms`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadTermsArgs {
    pub terms: Terms,
    pub item: Item,
}

impl ReadTermsArgs {
    /// Takes the required fields.
    pub fn new(terms: Terms, item: Item) -> Self {
        Self { terms, item }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadTermsResult {
    pub done: bool,
    pub item: Item,
}

impl ReadTermsResult {
    /// Takes the required fields.
    pub fn new(done: bool, item: Item) -> Self {
        Self { done, item }
    }
}

/// The arguments of `import`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ImportArgs {
    pub listed: Listed,
}

impl ImportArgs {
    /// Takes the required fields.
    pub fn new(listed: Listed) -> Self {
        Self { listed }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ImportResult {
    pub result: WordsImportResult,
}

impl ImportResult {
    /// Takes the required fields.
    pub fn new(result: WordsImportResult) -> Self {
        Self { result }
    }
}

/// The arguments of `take`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TakeArgs {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TakeResult {
    pub other: i64,
}

impl TakeResult {
    /// Takes the required fields.
    pub fn new(other: i64) -> Self {
        Self { other }
    }
}

/// The errors of `read_terms`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadTermsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `import`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ImportError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `take`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TakeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
