// Made by toolc from desk.tools; do not edit.

//! The types of the package `acme.desk`.

use super::super::acme_shared::types::Item;
/// What is to be found out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Question {
    pub text: String,
    pub about: Option<Item>,
}

impl Question {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            about: None,
        }
    }
}

/// What was found out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Finding {
    pub text: String,
    pub sources: Vec<toolrt::Uri>,
}

impl Finding {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            sources: Vec::new(),
        }
    }
}

pub type Slug = String;

pub type Even = i64;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    Yes,
    No,
    NotSure,
}

impl Verdict {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::Yes, Self::No, Self::NotSure];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::NotSure => "not sure",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Move {
    Ask(Question),
    Tell(Finding),
}

/// Nobody knows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NobodyKnows {
    pub text: String,
}

impl NobodyKnows {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}
