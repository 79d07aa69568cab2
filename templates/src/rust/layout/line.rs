//! A line of a template with its slots filled, as a tree: its text once, and over it the groups in brackets, and the
//! literals, which nobody looks into.

use memchr::memchr2;

use super::piece::{Node, Piece};
use crate::code::{Bracket, Code, Part};

/// A whole line.
#[derive(Default)]
pub(in crate::rust) struct Line {
    text: String,
    /// In the order in which they start.
    nodes: Vec<Node>,
    /// The groups that nothing has closed yet. Those before `floor` began outside of the slot that is being added.
    open: Vec<usize>,
    floor: usize,
    /// Where the literal starts that nothing has closed yet, and how many `#` close it, if it is a raw one.
    literal: Option<(usize, Option<usize>)>,
}

impl Line {
    pub(in crate::rust) fn of(parts: &[Part<'_>]) -> Self {
        let mut line = Self {
            text: String::with_capacity(128),
            nodes: Vec::with_capacity(16),
            ..Self::default()
        };
        for part in parts {
            match part {
                Part::Literal(text) => line.read(text),
                Part::Slot(code) => {
                    let literal = line.literal;
                    line.put(code);
                    line.literal = literal;
                }
            }
        }
        line
    }

    /// All of it but spaces at its end.
    pub(in crate::rust) fn all(&self) -> Piece<'_> {
        Piece::of(self.text.trim_end(), &self.nodes)
    }

    /// Adds what fills a slot. What it holds together stays together, whatever its words say.
    fn put(&mut self, code: &Code) {
        if self.literal.is_some() {
            return code.flat_to(&mut self.text);
        }
        match code {
            Code::Text(text) => self.read(text),
            Code::Name(name) => self.read(&name.text),
            Code::Seq(parts) => parts.iter().for_each(|part| self.put(part)),
            Code::Group(bracket, _, items) => {
                let floor = std::mem::replace(&mut self.floor, self.open.len() + 1);
                self.open(*bracket, self.text.len());
                self.text.push(bracket.open());
                self.put_all(items);
                self.text.push(bracket.close());
                self.open.truncate(self.floor);
                (self.floor, self.literal) = (floor, None);
                self.close(*bracket, self.text.len());
            }
            Code::Items(items) => self.put_all(items),
            Code::Either(_) | Code::Lambda(_) | Code::Quoted(..) => code.flat_to(&mut self.text),
        }
    }

    fn put_all(&mut self, items: &[Code]) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.text.push_str(", ");
            }
            self.put(item);
        }
    }

    /// Adds words of a template, or of ours, and finds the brackets and literals in them.
    fn read(&mut self, text: &str) {
        let (start, bytes) = (self.text.len(), text.as_bytes());
        self.text.push_str(text);
        let mut at = 0;
        loop {
            if let Some((first, hashes)) = self.literal {
                let Some(end) = literal_end(&text[at..], hashes) else {
                    return;
                };
                at += end;
                self.literal = None;
                self.nodes.push(Node {
                    bracket: None,
                    start: first,
                    end: start + at,
                    inside: 0,
                });
            }
            let Some(words) = bytes[at..]
                .iter()
                .position(|byte| MARKS[usize::from(*byte)])
            else {
                return;
            };
            at += words;
            match bytes[at] {
                b'"' => self.literal = Some(self.literal_start(start + at)),
                b'\'' => at += char_end(&text[at..]).map_or(0, |end| end - 1),
                b'(' => self.open(Bracket::Round, start + at),
                b'[' => self.open(Bracket::Square, start + at),
                b'{' => self.open(Bracket::Curly, start + at),
                // Operators have spaces around them.
                b'<' if !matches!(bytes.get(at + 1), Some(b' ' | b'=')) => {
                    self.open(Bracket::Angle, start + at);
                }
                b')' => self.close(Bracket::Round, start + at + 1),
                b']' => self.close(Bracket::Square, start + at + 1),
                b'}' => self.close(Bracket::Curly, start + at + 1),
                // The point of an arrow closes nothing.
                b'>' if !self.text[..start + at].ends_with([' ', '-', '=']) => {
                    self.close(Bracket::Angle, start + at + 1);
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn open(&mut self, bracket: Bracket, start: usize) {
        self.open.push(self.nodes.len());
        self.nodes.push(Node {
            bracket: Some(bracket),
            start,
            end: start,
            inside: 0,
        });
    }

    /// Closes the last bracket of a kind; those in it that are still open are none.
    fn close(&mut self, bracket: Bracket, end: usize) {
        let is_it = |&at: &usize| self.nodes[at].bracket == Some(bracket);
        let mut within = self.open.iter().skip(self.floor);
        let Some(found) = within.rposition(is_it) else {
            return;
        };
        // A `>` behind a bracket is no bracket itself.
        let found = self.floor + found;
        if bracket == Bracket::Angle && found + 1 < self.open.len() {
            return;
        }
        let at = self.open[found];
        self.open.truncate(found);
        let inside = self.nodes.len() - at - 1;
        let node = &mut self.nodes[at];
        (node.end, node.inside) = (end, inside);
    }

    /// Where the literal starts whose quote stands there.
    fn literal_start(&self, quote: usize) -> (usize, Option<usize>) {
        let bare = self.text[..quote].trim_end_matches('#');
        match bare.strip_suffix('r') {
            Some(before) => (before.len(), Some(quote - bare.len())),
            None => (quote, None),
        }
    }
}

/// What opens and closes groups and literals.
static MARKS: [bool; 256] = {
    let mut marks = [false; 256];
    let (all, mut at) = (b"\"'()[]{}<>", 0);
    while at < all.len() {
        marks[all[at] as usize] = true;
        at += 1;
    }
    marks
};

/// Where a literal ends, behind its quote.
fn literal_end(text: &str, hashes: Option<usize>) -> Option<usize> {
    if let Some(hashes) = hashes {
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(text.find(&end)? + end.len());
    }
    let mut at = 0;
    loop {
        at += memchr2(b'"', b'\\', text.as_bytes().get(at..)?)?;
        if text.as_bytes()[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
    }
}

/// Where a literal of a letter ends that starts here; a lifetime has no end.
fn char_end(text: &str) -> Option<usize> {
    let mut chars = text.char_indices().skip(1);
    let (_, letter) = chars.next()?;
    if letter == '\\' {
        chars.next();
        return Some(chars.find(|(_, c)| *c == '\'')?.0 + 1);
    }
    let (at, end) = chars.next()?;
    (end == '\'').then_some(at + 1)
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    /// What stands between the commas of a line.
    fn items(parts: &[Part<'_>]) -> Vec<String> {
        let line = Line::of(parts);
        let items = line.all().items();
        items.map(|item| item.text.to_owned()).collect()
    }

    #[test]
    fn brackets_hold_what_is_in_them() {
        let line = Line::of(&[Part::Literal("<A: B<C>>(x) -> D<E>")]);
        let (head, inside, tail) = line.all().group(Bracket::Round).unwrap();
        assert_eq!(
            [head.text, inside.text, tail.text],
            ["<A: B<C>>", "x", " -> D<E>"]
        );
        let line = "a: F<B, C>, b(1, [2, {3, 4}]), c => d, e < f, g >= h";
        let all = [
            "a: F<B, C>",
            "b(1, [2, {3, 4}])",
            "c => d",
            "e < f",
            "g >= h",
        ];
        assert_eq!(items(&[Part::Literal(line)]), all);
        assert_eq!(items(&[Part::Literal("f(a, b")]), ["f(a", "b"]);
        assert_eq!(items(&[Part::Literal("a), <b, c")]), ["a)", "<b", "c"]);
    }

    #[test]
    fn literals_hold_what_they_say() {
        let all = [r#""a, \", (""#, r##"r#"a", (b"#"##, "'('", "'\\''", "&'a b"];
        assert_eq!(items(&[Part::Literal(&all.join(", "))]), all);
    }

    #[test]
    fn slots_hold_what_they_are() {
        let call = Code::call("f", vec![Code::word("a), b"), Code::word("\"c")]);
        let slot = || Part::Slot(Cow::Borrowed(&call));
        assert_eq!(
            items(&[
                slot(),
                Part::Literal(", \"d, "),
                slot(),
                Part::Literal("\"")
            ]),
            ["f(a), b, \"c)", "\"d, f(a), b, \"c)\""]
        );
    }
}
