// Made by toolc from schema.tools; do not edit.

//! The payloads, results and errors of the toolset `keywords`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::schema::types::{FOOBar, FooBar};

/// The arguments of `swap_bars`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SwapBarsArgs {
    pub bar: FooBar,
}

impl SwapBarsArgs {
    /// Takes the required fields.
    pub fn new(bar: FooBar) -> Self {
        Self { bar }
    }
}

/// The arguments of `give_text`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GiveTextArgs {}

/// The errors of `swap_bars`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SwapBarsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `give_text`.
#[derive(Debug)]
#[non_exhaustive]
pub enum GiveTextError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
