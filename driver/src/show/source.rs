//! A text that findings are drawn into: borrowed, and with columns that count characters, as they do everywhere else.

use std::borrow::Cow;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use super::plain::{plain, plain_in_place};

/// A named text.
#[derive(Debug, Clone)]
pub(super) struct Excerpt<'a> {
    pub(super) name: String,
    pub(super) text: Cow<'a, str>,
}

impl<'a> Excerpt<'a> {
    /// A text as it may be drawn: whatever is in it, it is only seen.
    pub(super) fn new(name: &str, text: &'a str) -> Self {
        Self {
            name: plain(name),
            text: plain_in_place(text),
        }
    }
}

impl SourceCode for Excerpt<'_> {
    fn read_span<'s>(
        &'s self,
        span: &SourceSpan,
        lines_before: usize,
        lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'s> + 's>, MietteError> {
        let inner = self.text.read_span(span, lines_before, lines_after)?;
        // miette counts bytes.
        let start = inner.span().offset();
        let before = self.text.get(start - inner.column()..start);
        let column = before.map_or(inner.column(), |before| before.chars().count());
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            *inner.span(),
            inner.line(),
            column,
            inner.line_count(),
        )))
    }
}
