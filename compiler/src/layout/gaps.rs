//! An item of a list, and the gaps before, between and after items.

use super::places::Placed;
use super::printer::{Token, is_tall};
use super::styles::Style;
use super::writer::Writer;

impl Writer<'_> {
    /// An item: its doc comment, comments without a better position, and itself. Returns whether it is a declaration of
    /// several lines.
    pub(super) fn item<T: Placed>(
        &mut self,
        item: &T,
        one: &mut impl FnMut(&mut Self, &T),
    ) -> bool {
        let outer = std::mem::take(&mut self.strays);
        if let Some(docs) = item.docs() {
            self.docs(docs);
        }
        while let Some(comment) = self.peek(item.span().start as usize) {
            self.own_line(comment);
            self.tokens.push(Token::Hard);
        }
        let mark = self.tokens.len();
        one(self, item);
        self.stray_before(item.end());
        let strays = std::mem::replace(&mut self.strays, outer);
        let lines = strays
            .iter()
            .flat_map(|stray| [Token::Text(stray), Token::Hard]);
        self.tokens.splice(mark..mark, lines);
        item.declares() && is_tall(&self.tokens[mark..], self.indent)
    }

    /// The separator of two items, comments included. Returns where it is in the tokens.
    pub(super) fn gap(
        &mut self,
        style: &Style,
        range: (usize, usize),
        first: bool,
        broken: bool,
    ) -> Option<usize> {
        let (start, end) = range;
        if self.peek(end).is_none() {
            let blank = !first && self.is_blank(start, end);
            let line = if blank || broken {
                if style.commas && !first {
                    self.put(",");
                }
                if start == 0 && first && style.open.is_empty() && !style.commas {
                    return None;
                }
                if blank { Token::Blank } else { Token::Hard }
            } else {
                Token::Line {
                    flat: if first { style.pad } else { ", " },
                    before: if style.commas && !first { "," } else { "" },
                    after: "",
                }
            };
            self.tokens.push(line);
            return (!first && !blank).then_some(self.tokens.len() - 1);
        }
        let index = self.tokens.len();
        let at = self.comments_between(style, range, first);
        let blank = self.is_blank(at, end);
        self.tokens
            .push(if blank { Token::Blank } else { Token::Hard });
        let between = &self.tokens[index..];
        let line = between
            .iter()
            .position(|token| matches!(token, Token::Hard));
        let apart = between.iter().any(|token| matches!(token, Token::Blank));
        match line {
            Some(line) if !first && !apart => Some(index + line),
            Some(_) | None => None,
        }
    }

    /// The end of a list, after its last item.
    pub(super) fn end(&mut self, style: &Style, range: (usize, usize), first: bool) {
        if self.peek(range.1).is_none() {
            self.dedent();
            // Without items, what stands there is a comment behind the bracket.
            self.tokens.push(if style.kind.is_none() || first {
                Token::Hard
            } else {
                Token::Line {
                    flat: style.pad,
                    before: if style.last_comma { "," } else { "" },
                    after: "",
                }
            });
            return;
        }
        let commas = Style {
            commas: style.last_comma,
            ..*style
        };
        self.comments_between(&commas, range, first);
        self.dedent();
        self.tokens.push(Token::Hard);
    }
}
