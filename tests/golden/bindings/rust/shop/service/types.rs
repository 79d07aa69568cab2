// Made by toolc from bindings.tools; do not edit.

//! The payloads, results and errors of the service `shop`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::case_bindings::types::{Gone, Item, Money, Query, SoldOut};

/// The payload of `buy`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BuyPayload {
    pub id: String,
    pub count: i64,
    pub note: Option<String>,
}

impl BuyPayload {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            count: 1,
            note: None,
        }
    }
}

/// The result of `find`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindResult {
    pub items: Vec<Item>,
    pub total: i64,
    pub next: Option<String>,
}

impl FindResult {
    /// Takes the required fields.
    pub fn new(items: Vec<Item>, total: i64, next: Option<String>) -> Self {
        Self { items, total, next }
    }
}

/// The payload of `stock`.
///
/// Declared once, a method and a tool.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StockPayload {
    pub id: String,
}

impl StockPayload {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The payload of `watch`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WatchPayload {
    pub id: String,
    pub token: toolrt::Secret<String>,
}

impl WatchPayload {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>, token: toolrt::Secret<String>) -> Self {
        Self {
            id: id.into(),
            token,
        }
    }
}

/// An item of `watch`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WatchItem {
    pub at: toolrt::DateTime,
    pub price: Money,
}

impl WatchItem {
    /// Takes the required fields.
    pub fn new(at: toolrt::DateTime, price: Money) -> Self {
        Self { at, price }
    }
}

/// The payload of `clear`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ClearPayload {}

/// The payload of `label`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LabelPayload {
    pub id: String,
    pub text: String,
}

impl LabelPayload {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            text: text.into(),
        }
    }
}

/// The result of `buy`.
pub type BuyResult = Item;

/// The errors of `buy`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BuyError {
    /// Nothing has this id.
    Gone(Gone),
    /// Too much.
    SoldOut(SoldOut),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `find`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `stock`.
pub type StockResult = Vec<Item>;

/// What the context gives to `stock`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StockInjected {
    pub run: toolrt::Uuid,
}

/// The errors of `stock`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum StockError {
    /// Nothing has this id.
    Gone(Gone),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `watch`.
pub type WatchResult = i64;

/// The errors of `watch`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WatchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `clear`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ClearError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `label`.
pub type LabelResult = String;

/// The errors of `label`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LabelError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
