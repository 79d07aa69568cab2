// Made by toolc from records.tools; do not edit.

//! The payloads, results and errors of the toolset `records`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_records::types::{
    Absent, Base, Chain, Empty, Even, Limits, Marked, Mode, More, Node, Odd, Odds, Open, OpenDeep,
    OpenJson, OpenTyped, Outer, Pick, Rows, Settings, Spelled, Todo, Wanted, Wide,
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

/// The arguments of `check_records8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords8Args {}

/// The arguments of `check_records9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords9Args {}

/// The arguments of `check_records10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords10Args {}

/// The arguments of `check_records11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords11Args {}

/// The arguments of `check_records12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords12Args {}

/// The arguments of `check_records13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords13Args {}

/// The arguments of `check_records14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords14Args {}

/// The arguments of `check_records15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords15Args {}

/// The arguments of `check_records16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords16Args {}

/// The arguments of `check_records17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords17Args {}

/// The arguments of `check_records18`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords18Args {}

/// The arguments of `check_records19`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords19Args {}

/// The arguments of `check_records20`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckRecords20Args {}

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

/// The errors of `check_records8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records18`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords18Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records19`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords19Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_records20`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckRecords20Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
