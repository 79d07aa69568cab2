// Made by toolc from bindings.tools; do not edit.

//! The payloads, results and errors of the toolset `both`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_bindings::types::{Gone, Item, Money};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CountBoxesArgsSizesItem {
    Box,
}

impl CountBoxesArgsSizesItem {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Box];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Box => "box",
        }
    }
}

/// The arguments of `count_boxes`.
///
/// Counting is written down, so that there is something to plan.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CountBoxesArgs {
    pub sizes: Vec<CountBoxesArgsSizesItem>,
}

impl CountBoxesArgs {
    /// Takes the required fields.
    pub fn new(sizes: Vec<CountBoxesArgsSizesItem>) -> Self {
        Self { sizes }
    }
}

/// The arguments of `greet`.
///
/// No service has this.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GreetArgs {
    pub name: String,
}

impl GreetArgs {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// The arguments of `look`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LookArgs {
    pub id: String,
}

impl LookArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// What the context gives to `count_boxes`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CountBoxesInjected {
    pub run: String,
}

/// The errors of `count_boxes`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CountBoxesError {
    /// Nothing has this id.
    Gone(Gone),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `greet`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GreetError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `look`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LookInjected {
    pub run: toolrt::Uuid,
}

/// The errors of `look`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LookError {
    /// Nothing has this id.
    Gone(Gone),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
