// Made by toolc from bindings.tools; do not edit.

//! The payloads, results and errors of the toolset `till`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_bindings::types::{Gone, Item, Money, SoldOut};

/// The arguments of `buy_item`.
///
/// By name: everything is moved.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyItemArgs {
    pub id: String,
    pub note: Option<String>,
}

impl BuyItemArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            note: None,
        }
    }
}

/// The arguments of `search`.
///
/// Mapped, and back: a limit of the method is narrower than the tool's.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchArgs {
    pub words: String,
    pub most: Option<i64>,
    pub page: Option<String>,
}

impl SearchArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            most: None,
            page: None,
        }
    }
}

/// The result of `search`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SearchResult {
    pub hits: Vec<String>,
    pub prices: Vec<i64>,
    pub more: Option<String>,
    pub count: i64,
    pub lang: String,
}

impl SearchResult {
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

/// The arguments of `watch_price`.
///
/// By name, but of other types: whatever fits by shape.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WatchPriceArgs {
    pub id: String,
}

impl WatchPriceArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// An item of `watch_price`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WatchPriceItem {
    pub at: String,
    pub price: Money,
}

impl WatchPriceItem {
    /// Takes the required fields.
    pub fn new(at: impl Into<String>, price: Money) -> Self {
        Self {
            at: at.into(),
            price,
        }
    }
}

/// What `watch_price` gives beside its result.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct WatchPriceSide {
    pub log: Option<Vec<String>>,
}

impl WatchPriceSide {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { log: None }
    }
}

/// The arguments of `clear_all`.
///
/// Nothing in, nothing out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ClearAllArgs {}

/// The arguments of `label_item`.
///
/// The caller's text meets the method's limit.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LabelItemArgs {
    pub id: String,
    pub text: String,
}

impl LabelItemArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            text: text.into(),
        }
    }
}

/// The errors of `buy_item`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BuyItemError {
    /// Nothing has this id.
    Gone(Gone),
    /// Too much.
    SoldOut(SoldOut),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `search`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SearchError {
    /// Too much.
    SoldOut(SoldOut),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `watch_price`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WatchPriceInjected {
    pub token: toolrt::Secret<String>,
}

/// The errors of `watch_price`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WatchPriceError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `clear_all`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ClearAllError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `label_item`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LabelItemError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
