// Made by toolc from tools.tools; do not edit.

//! The payloads, results and errors of the toolset `extra`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_tools::types::{Item, NotHere};

/// The arguments of `say`.
///
/// Sends text and gives no typed result.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SayArgs {
    pub text: String,
}

impl SayArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The arguments of `watch`.
///
/// Streams.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WatchArgs {
    pub id: String,
}

impl WatchArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The arguments of `wipe`.
///
/// Plans.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WipeArgs {
    pub ids: Vec<String>,
}

impl WipeArgs {
    /// Takes the required fields.
    pub fn new(ids: Vec<String>) -> Self {
        Self { ids }
    }
}

/// The result of `wipe`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WipeResult {
    pub deleted: i64,
}

impl WipeResult {
    /// Takes the required fields.
    pub fn new(deleted: i64) -> Self {
        Self { deleted }
    }
}

/// The arguments of `sync`.
///
/// Does a part.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SyncArgs {
    pub ids: Vec<String>,
}

impl SyncArgs {
    /// Takes the required fields.
    pub fn new(ids: Vec<String>) -> Self {
        Self { ids }
    }
}

/// The result of `sync`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SyncResult {
    pub done: i64,
}

impl SyncResult {
    /// Takes the required fields.
    pub fn new(done: i64) -> Self {
        Self { done }
    }
}

/// What `sync` gives beside its result.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SyncSide {
    pub log: Option<Vec<String>>,
    pub chart: Option<toolrt::Value>,
}

impl SyncSide {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            log: None,
            chart: None,
        }
    }
}

/// The arguments of `page`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct PageArgs {
    pub cursor: Option<String>,
}

impl PageArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { cursor: None }
    }
}

/// The result of `page`.
#[derive(Debug, Clone, PartialEq)]
pub struct PageResult {
    pub items: Vec<Item>,
    pub next: Option<String>,
}

impl PageResult {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(items: Vec<Item>) -> Self {
        Self { items, next: None }
    }
}

/// The arguments of `find_and_say`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindAndSayArgs {
    pub id: String,
}

impl FindAndSayArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The result of `find_and_say`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FindAndSayResult {
    pub done: i64,
}

impl FindAndSayResult {
    /// Takes the required fields.
    pub fn new(done: i64) -> Self {
        Self { done }
    }
}

/// The errors of `say`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SayError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `watch`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WatchError {
    /// Nothing has this id.
    NotHere(NotHere),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `wipe`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WipeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `sync`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SyncError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `page`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageInjected {
    pub token: toolrt::Secret<String>,
    pub caller: Option<String>,
}

/// The errors of `page`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PageError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `find_and_say`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindAndSayError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
