// Made by toolc from one.tools; do not edit.

//! The payloads, results and errors of the toolset `bound`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::one::types::{Level, Nested, T1, User};
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::two::types::{Size, T1 as TwoT1, Tree, User as TwoUser};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WeighArgsLevelsItem {
    Low,
    High,
}

impl WeighArgsLevelsItem {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Low, Self::High];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

/// The arguments of `weigh`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WeighArgs {
    pub nested: Nested,
    pub levels: Vec<WeighArgsLevelsItem>,
    pub user: User,
}

impl WeighArgs {
    /// Takes the required fields.
    pub fn new(nested: Nested, levels: Vec<WeighArgsLevelsItem>, user: User) -> Self {
        Self {
            nested,
            levels,
            user,
        }
    }
}

/// The arguments of `convert`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConvertArgs {
    pub tree: Tree,
    pub from: TwoT1,
}

impl ConvertArgs {
    /// Takes the required fields.
    pub fn new(tree: Tree, from: TwoT1) -> Self {
        Self { tree, from }
    }
}

/// The arguments of `to_text`.
#[derive(Debug, Clone, PartialEq)]
pub struct ToTextArgs {
    pub tree: Tree,
}

impl ToTextArgs {
    /// Takes the required fields.
    pub fn new(tree: Tree) -> Self {
        Self { tree }
    }
}

/// The errors of `owner`.
#[derive(Debug)]
#[non_exhaustive]
pub enum OwnerError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `weigh`.
#[derive(Debug)]
#[non_exhaustive]
pub enum WeighError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `convert`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ConvertError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `to_text`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ToTextError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
