// Made by toolc from collections.tools; do not edit.

//! The payloads, results and errors of the toolset `collections`.

pub use super::super::super::super::types::conformance_collections::types::{
    Anything, Bag, Grid, Names, Numbers, Point, Points, Scores, Span, Tags, Trail,
};

/// The arguments of `check_collections0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections0Args {}

/// The arguments of `check_collections1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections1Args {}

/// The arguments of `check_collections2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections2Args {}

/// The arguments of `check_collections3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections3Args {}

/// The arguments of `check_collections4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections4Args {}

/// The arguments of `check_collections5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections5Args {}

/// The arguments of `check_collections6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections6Args {}

/// The arguments of `check_collections7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections7Args {}

/// The arguments of `check_collections8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections8Args {}

/// The arguments of `check_collections9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections9Args {}

/// The errors of `check_collections0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
