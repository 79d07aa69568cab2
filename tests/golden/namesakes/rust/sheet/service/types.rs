// Made by toolc from namesakes.tools; do not edit.

//! The payloads, results and errors of the service `sheet`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::namesakes::types::Rows;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadPayloadRowsItem {
    pub id: i64,
}

impl ReadPayloadRowsItem {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

/// The payload of `read`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadPayload {
    pub rows: Vec<ReadPayloadRowsItem>,
}

impl ReadPayload {
    /// Takes the required fields.
    pub fn new(rows: Vec<ReadPayloadRowsItem>) -> Self {
        Self { rows }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadResultItem {
    pub id: i64,
}

impl ReadResultItem {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

/// The result of `read`.
pub type ReadResult = Vec<ReadResultItem>;

/// The errors of `read`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
