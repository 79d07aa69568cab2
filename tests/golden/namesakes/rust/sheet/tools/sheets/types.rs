// Made by toolc from namesakes.tools; do not edit.

//! The payloads, results and errors of the toolset `sheets`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::namesakes::types::{
    Outcome, OutcomeSchema, Rows, Twins,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadRowsArgsRowsItem {
    pub id: i64,
}

impl ReadRowsArgsRowsItem {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

/// The arguments of `read_rows`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadRowsArgs {
    pub rows: Vec<ReadRowsArgsRowsItem>,
}

impl ReadRowsArgs {
    /// Takes the required fields.
    pub fn new(rows: Vec<ReadRowsArgsRowsItem>) -> Self {
        Self { rows }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadRowsResultItem {
    pub id: i64,
}

impl ReadRowsResultItem {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

/// The arguments of `describe`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescribeArgs {
    pub kind: OutcomeSchema,
}

impl DescribeArgs {
    /// Takes the required fields.
    pub fn new(kind: OutcomeSchema) -> Self {
        Self { kind }
    }
}

/// The errors of `read_rows`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadRowsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `twins`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TwinsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `describe`.
#[derive(Debug)]
#[non_exhaustive]
pub enum DescribeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
