//! Findings: the mistake, its position, and how to fix it.

mod fix;
mod suggest;

pub use fix::{applied, safe_fixes};
pub use suggest::{Suggestions, nearest, same_letters};

use crate::source::Span;

/// How much a finding matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// No code is generated.
    Error,
    /// Worth a look.
    Warning,
}

/// A kind of finding: a stable id with a page of documentation.
#[derive(Debug)]
pub struct Code {
    /// `T0203`.
    pub id: &'static str,
    /// The page's heading.
    pub title: &'static str,
    /// How much findings of this kind matter.
    pub severity: Severity,
    /// The page, Markdown: why, a failing example with its output, the example fixed.
    pub page: &'static str,
}

/// A span with a text about it.
#[derive(Debug, Clone)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// The text about this span; may be empty.
    pub text: String,
}

/// A change of the source.
#[derive(Debug, Clone)]
pub struct Edit {
    /// The replaced span; empty to insert.
    pub span: Span,
    /// The new text.
    pub text: String,
}

/// One mistake. The message is the fact, with the user's own names in backticks; labels describe a span; help is text
/// that works if pasted. Lower case, no full stop.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The kind.
    pub code: &'static Code,
    /// That of the code, unless a level of the project says otherwise.
    pub severity: Severity,
    /// The fact.
    pub message: String,
    /// The first is the span of the mistake, the others are related.
    pub labels: Vec<Label>,
    /// What to do.
    pub help: Option<String>,
    /// The fix, if there is exactly one: all of these changes together.
    pub edits: Vec<Edit>,
    /// Whether the fix is only a guess that a person must review. Other fixes are safe to apply without review.
    pub guess: bool,
}

impl Finding {
    /// A finding at a span.
    pub fn new(code: &'static Code, span: Span, message: impl Into<String>) -> Self {
        let labels = vec![Label {
            span,
            text: String::new(),
        }];
        Self {
            code,
            severity: code.severity,
            message: message.into(),
            labels,
            help: None,
            edits: Vec::new(),
            guess: false,
        }
    }

    /// Sets the text about the finding's own span.
    pub fn here(mut self, text: impl Into<String>) -> Self {
        self.labels[0].text = text.into();
        self
    }

    /// Adds a related span.
    pub fn related(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label {
            span,
            text: text.into(),
        });
        self
    }

    /// Sets the help.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Adds a change that fixes it and is safe to apply unseen.
    pub fn edit(mut self, span: Span, text: impl Into<String>) -> Self {
        self.edits.push(Edit {
            span,
            text: text.into(),
        });
        self
    }

    /// Adds a change that probably fixes it: the likely meaning of a mistyped word, or a likely replacement.
    pub fn guess(mut self, span: Span, text: impl Into<String>) -> Self {
        self.guess = true;
        self.edit(span, text)
    }

    /// Adds the word that was probably meant. If only case, `-` and `_` differ, the change is safe.
    pub fn respell(self, span: Span, written: &str, meant: &str, text: impl Into<String>) -> Self {
        if same_letters(written, meant) {
            self.edit(span, text)
        } else {
            self.guess(span, text)
        }
    }

    /// The changes that may be applied without a person.
    pub fn safe_edits(&self) -> &[Edit] {
        if self.guess { &[] } else { &self.edits }
    }

    /// Where the mistake is.
    pub fn span(&self) -> Span {
        self.labels[0].span
    }

    /// Whether it stops code generation.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// All findings of a compilation, in the order in which they were found until sorted.
#[derive(Debug, Default)]
pub struct Findings {
    all: Vec<Finding>,
}

impl Findings {
    /// Adds one.
    pub fn add(&mut self, finding: Finding) {
        self.all.push(finding);
    }

    /// Adds those of another list.
    pub fn append(&mut self, other: Findings) {
        self.all.extend(other.all);
    }

    /// Sorts them by position.
    pub fn sort(&mut self) {
        self.all.sort_by(|a, b| {
            (a.span(), a.code.id, &a.message).cmp(&(b.span(), b.code.id, &b.message))
        });
    }

    /// Keeps the findings for which `keep` returns true; it may change them.
    pub fn retain(&mut self, keep: impl FnMut(&mut Finding) -> bool) {
        self.all.retain_mut(keep);
    }

    /// Reads them.
    pub fn iter(&self) -> impl Iterator<Item = &Finding> {
        self.all.iter()
    }

    /// Whether one of them stops code generation.
    pub fn has_errors(&self) -> bool {
        self.all.iter().any(Finding::is_error)
    }

    /// How many errors and how many warnings.
    pub fn count(&self) -> (usize, usize) {
        let errors = self.all.iter().filter(|finding| finding.is_error()).count();
        (errors, self.all.len() - errors)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}
