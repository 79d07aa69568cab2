//! Tokens in the making: what was printed of the text so far, and which comments are still to come.

use super::places::{ExamplePart, Placed};
use super::printer::{Kind, Token};
use crate::source::Span;
use crate::syntax::ast::{Comment, Docs};

/// See the module.
pub(super) struct Writer<'t> {
    pub(super) text: &'t str,
    pub(super) tokens: Vec<Token<'t>>,
    /// How far in the lines of this place stand.
    pub(super) indent: usize,
    comments: &'t [Comment],
    /// The first comment that is not printed yet.
    next: usize,
    /// Comments that stand inside something that has no lines for them: they go above it.
    strays: Vec<&'t str>,
}

/// How a list is written.
pub(super) struct Style {
    pub(super) open: &'static str,
    pub(super) close: &'static str,
    /// What stands inside the brackets where the list is on one line.
    pub(super) pad: &'static str,
    /// Items need commas between them, on lines of their own, too.
    pub(super) commas: bool,
    /// A comma stands behind the last line as well.
    pub(super) last_comma: bool,
    /// What it takes to break it; `None` if it always is.
    pub(super) kind: Option<Kind>,
}

impl<'t> Writer<'t> {
    pub(super) fn new(text: &'t str, comments: &'t [Comment]) -> Self {
        Self {
            text,
            tokens: Vec::new(),
            indent: 0,
            comments,
            next: 0,
            strays: Vec::new(),
        }
    }

    /// A piece of the result.
    pub(super) fn put(&mut self, text: &'t str) {
        self.tokens.push(Token::Text(text));
    }

    /// What was written at a place, as it stands.
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

    /// Lines between brackets, or one.
    pub(super) fn list<T: Placed>(
        &mut self,
        style: &Style,
        range: (usize, usize),
        items: &[T],
        mut one: impl FnMut(&mut Self, &T),
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
            items
                .first()
                .is_none_or(|item| comment.span.start < item.start() as u32)
                && self.same_line(start, comment)
        });
        let mut at = start + style.open.len();
        let mut broken = style.kind.is_none();
        if let Some(comment) = opening {
            self.comment(comment);
            at = comment.span.end as usize;
            broken = true;
        }
        let flat = style.pad;
        let mut first = true;
        let mut previous = None;
        for item in items {
            let gap = self.gap(style, (at, item.start()), first, broken, flat);
            let (mark, tall) = self.item(item, &mut one);
            self.set_apart(gap, previous, (item.declares(), mark, tall));
            previous = Some((item.declares(), tall));
            at = item.end();
            first = false;
            broken = style.kind.is_none();
        }
        self.end(style, (at, end), first);
        self.put(style.close);
        self.close();
    }

    /// The lines of a file.
    pub(super) fn lines<T: Placed>(&mut self, items: &[T], mut one: impl FnMut(&mut Self, &T)) {
        let style = Style {
            open: "",
            close: "",
            pad: "",
            commas: false,
            last_comma: false,
            kind: None,
        };
        let mut at = 0;
        let mut first = true;
        let mut headed = false;
        let mut previous = None;
        for item in items {
            let gap = self.gap(&style, (at, item.start()), first, true, "");
            let (mark, tall) = self.item(item, &mut one);
            self.set_apart(
                gap,
                previous,
                (item.declares(), mark, tall || headed && !item.heads()),
            );
            previous = Some((item.declares(), tall));
            headed = item.heads();
            at = item.end();
            first = false;
        }
        let end = self.text.len();
        self.comments_between(&style, (at, end), first);
        if !self.tokens.is_empty() {
            self.tokens.push(Token::Hard);
        }
    }

    /// Items behind commas without brackets, in lines that are filled.
    pub(super) fn filled<T: Placed>(
        &mut self,
        items: &[T],
        stays: impl Fn(&T) -> bool,
        mut one: impl FnMut(&mut Self, &T),
    ) {
        let style = Style {
            open: "",
            close: "",
            pad: "",
            commas: true,
            last_comma: false,
            kind: Some(Kind::Fill),
        };
        self.stray_before(items.first().map_or(0, Placed::start));
        self.open(Kind::Fill);
        self.indent();
        let mut at = None;
        for item in items {
            if let Some(at) = at {
                if self.peek(item.start()).is_none() && stays(item) {
                    self.put(", ");
                } else if self.peek(item.start()).is_none() {
                    self.tokens.push(Token::Line {
                        flat: ", ",
                        before: ",",
                        after: "",
                    });
                } else {
                    self.gap(&style, (at, item.start()), false, true, ", ");
                }
            }
            one(self, item);
            self.stray_before(item.end());
            at = Some(item.end());
        }
        self.dedent();
        self.close();
    }

    /// The alternatives of a union, each behind its bar; `flat` stands before them where they are on one line.
    pub(super) fn alternatives<T: Placed>(
        &mut self,
        flat: &'static str,
        items: &[T],
        mut one: impl FnMut(&mut Self, &T),
    ) {
        let mut at: Option<usize> = None;
        for item in items {
            let comments = self.peek(item.start()).is_some();
            match at {
                None if !comments => self.line(flat, "| "),
                Some(_) if !comments => self.line(" | ", "| "),
                at => {
                    let begin = at.unwrap_or(item.start());
                    self.comments_between(&NO_COMMAS, (begin, item.start()), at.is_none());
                    self.tokens.push(Token::Hard);
                    self.put("| ");
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

    /// A doc comment, and a line break behind it.
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
                None if line.is_empty() => continue,
                None => self.put(line.trim_end()),
            }
            self.tokens.push(Token::Hard);
        }
        while self.peek(docs.span.end as usize).is_some() {
            self.next += 1;
        }
    }

    /// Passes over text that is printed as it is.
    pub(super) fn verbatim(&mut self, start: usize, end: usize) {
        self.tokens.push(Token::Verbatim(&self.text[start..end]));
        while self.peek(end).is_some() {
            self.next += 1;
        }
    }

    /// Where a bracket stands: behind a place, and perhaps behind comments.
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

    /// An item: its doc comment, comments that have no better place, and itself. Returns where it begins.
    fn item<T: Placed>(&mut self, item: &T, one: &mut impl FnMut(&mut Self, &T)) -> (usize, bool) {
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
        let tall = item.declares() && super::printer::is_tall(&self.tokens[mark..], self.indent);
        (mark, tall)
    }

    /// What separates two items, comments included. Returns where it is in the tokens.
    fn gap(
        &mut self,
        style: &Style,
        range: (usize, usize),
        first: bool,
        broken: bool,
        flat: &'static str,
    ) -> Option<usize> {
        let (start, end) = range;
        if self.peek(end).is_none() {
            let index = self.tokens.len();
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
                    flat: if first { flat } else { ", " },
                    before: if style.commas && !first { "," } else { "" },
                    after: "",
                }
            };
            self.tokens.push(line);
            return (!first && !blank).then_some(index);
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

    /// The comments of a gap, all but the last line break. Returns where the last one ends.
    fn comments_between(&mut self, style: &Style, range: (usize, usize), first: bool) -> usize {
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

    /// What stands behind the last item of a list.
    pub(super) fn end(&mut self, style: &Style, range: (usize, usize), first: bool) {
        if self.peek(range.1).is_none() {
            self.dedent();
            let before = if style.last_comma { "," } else { "" };
            let last = self
                .tokens
                .last()
                .is_some_and(|token| matches!(token, Token::Comment(_)));
            if style.kind.is_none() || last && first {
                self.tokens.push(Token::Hard);
            } else {
                self.tokens.push(Token::Line {
                    flat: style.pad,
                    before,
                    after: "",
                });
            }
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

    /// An empty line between declarations, one of which takes many lines.
    fn set_apart(
        &mut self,
        gap: Option<usize>,
        previous: Option<(bool, bool)>,
        item: (bool, usize, bool),
    ) {
        let (declares, _, tall) = item;
        let Some((gap, (before, tall_before))) = gap.zip(previous) else {
            return;
        };
        if before && tall_before || declares && tall {
            self.tokens[gap] = Token::Blank;
        }
    }

    /// The next comment, if it begins before a place.
    pub(super) fn peek(&self, end: usize) -> Option<&'t Comment> {
        self.comments
            .get(self.next)
            .filter(|comment| (comment.span.start as usize) < end)
    }

    /// Comments before a place have no line of their own any more.
    pub(super) fn stray_before(&mut self, end: usize) {
        while let Some(comment) = self.peek(end) {
            self.strays.push(self.written(comment.span).trim_end());
            self.next += 1;
        }
    }

    /// Whether a comment that is not printed yet stands between two places.
    pub(super) fn has_comment(&self, start: usize, end: usize) -> bool {
        self.comments[self.next..]
            .iter()
            .skip_while(|comment| (comment.span.start as usize) < start)
            .next()
            .is_some_and(|comment| (comment.span.start as usize) < end)
    }

    /// Whether two things follow each other without a comment or an empty line between them.
    pub(super) fn are_neighbours(&self, from: usize, to: usize) -> bool {
        let between = self.text[from..to].bytes();
        !self.is_blank(from, to)
            && between
                .into_iter()
                .all(|byte| byte.is_ascii_whitespace() || byte == 0xB || byte == b',')
    }

    /// Whether the parts of an example, with their keywords, are all that is written between its braces.
    pub(super) fn holds_all(&self, start: usize, end: usize, parts: &[ExamplePart<'_>]) -> bool {
        let mut at = start;
        for part in parts {
            if self.words(at, part.start()) != part.keyword() {
                return false;
            }
            at = part.end();
        }
        self.words(at, end).is_empty()
    }

    /// What is written between two places, without white space, commas and comments.
    fn words(&self, start: usize, end: usize) -> String {
        self.text[start..end]
            .lines()
            .flat_map(|line| line.split("//").next())
            .flat_map(|line| line.chars())
            .filter(|letter| !letter.is_whitespace() && *letter != ',')
            .collect()
    }

    fn comment(&mut self, comment: &Comment) {
        self.next += 1;
        self.tokens
            .push(Token::Comment(self.written(comment.span).trim_end()));
    }

    fn own_line(&mut self, comment: &Comment) {
        self.next += 1;
        self.put(self.written(comment.span).trim_end());
    }

    fn same_line(&self, from: usize, comment: &Comment) -> bool {
        !self.text[from..comment.span.start as usize].contains('\n')
    }

    /// Whether an empty line stands somewhere between two places.
    fn is_blank(&self, from: usize, to: usize) -> bool {
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

const NO_COMMAS: Style = Style {
    open: "|",
    close: "",
    pad: "",
    commas: false,
    last_comma: false,
    kind: None,
};
