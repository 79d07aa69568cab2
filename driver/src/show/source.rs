//! A text that findings are drawn into: borrowed, and with columns that count characters, as they do everywhere else.

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

/// A named text.
#[derive(Debug, Clone)]
pub(super) struct Excerpt<'a> {
    pub(super) name: String,
    pub(super) text: &'a str,
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
