// Made by toolc from documents.tools; do not edit.

//! The payloads, results and errors of the toolset `documents`.

pub use super::super::super::super::types::conformance_documents::types::{Any, Numbers, Pair};

/// The arguments of `check_documents0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments0Args {}

/// The arguments of `check_documents1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments1Args {}

/// The arguments of `check_documents2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments2Args {}

/// The errors of `check_documents0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckDocuments0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_documents1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckDocuments1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_documents2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckDocuments2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
