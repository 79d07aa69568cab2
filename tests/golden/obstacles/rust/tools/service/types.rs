// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the service `tools`.

#[allow(unused_imports, reason = "callers name them")]
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

/// The payload of `maybe`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MaybePayload {
    pub x: i64,
}

impl MaybePayload {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MaybeResultValue {
    pub b: i64,
}

impl MaybeResultValue {
    /// Takes the required fields.
    pub fn new(b: i64) -> Self {
        Self { b }
    }
}

/// The payload of `always`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct AlwaysPayload {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AlwaysResult {
    pub b: i64,
}

impl AlwaysResult {
    /// Takes the required fields.
    pub fn new(b: i64) -> Self {
        Self { b }
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

/// The result of `maybe`.
pub type MaybeResult = Option<MaybeResultValue>;

/// The errors of `maybe`.
#[derive(Debug)]
#[non_exhaustive]
pub enum MaybeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `always`.
#[derive(Debug)]
#[non_exhaustive]
pub enum AlwaysError {
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
