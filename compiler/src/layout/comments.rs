//! Comments, and the white space that decides where they belong.

use super::printer::Token;
use super::styles::Style;
use super::writer::Writer;
use crate::syntax::ast::{Comment, Docs};

impl<'t> Writer<'t> {
    /// A doc comment, and a line break after it.
    pub(super) fn docs(&mut self, docs: &Docs) {
        for line in self.written(docs.span).split('\n') {
            let line = line.trim_start_matches([' ', '\t', '\r', '\u{B}', '\u{C}']);
            let line = line.strip_suffix('\r').unwrap_or(line);
            match line
                .strip_prefix("///")
                .filter(|rest| !rest.starts_with('/'))
            {
                Some(rest) => {
                    let rest = rest.strip_prefix(' ').unwrap_or(rest);
                    self.put(if rest.is_empty() { "///" } else { "/// " });
                    self.put(rest);
                }
                None if line.is_empty() || self.is_bare => continue,
                None => self.put(line.trim_end()),
            }
            self.tokens.push(Token::Hard);
        }
        while self.peek(docs.span.end as usize).is_some() {
            self.next += 1;
        }
    }

    /// Moves comments before a position to the line above.
    pub(super) fn stray_before(&mut self, end: usize) {
        while let Some(comment) = self.peek(end) {
            self.strays.push(self.written(comment.span).trim_end());
            self.next += 1;
        }
    }

    /// The end of the token before a position, with comments between them.
    pub(super) fn end_before(&self, start: usize) -> usize {
        let mut end = self.text[..start].trim_end().len();
        let comments = self.comments[self.next..].iter();
        let before: Vec<&Comment> = comments
            .take_while(|comment| (comment.span.start as usize) < start)
            .collect();
        for comment in before.into_iter().rev() {
            let (from, to) = (comment.span.start as usize, comment.span.end as usize);
            if self.text[from..to].trim_end().len() + from != end {
                break;
            }
            end = self.text[..from].trim_end().len();
        }
        end
    }

    /// Whether there is a comment that is not printed yet between two positions.
    pub(super) fn has_comment(&self, start: usize, end: usize) -> bool {
        self.comments[self.next..]
            .iter()
            .map(|comment| comment.span.start as usize)
            .find(|at| *at >= start)
            .is_some_and(|at| at < end)
    }

    /// The comments of a gap, all but the last line break. Returns where the last one ends.
    pub(super) fn comments_between(
        &mut self,
        style: &Style,
        range: (usize, usize),
        first: bool,
    ) -> usize {
        let (mut at, end) = range;
        let mut begins = first;
        let mut comma = style.commas && !first;
        while let Some(comment) = self.peek(end) {
            if comma {
                self.put(",");
                comma = false;
            }
            if !begins && self.same_line(at, comment) {
                self.comment(comment);
            } else {
                let line = if begins && style.open.is_empty() && self.tokens.is_empty() {
                    None
                } else if !begins && self.is_blank(at, comment.span.start as usize) {
                    Some(Token::Blank)
                } else {
                    Some(Token::Hard)
                };
                self.tokens.extend(line);
                self.own_line(comment);
            }
            begins = false;
            at = comment.span.end as usize;
        }
        at
    }

    /// After the last printed token.
    pub(super) fn comment(&mut self, comment: &Comment) {
        self.next += 1;
        self.tokens
            .push(Token::Comment(self.written(comment.span).trim_end()));
    }

    /// On a separate line.
    pub(super) fn own_line(&mut self, comment: &Comment) {
        self.next += 1;
        self.put(self.written(comment.span).trim_end());
    }

    /// Whether there is a comment on the line of a position.
    pub(super) fn same_line(&self, from: usize, comment: &Comment) -> bool {
        !self.text[from..comment.span.start as usize].contains('\n')
    }

    /// Whether there is no comment or empty line between two positions.
    pub(super) fn are_neighbours(&self, from: usize, to: usize) -> bool {
        if self.is_bare {
            return true;
        }
        let between = self.text[from..to].bytes();
        !self.is_blank(from, to)
            && between
                .into_iter()
                .all(|byte| byte.is_ascii_whitespace() || byte == 0xB || byte == b',')
    }

    /// Whether there is an empty line between two positions.
    pub(super) fn is_blank(&self, from: usize, to: usize) -> bool {
        if self.is_bare {
            return false;
        }
        let mut breaks = 0;
        for byte in &self.text.as_bytes()[from..to] {
            match byte {
                b'\n' => breaks += 1,
                b' ' | b'\t'..=b'\r' => {}
                _ => breaks = 0,
            }
            if breaks == 2 {
                return true;
            }
        }
        false
    }
}
