// Made by toolc from shadows.tools; do not edit.

//! The payloads, results and errors of the toolset `named`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_shadows::types::{
    ClassVar, Either, O, Own, Rest, TypeChecking,
};
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::other_names::types::{Exception, T1};

/// The arguments of `list`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ListArgs {
    pub call: i64,
    pub given: Vec<String>,
    pub types: Option<Rest>,
}

impl ListArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(call: i64) -> Self {
        Self {
            call,
            given: Vec::new(),
            types: None,
        }
    }
}

/// The arguments of `bool`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoolArgs {
    pub with_items: bool,
    pub on_item: bool,
    pub acall: bool,
}

impl BoolArgs {
    /// Takes the required fields.
    pub fn new(with_items: bool, on_item: bool, acall: bool) -> Self {
        Self {
            with_items,
            on_item,
            acall,
        }
    }
}

/// The arguments of `toolrt`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ToolrtArgs {
    pub low: i64,
}

impl ToolrtArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            low: -9223372036854775808,
        }
    }
}

impl Default for ToolrtArgs {
    fn default() -> Self {
        Self::new()
    }
}

/// The arguments of `types`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TypesArgs {
    pub pages: String,
    pub é: T1,
    pub value: Either,
}

impl TypesArgs {
    /// Takes the required fields.
    pub fn new(pages: impl Into<String>, é: T1, value: Either) -> Self {
        Self {
            pages: pages.into(),
            é,
            value,
        }
    }
}

/// The arguments of `É`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ÉArgs {
    pub self_: i64,
}

impl ÉArgs {
    /// Takes the required fields.
    pub fn new(self_: i64) -> Self {
        Self { self_ }
    }
}

/// The arguments of `AUTO`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct AutoArgs {}

/// The arguments of `l`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LArgs {
    pub l: O,
    pub o: Option<i64>,
}

impl LArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(l: O) -> Self {
        Self { l, o: None }
    }
}

/// The arguments of `unset`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct UnsetArgs {
    pub value: TypeChecking,
}

impl UnsetArgs {
    /// Takes the required fields.
    pub fn new(value: TypeChecking) -> Self {
        Self { value }
    }
}

/// The arguments of `TYPE_CHECKING`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TypeCheckingArgs {
    pub value: ClassVar,
    pub type_checking: Option<i64>,
}

impl TypeCheckingArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(value: ClassVar) -> Self {
        Self {
            value,
            type_checking: None,
        }
    }
}

/// The arguments of `A_1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct A1Args {}

/// The arguments of `check`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CheckArgs {
    pub id: String,
}

impl CheckArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The errors of `list`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ListError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `bool`.
#[derive(Debug)]
#[non_exhaustive]
pub enum BoolError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `toolrt`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ToolrtError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `types`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TypesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `É`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ÉError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `AUTO`.
#[derive(Debug)]
#[non_exhaustive]
pub enum AutoError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `l`.
#[derive(Debug)]
#[non_exhaustive]
pub enum LError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `unset`.
#[derive(Debug)]
#[non_exhaustive]
pub enum UnsetError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `TYPE_CHECKING`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TypeCheckingError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `A_1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum A1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
