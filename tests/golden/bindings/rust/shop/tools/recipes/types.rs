// Made by toolc from bindings.tools; do not edit.

//! The payloads, results and errors of the toolset `recipes`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_bindings::types::{Item, Money};

/// The arguments of `buy_first`.
///
/// Finds and buys the first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyFirstArgs {
    pub words: String,
}

impl BuyFirstArgs {
    /// Takes the required fields.
    pub fn new(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
        }
    }
}

/// The result of `buy_first`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyFirstResult {
    pub bought: Option<Item>,
    pub all: Vec<String>,
}

impl BuyFirstResult {
    /// Takes the required fields.
    pub fn new(bought: Option<Item>, all: Vec<String>) -> Self {
        Self { bought, all }
    }
}

/// The arguments of `clear_twice`.
///
/// Passes content on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ClearTwiceArgs {}

/// The arguments of `page_of`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct PageOfArgs {
    pub page: Option<String>,
}

impl PageOfArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { page: None }
    }
}

/// The result of `page_of`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageOfResult {
    pub hits: Vec<String>,
    pub prices: Vec<i64>,
    pub more: Option<String>,
    pub count: i64,
    pub lang: String,
}

impl PageOfResult {
    /// Takes the required fields.
    pub fn new(
        hits: Vec<String>,
        prices: Vec<i64>,
        more: Option<String>,
        count: i64,
        lang: impl Into<String>,
    ) -> Self {
        Self {
            hits,
            prices,
            more,
            count,
            lang: lang.into(),
        }
    }
}

/// What the context gives to `buy_first`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyFirstInjected {
    pub run: toolrt::Uuid,
}

/// The errors of `buy_first`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BuyFirstError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `clear_twice`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ClearTwiceError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `page_of`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PageOfError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
