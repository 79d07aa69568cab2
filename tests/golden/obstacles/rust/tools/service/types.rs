// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the service `tools`.

pub use super::super::super::types::type_self::types::Option_;

/// The payload of `type`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypePayload {
    pub x: i64,
}

impl TypePayload {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The payload of `self`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SelfPayload {
    pub self_: i64,
}

impl SelfPayload {
    /// Takes the required fields.
    pub fn new(self_: i64) -> Self {
        Self { self_ }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SelfResult {
    pub self_: i64,
}

impl SelfResult {
    /// Takes the required fields.
    pub fn new(self_: i64) -> Self {
        Self { self_ }
    }
}

/// The errors of `type`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TypeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `self`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SelfError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
