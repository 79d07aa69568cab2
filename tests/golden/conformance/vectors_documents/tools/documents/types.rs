// Made by toolc from documents.tools; do not edit.

//! The payloads, results and errors of the toolset `documents`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_documents::types::{
    Any, Nest, Numbers, Open, Pair, Strings,
};

/// The arguments of `check_documents0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments0Args {}

/// The arguments of `check_documents1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments1Args {}

/// The arguments of `check_documents2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments2Args {}

/// The arguments of `check_documents3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments3Args {}

/// The arguments of `check_documents4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments4Args {}

/// The arguments of `check_documents5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckDocuments5Args {}

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

/// The errors of `check_documents3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckDocuments3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_documents4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckDocuments4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_documents5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckDocuments5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
