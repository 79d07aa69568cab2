// Made by toolc from desk.tools; do not edit.

//! The types of what the model of `researcher` answers.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_desk::types::{Even, Finding, Move, Question, Slug, Verdict};
#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_shared::types::Item;

/// The answer `final answer`.
#[derive(Debug, Clone, PartialEq)]
pub struct FinalAnswer {
    pub text: String,
    pub confidence: f64,
    pub of: toolrt::Maybe<Item>,
}

impl FinalAnswer {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>, confidence: f64) -> Self {
        Self {
            text: text.into(),
            confidence,
            of: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EitherAnswerRecord {
    pub code: i64,
}

impl EitherAnswerRecord {
    /// Takes the required fields.
    pub fn new(code: i64) -> Self {
        Self { code }
    }
}

/// The answer `either`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum EitherAnswer {
    Text(String),
    Record(EitherAnswerRecord),
}

/// The answer `move_answer`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MoveAnswer {
    pub move_: Move,
}

impl MoveAnswer {
    /// Takes the required fields.
    pub fn new(move_: Move) -> Self {
        Self { move_ }
    }
}

/// The answer `secret`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SecretAnswer {
    pub token: toolrt::Secret<String>,
}

impl SecretAnswer {
    /// Takes the required fields.
    pub fn new(token: toolrt::Secret<String>) -> Self {
        Self { token }
    }
}
