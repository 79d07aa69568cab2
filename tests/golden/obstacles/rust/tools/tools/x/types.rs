// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the toolset `../x`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::type_self::types::{Context, Option_, Result_, Vec_};

/// The arguments of `type`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TypeArgs {
    pub type_: String,
    pub args: i64,
    pub tool: i64,
}

impl TypeArgs {
    /// Takes the required fields.
    pub fn new(type_: impl Into<String>, args: i64, tool: i64) -> Self {
        Self {
            type_: type_.into(),
            args,
            tool,
        }
    }
}

/// The arguments of `../new`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NewArgs {
    pub new: bool,
}

impl NewArgs {
    /// Takes the required fields.
    pub fn new(new: bool) -> Self {
        Self { new }
    }
}

/// The arguments of `new`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct New2Args {
    pub a: i64,
}

impl New2Args {
    /// Takes the required fields.
    pub fn new(a: i64) -> Self {
        Self { a }
    }
}

/// The arguments of `a.b-c`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ABCArgs {}

/// The arguments of `CON`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ConArgs {
    pub a0: i64,
    pub a1: i64,
    pub a2: i64,
    pub a3: i64,
    pub a4: i64,
    pub a5: i64,
    pub a6: i64,
    pub a7: i64,
    pub a8: i64,
}

impl ConArgs {
    /// Takes the required fields.
    pub fn new(
        a0: i64,
        a1: i64,
        a2: i64,
        a3: i64,
        a4: i64,
        a5: i64,
        a6: i64,
        a7: i64,
        a8: i64,
    ) -> Self {
        Self {
            a0,
            a1,
            a2,
            a3,
            a4,
            a5,
            a6,
            a7,
            a8,
        }
    }
}

/// The errors of `type`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TypeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `../new`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NewError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `new`.
#[derive(Debug)]
#[non_exhaustive]
pub enum New2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `a.b-c`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ABCError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `CON`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ConError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
