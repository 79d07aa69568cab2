// Made by toolc from bindings.tools; do not edit.

//! The payloads, results and errors of the toolset `shop`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_bindings::types::{Gone, Item, Money};

/// The arguments of `stock_of`.
///
/// Declared once, a method and a tool.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StockOfArgs {
    pub id: String,
}

impl StockOfArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// What the context gives to `stock_of`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StockOfInjected {
    pub run: toolrt::Uuid,
}

/// The errors of `stock_of`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum StockOfError {
    /// Nothing has this id.
    Gone(Gone),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
