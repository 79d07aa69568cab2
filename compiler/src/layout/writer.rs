//! The tokens so far: how much of the text is printed, and which comments remain.

use super::guard::Guard;
use super::printer::{Kind, Token};
use crate::source::Span;
use crate::syntax::ast::Comment;

/// See the module.
pub(super) struct Writer<'t> {
    pub(super) text: &'t str,
    pub(super) tokens: Vec<Token<'t>>,
    /// The indentation of the lines at this position.
    pub(super) indent: usize,
    pub(super) comments: &'t [Comment],
    /// The first comment that is not printed yet.
    pub(super) next: usize,
    /// Comments inside a piece without line breaks: they move above it.
    pub(super) strays: Vec<&'t str>,
    /// The positions of errors, in a text with errors.
    pub(super) guard: Option<&'t Guard<'t>>,
    /// Whether empty lines and comments of the text count for nothing.
    pub(super) is_bare: bool,
}

impl<'t> Writer<'t> {
    pub(super) fn new(
        text: &'t str,
        comments: &'t [Comment],
        guard: Option<&'t Guard<'t>>,
    ) -> Self {
        Self {
            text,
            tokens: Vec::new(),
            indent: 0,
            comments,
            next: 0,
            strays: Vec::new(),
            guard,
            is_bare: false,
        }
    }

    /// For what is printed without comments and empty lines.
    pub(super) fn bare(text: &'t str) -> Self {
        Self {
            is_bare: true,
            ..Self::new(text, &[], None)
        }
    }

    /// The next comment, if it begins before a position.
    pub(super) fn peek(&self, end: usize) -> Option<&'t Comment> {
        self.comments
            .get(self.next)
            .filter(|comment| (comment.span.start as usize) < end)
    }

    /// A piece of the result.
    pub(super) fn put(&mut self, text: &'t str) {
        self.tokens.push(Token::Text(text));
    }

    /// The source text at a position, unchanged.
    pub(super) fn copy(&mut self, span: Span) {
        let text = self.written(span);
        self.put(text);
    }

    pub(super) fn written(&self, span: Span) -> &'t str {
        &self.text[span.start as usize..span.end as usize]
    }

    pub(super) fn open(&mut self, kind: Kind) {
        self.tokens.push(Token::Open(kind));
    }

    pub(super) fn close(&mut self) {
        self.tokens.push(Token::Close);
    }

    pub(super) fn indent(&mut self) {
        self.indent += 2;
        self.tokens.push(Token::Indent);
    }

    pub(super) fn dedent(&mut self) {
        self.indent -= 2;
        self.tokens.push(Token::Dedent);
    }

    /// A space that may become a line break, with `after` on the new line.
    pub(super) fn line(&mut self, flat: &'static str, after: &'static str) {
        self.tokens.push(Token::Line {
            flat,
            before: "",
            after,
        });
    }

    /// Skips text that is printed unchanged.
    pub(super) fn verbatim(&mut self, start: usize, end: usize) {
        self.tokens.push(Token::Verbatim(&self.text[start..end]));
        while self.peek(end).is_some() {
            self.next += 1;
        }
    }

    /// The position of a bracket: after a given position, and perhaps after comments.
    pub(super) fn find(&self, bracket: u8, from: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = from;
        while bytes[at] != bracket {
            if bytes[at..].starts_with(b"//") {
                at += self.text[at..].find('\n').unwrap_or(0);
            }
            at += 1;
        }
        at
    }
}
