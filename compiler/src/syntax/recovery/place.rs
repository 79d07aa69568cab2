//! A position where the parser failed, with its finding and repair.

use std::borrow::Cow;
use std::ops::Range;

use super::expected::Stop;
use super::overlay::Patch;
use crate::diagnostics::{Code, Finding};
use crate::source::{FileId, Span};
use crate::syntax::grammar::Rule;
use crate::syntax::lower::word_at;

/// The finding, and the repair with which the parser can continue.
pub(super) struct Diagnosis {
    pub(super) finding: Finding,
    pub(super) patches: Vec<Patch>,
}

impl Diagnosis {
    pub(super) fn new(finding: Finding) -> Self {
        Self {
            finding,
            patches: Vec::new(),
        }
    }

    pub(super) fn patch(mut self, range: Range<usize>, text: impl Into<Cow<'static, str>>) -> Self {
        let text = text.into();
        self.patches.push(Patch { range, text });
        self
    }
}

/// A position where the parser failed.
pub(super) struct Place<'t> {
    pub(super) file: FileId,
    /// The whole file.
    pub(super) text: &'t str,
    /// The text that does not parse, without its doc comment.
    pub(super) junk: Range<usize>,
    /// Where the item that does not parse begins: before the junk, if it begins in the text before.
    pub(super) from: usize,
    /// The expected rule.
    pub(super) wanted: Rule,
    /// The first byte that did not fit.
    pub(super) at: usize,
    /// The expected tokens.
    pub(super) stop: Stop,
}

impl<'t> Place<'t> {
    /// The text at the position.
    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The text before it, without white space.
    pub(super) fn before(&self) -> &'t str {
        self.text[..self.at].trim_end_matches(BLANK)
    }

    /// A finding about a range of the file.
    pub(super) fn finding(
        &self,
        code: &'static Code,
        range: Range<usize>,
        message: impl Into<String>,
    ) -> Finding {
        Finding::new(code, self.span(range), message)
    }

    pub(super) fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, range.start, range.end)
    }

    /// The token at the position.
    pub(super) fn found(&self) -> Range<usize> {
        self.at..self.at + token(self.rest()).len()
    }
}

/// The grammar's white space, without comments.
pub(super) const BLANK: [char; 6] = [' ', '\n', '\t', '\r', '\u{B}', '\u{C}'];

/// The letters, digits and `signs` that a text ends with.
pub(super) fn word_before<'t>(text: &'t str, signs: &str) -> &'t str {
    let inside = |c: char| c.is_ascii_alphanumeric() || signs.contains(c);
    &text[text.trim_end_matches(inside).len()..]
}

/// The token that a text begins with, roughly.
fn token(text: &str) -> &str {
    let word = word_at(text);
    if !word.is_empty() {
        return word;
    }
    if let Some(rest) = text.strip_prefix('"') {
        let end = rest.find(['"', '\n']).map_or(rest.len(), |end| end + 1);
        return &text[..(end + 1).min(text.len())];
    }
    for sign in ["...", "->", "=>", "..", "==", "//"] {
        if text.starts_with(sign) {
            return sign;
        }
    }
    text.chars()
        .next()
        .map_or("", |first| &text[..first.len_utf8()])
}
