// Made by toolc from tools.tools; do not edit.

//! The types of the package `case.tools`.

#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    pub id: String,
    pub score: f64,
}

impl Item {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>, score: f64) -> Self {
        Self {
            id: id.into(),
            score,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Query {
    pub text: String,
    pub run: String,
}

impl Query {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>, run: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            run: run.into(),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub items: Vec<Item>,
}

impl Found {
    /// Takes the required fields.
    pub fn new(items: Vec<Item>) -> Self {
        Self { items }
    }
}

/// Nothing has this id.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NotHere {
    pub id: String,
}

impl NotHere {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The error `too_busy`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TooBusy {}
