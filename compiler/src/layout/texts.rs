//! Texts in quotes. They keep their spelling; blocks of several lines are indented with their statement.

use super::printer::Token;
use super::writer::Writer;
use crate::source::Span;
use crate::syntax::{Block, block};

impl Writer<'_> {
    /// `"…"` or `"""…"""`
    pub(super) fn quoted(&mut self, span: Span) {
        let written = self.written(span);
        let inside = written
            .strip_prefix("\"\"\"")
            .and_then(|rest| rest.strip_suffix("\"\"\""));
        match inside {
            Some(inside) if inside.contains('\n') => self.block_text(inside),
            Some(_) | None => self.put(written),
        }
    }

    fn block_text(&mut self, inside: &'_ str) {
        let start = inside.as_ptr() as usize - self.text.as_ptr() as usize;
        let text = self.text;
        let Block {
            opening,
            lines,
            indent,
            closes_alone,
        } = block(&text[start..start + inside.len()]);
        self.put("\"\"\"");
        self.indent();
        if let Some(opening) = opening {
            self.put(opening);
        }
        for line in lines {
            self.tokens.push(Token::Hard);
            self.put(line.get(indent..).unwrap_or(""));
        }
        if closes_alone {
            self.tokens.push(Token::Hard);
        }
        self.put("\"\"\"");
        self.dedent();
    }
}
