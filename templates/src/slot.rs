//! What fills a place of a template.

use std::sync::Arc;

use crate::code::{Code, Fragment};

/// A fragment at its place. Templates print these and nothing else: no text of a design becomes code by itself.
#[derive(Debug, Clone)]
pub(crate) struct Slot(pub(crate) Arc<Fragment>);

impl Slot {
    fn of(fragment: Fragment) -> Self {
        Self(Arc::new(fragment))
    }

    /// A piece of code.
    pub(crate) fn code(code: Code) -> Self {
        Self::of(Fragment::Code(code))
    }

    /// A word of the language or the runtime.
    pub(crate) fn word(word: &'static str) -> Self {
        Self::of(Fragment::Word(word))
    }

    /// An identifier.
    pub(crate) fn name(name: &str) -> Self {
        Self::code(Code::from(name))
    }

    /// A text, which is printed as a literal.
    pub(crate) fn literal(text: impl Into<String>) -> Self {
        Self::of(Fragment::Literal(text.into()))
    }

    /// JSON, which is printed as a literal of its text.
    pub(crate) fn json(text: String) -> Self {
        Self::of(Fragment::Json(text))
    }

    /// What an author says.
    pub(crate) fn docs(text: impl Into<String>) -> Self {
        Self::of(Fragment::Docs(text.into()))
    }

    /// What the file imports for others.
    pub(crate) fn used(code: Code) -> Self {
        Self::of(Fragment::Used(code))
    }

    /// A line of Markdown of ours.
    pub(crate) fn markdown(text: impl Into<String>) -> Self {
        Self::of(Fragment::Markdown(text.into()))
    }

    /// Lines that are laid out already.
    pub(crate) fn lines(text: impl Into<String>) -> Self {
        Self::of(Fragment::Lines(text.into()))
    }
}

impl AsRef<Fragment> for Slot {
    fn as_ref(&self) -> &Fragment {
        &self.0
    }
}
