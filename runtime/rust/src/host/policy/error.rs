//! What a policy may not say.

use std::fmt;

/// A policy says what none may say: a word that is no mode, a grant of nothing known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PolicyError {
    text: String,
}

impl PolicyError {
    pub(super) fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

impl fmt::Display for PolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for PolicyError {}
