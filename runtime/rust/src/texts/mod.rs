//! What is done to texts before a person or a model reads them (`spec/runtime.md` §12).
//!
//! A text that a handler, a model or a payload has given may move the cursor of a terminal, hide what it says, or hold
//! what only the host may know. Results and their JSON are never rewritten.

mod clean;
mod redact;

use std::borrow::Cow;

pub(crate) use crate::hidden::is_hidden;

/// How much of a text people and models get to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Texts {
    /// All of it.
    AsIs,
    /// All of it, and nothing hides: control characters but line feeds and tabs, and marks that change the direction of
    /// text or hide in it, are escaped as `\u{1b}`.
    #[default]
    Clean,
    /// The same without secrets and the names of people's home folders.
    Redacted,
}

impl Texts {
    /// The text as it may be shown. `secrets` are texts that must not be in it if it is redacted; what is shorter than
    /// four characters is no secret, because it would be found everywhere.
    pub fn shown<'t>(self, text: &'t str, secrets: &[&str]) -> Cow<'t, str> {
        match self {
            Self::AsIs => Cow::Borrowed(text),
            Self::Clean => clean::visible(text),
            Self::Redacted => redact::redacted(text, secrets),
        }
    }
}
