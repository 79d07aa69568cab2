//! Texts that findings are drawn into: borrowed, and with columns that count characters, as they do everywhere else.
//! Nothing is computed again for each finding: a text may be long, and have one in each of its lines.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};
use toolc_compiler::Checked;
use toolc_compiler::source::FileId;

use super::plain::{plain, plain_in_place};

/// Lines of more bytes are not drawn: they would fill the screen.
const WIDEST: usize = 500;

/// The texts of a compilation.
pub(super) struct Excerpts<'a> {
    pub(super) checked: &'a Checked,
    /// How a source is shown.
    pub(super) name: &'a dyn Fn(&str) -> String,
    /// By file, made for the first finding.
    files: Vec<OnceLock<Excerpt<'a>>>,
}

impl<'a> Excerpts<'a> {
    pub(super) fn new(checked: &'a Checked, name: &'a dyn Fn(&str) -> String) -> Self {
        Self {
            checked,
            name,
            files: checked.sources.iter().map(|_| OnceLock::new()).collect(),
        }
    }

    pub(super) fn file(&self, id: FileId) -> &Excerpt<'a> {
        self.files[id.0 as usize].get_or_init(|| {
            let file = self.checked.sources.file(id);
            Excerpt::new(&(self.name)(&file.path), &file.text)
        })
    }
}

/// A named text.
#[derive(Debug, Clone)]
pub(super) struct Excerpt<'a> {
    name: String,
    text: Cow<'a, str>,
    /// The byte at which each line starts, as miette counts lines: a `\r` ends one as well.
    lines: Vec<usize>,
    /// The byte at which each line starts that ends in `\n`.
    rows: Vec<usize>,
    /// Which of these are too wide to be drawn.
    wide: Vec<usize>,
}

impl<'a> Excerpt<'a> {
    /// A text that is safe to draw: untrusted characters are replaced.
    pub(super) fn new(name: &str, text: &'a str) -> Self {
        let mut lines = vec![0];
        let mut bytes = text.bytes().enumerate().peekable();
        while let Some((at, byte)) = bytes.next() {
            match byte {
                b'\n' => lines.push(at + 1),
                b'\r' if bytes.peek().is_none_or(|(_, next)| *next != b'\n') => lines.push(at + 1),
                _ => {}
            }
        }
        let mut rows = Vec::new();
        let mut wide = Vec::new();
        let mut start = 0;
        for (row, line) in text.split_inclusive('\n').enumerate() {
            if line.trim_end_matches(['\n', '\r']).len() > WIDEST {
                wide.push(row);
            }
            rows.push(start);
            start += line.len();
        }
        Self {
            name: plain(name),
            text: plain_in_place(text),
            lines,
            rows,
            wide,
        }
    }

    /// Whether a drawn line is too wide: those of the range, and one before and after it.
    pub(super) fn is_wide(&self, range: &Range<usize>) -> bool {
        let row = |at: usize| self.rows.partition_point(|start| *start <= at);
        // Rows count from 0 here, and `row` from 1.
        let (first, last) = (row(range.start).saturating_sub(2), row(range.end));
        let next = self.wide.partition_point(|wide| *wide < first);
        self.wide.get(next).is_some_and(|wide| *wide <= last)
    }
}

impl SourceCode for Excerpt<'_> {
    fn read_span<'s>(
        &'s self,
        span: &SourceSpan,
        lines_before: usize,
        lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'s> + 's>, MietteError> {
        // miette reads a text from its start, so it gets what begins shortly before the place.
        let line = self.lines.partition_point(|start| *start <= span.offset());
        let first = line.saturating_sub(lines_before + 2);
        let start = self.lines[first];
        let near = SourceSpan::from((span.offset().saturating_sub(start), span.len()));
        let inner = self.text[start..].read_span(&near, lines_before, lines_after)?;
        // It counts bytes.
        let offset = start + inner.span().offset();
        let before = self.text.get(offset - inner.column()..offset);
        let column = before.map_or(inner.column(), |before| before.chars().count());
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            SourceSpan::from((offset, inner.span().len())),
            first + inner.line(),
            column,
            first + inner.line_count(),
        )))
    }
}
