// Made by toolc from records.tools; do not edit.

//! The payloads, results and errors of the toolset `records`.

pub use super::super::super::super::types::conformance_records::types::{
    Empty, Node, Odd, Open, OpenJson, OpenTyped, Outer, Todo,
};

/// The arguments of `check_records0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords0Args {}

/// The arguments of `check_records1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords1Args {}

/// The arguments of `check_records2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords2Args {}

/// The arguments of `check_records3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords3Args {}

/// The arguments of `check_records4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords4Args {}

/// The arguments of `check_records5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords5Args {}

/// The arguments of `check_records6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords6Args {}

/// The arguments of `check_records7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords7Args {}

/// The errors of `check_records0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
