//! Lists of all kinds: items in brackets, on lines of a file, separated by commas or by bars.

use super::places::Placed;
use super::printer::{Kind, Token};
use super::styles::{ALTERNATIVES, FILE, FILLED, Style};
use super::writer::Writer;

impl Writer<'_> {
    /// Lines between brackets, or one.
    pub(super) fn list<T: Placed>(
        &mut self,
        style: &Style,
        range: (usize, usize),
        items: &[T],
        one: impl FnMut(&mut Self, &T),
    ) {
        let (start, end) = range;
        self.stray_before(start);
        if items.is_empty() && self.peek(end).is_none() {
            self.put(style.open);
            self.put(style.close);
            return;
        }
        self.open(style.kind.unwrap_or(Kind::Whole));
        self.put(style.open);
        self.indent();
        let opening = self.peek(end).filter(|comment| {
            let before = |item: &T| comment.span.start < item.start() as u32;
            items.first().is_none_or(before) && self.same_line(start, comment)
        });
        let mut at = start + style.open.len();
        if let Some(comment) = opening {
            self.comment(comment);
            at = comment.span.end as usize;
        }
        let at = self.items(style, at, opening.is_some(), items, one);
        self.end(style, (at, end), items.is_empty());
        self.put(style.close);
        self.close();
    }

    /// The lines of a file.
    pub(super) fn lines<T: Placed>(&mut self, items: &[T], one: impl FnMut(&mut Self, &T)) {
        let at = self.items(&FILE, 0, false, items, one);
        self.comments_between(&FILE, (at, self.text.len()), items.is_empty());
        if !self.tokens.is_empty() {
            self.tokens.push(Token::Hard);
        }
    }

    /// Items separated by commas without brackets, in filled lines.
    pub(super) fn filled<T: Placed>(
        &mut self,
        items: &[T],
        stays: impl Fn(&T) -> bool,
        mut one: impl FnMut(&mut Self, &T),
    ) {
        self.stray_before(items.first().map_or(0, Placed::start));
        self.open(Kind::Fill);
        self.indent();
        let mut at = None;
        for item in items {
            if let Some(at) = at {
                if stays(item) {
                    self.stray_before(item.start());
                    self.put(", ");
                } else if self.peek(item.start()).is_none() {
                    self.tokens.push(Token::Line {
                        flat: ", ",
                        before: ",",
                        after: "",
                    });
                } else {
                    self.gap(&FILLED, (at, item.start()), false, true);
                }
            }
            one(self, item);
            self.stray_before(item.end());
            at = Some(item.end());
        }
        self.dedent();
        self.close();
    }

    /// The alternatives of a union, each after its bar; `flat` precedes them if they are on one line.
    pub(super) fn alternatives<T: Placed>(
        &mut self,
        flat: &'static str,
        items: &[T],
        mut one: impl FnMut(&mut Self, &T),
    ) {
        let mut at: Option<usize> = None;
        for item in items {
            let comments = self.peek(item.start()).is_some();
            // A doc comment starts a line of its own.
            let bar = if item.docs().is_some() { "|" } else { "| " };
            match at {
                None if !comments => self.line(flat, bar),
                Some(_) if !comments => self.line(" | ", bar),
                at => {
                    let begin = at.unwrap_or(item.start());
                    self.comments_between(&ALTERNATIVES, (begin, item.start()), at.is_none());
                    self.tokens.push(Token::Hard);
                    self.put(bar);
                }
            }
            if let Some(docs) = item.docs() {
                self.indent();
                self.tokens.push(Token::Hard);
                self.docs(docs);
                one(self, item);
                self.dedent();
            } else {
                one(self, item);
            }
            self.stray_before(item.end());
            at = Some(item.end());
        }
    }

    /// Items with their separators. Returns where the last one ends.
    fn items<T: Placed>(
        &mut self,
        style: &Style,
        start: usize,
        opened: bool,
        items: &[T],
        mut one: impl FnMut(&mut Self, &T),
    ) -> usize {
        let mut at = start;
        let mut previous: Option<(&T, bool)> = None;
        for item in items {
            let broken = style.kind.is_none() || opened && previous.is_none();
            let commas = style.commas || previous.is_some_and(|(before, _)| before.goes_on());
            let style = Style { commas, ..*style };
            let gap = self.gap(&style, (at, item.start()), previous.is_none(), broken);
            let tall = self.item(item, &mut one);
            if let Some((before, was_tall)) = previous
                && let Some(gap) = gap
                && (tall || was_tall || before.heads() && item.declares())
            {
                self.tokens[gap] = Token::Blank;
            }
            previous = Some((item, tall));
            at = item.end();
        }
        at
    }
}
