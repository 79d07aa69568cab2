// Made by toolc from unions.tools; do not edit.

//! The payloads, results and errors of the toolset `unions`.

pub use super::super::super::super::types::conformance_unions::types::{
    Answer, Circle, Cron, Deep, Either, EventRef, Full, Holder, Left, Locator, Loose, Name, Number,
    Quoted, Right, Shape, Square, Trigger,
};

/// The arguments of `check_unions0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions0Args {}

/// The arguments of `check_unions1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions1Args {}

/// The arguments of `check_unions2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions2Args {}

/// The arguments of `check_unions3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions3Args {}

/// The arguments of `check_unions4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions4Args {}

/// The arguments of `check_unions5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions5Args {}

/// The arguments of `check_unions6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions6Args {}

/// The arguments of `check_unions7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions7Args {}

/// The arguments of `check_unions8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions8Args {}

/// The arguments of `check_unions9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions9Args {}

/// The errors of `check_unions0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
