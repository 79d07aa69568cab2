//! The cheapest reading of a text: where brackets, texts, comments and regular expressions are.

use std::ops::Range;

/// A token that matters for nesting; everything else is skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Mark {
    /// `(`, `[` or `{`
    Open(u8),
    /// `)`, `]` or `}`
    Close(u8),
    /// `// …` without the line break.
    Comment,
    /// `/// …` without the line break.
    Doc,
    /// `"…"`; not closed if its line ends first.
    Text { closed: bool },
    /// `"""…"""`; not closed if the file ends first.
    Block { closed: bool },
    /// `/…/` after a `(`.
    Regex,
}

/// The marks of a text with their bytes, in order.
pub(super) struct Marks<'t> {
    bytes: &'t [u8],
    at: usize,
    /// A `/` that follows this position, after white space only, begins a regular expression.
    regex_from: Option<usize>,
}

impl<'t> Marks<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self {
            bytes: text.as_bytes(),
            at: 0,
            regex_from: None,
        }
    }

    fn starts(&self, at: usize, with: &str) -> bool {
        self.bytes[at..].starts_with(with.as_bytes())
    }

    fn line_end(&self, from: usize) -> usize {
        let rest = &self.bytes[from..];
        rest.iter()
            .position(|byte| *byte == b'\n')
            .map_or(self.bytes.len(), |found| from + found)
    }

    fn quoted(&self, start: usize) -> (Mark, usize) {
        if self.starts(start, "\"\"\"") {
            let mut at = start + 3;
            while at < self.bytes.len() {
                match self.bytes[at] {
                    b'\\' => at += 2,
                    b'"' if self.starts(at, "\"\"\"") => {
                        return (Mark::Block { closed: true }, at + 3);
                    }
                    _ => at += 1,
                }
            }
            return (Mark::Block { closed: false }, self.bytes.len());
        }
        let mut at = start + 1;
        while at < self.bytes.len() {
            match self.bytes[at] {
                b'\\' if self.bytes.get(at + 1).is_some_and(|next| *next != b'\n') => at += 2,
                b'"' => return (Mark::Text { closed: true }, at + 1),
                b'\n' => break,
                _ => at += 1,
            }
        }
        (Mark::Text { closed: false }, at.min(self.bytes.len()))
    }

    /// Whether there is only white space of the grammar.
    fn is_blank(&self, range: Range<usize>) -> bool {
        let mut bytes = self.bytes[range].iter();
        bytes.all(|byte| matches!(byte, b' ' | b'\t'..=b'\r'))
    }

    /// The end of the regular expression at `start`, if there is one.
    fn regex(&self, start: usize) -> Option<usize> {
        if !self.is_blank(self.regex_from?..start) {
            return None;
        }
        let mut at = start + 1;
        // A class that does not end on its line is none; looking for its end once is enough.
        let mut classes = true;
        loop {
            match *self.bytes.get(at)? {
                b'\n' => return None,
                b'\\' if self.bytes.get(at + 1).is_some_and(|next| *next != b'\n') => at += 2,
                b'[' if classes => match self.class(at) {
                    Some(end) => at = end,
                    None => classes = false,
                },
                b'/' => return Some(at + 1),
                _ => at += 1,
            }
        }
    }

    fn class(&self, start: usize) -> Option<usize> {
        let mut at = start + 1;
        loop {
            match *self.bytes.get(at)? {
                b'\n' => return None,
                b'\\' if self.bytes.get(at + 1).is_some_and(|next| *next != b'\n') => at += 2,
                b']' => return Some(at + 1),
                _ => at += 1,
            }
        }
    }
}

impl Iterator for Marks<'_> {
    type Item = (Mark, Range<usize>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let rest = &self.bytes[self.at..];
            let start = self.at + rest.iter().position(|byte| MATTERS[*byte as usize])?;
            let byte = self.bytes[start];
            let (mark, end) = match byte {
                b'(' | b'[' | b'{' => {
                    self.regex_from = (byte == b'(').then_some(start + 1);
                    (Mark::Open(byte), start + 1)
                }
                b')' | b']' | b'}' => (Mark::Close(byte), start + 1),
                b'"' => self.quoted(start),
                _ if self.starts(start, "//") => {
                    let doc = self.starts(start, "///") && !self.starts(start, "////");
                    let end = self.line_end(start);
                    if self
                        .regex_from
                        .is_some_and(|from| self.is_blank(from..start))
                    {
                        self.regex_from = Some(end);
                    }
                    (if doc { Mark::Doc } else { Mark::Comment }, end)
                }
                _ => match self.regex(start) {
                    Some(end) => (Mark::Regex, end),
                    None => {
                        self.at = start + 1;
                        continue;
                    }
                },
            };
            self.at = end;
            return Some((mark, start..end));
        }
    }
}

/// Whether a byte begins a mark.
static MATTERS: [bool; 256] = {
    let mut table = [false; 256];
    let marks = b"()[]{}\"/";
    let mut at = 0;
    while at < marks.len() {
        table[marks[at] as usize] = true;
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(text: &str) -> Vec<Mark> {
        Marks::new(text).map(|(mark, _)| mark).collect()
    }

    #[test]
    fn a_regex_stands_behind_comments_and_white_space_of_all_kinds() {
        let text = "(\u{B}\n// one\n\u{C}/[^]*$///\n)";
        assert_eq!(
            marks(text),
            [
                Mark::Open(b'('),
                Mark::Comment,
                Mark::Regex,
                Mark::Comment,
                Mark::Close(b')')
            ]
        );
    }

    #[test]
    fn brackets_in_texts_comments_and_regexes_do_not_count() {
        assert_eq!(
            marks(r#""a{\"(" // {"#),
            [Mark::Text { closed: true }, Mark::Comment]
        );
        assert_eq!(
            marks("\"\"\" { \" \"\"\" }"),
            [Mark::Block { closed: true }, Mark::Close(b'}')]
        );
        assert_eq!(
            marks("( /[/(]{2}\\/(/ )"),
            [Mark::Open(b'('), Mark::Regex, Mark::Close(b')')]
        );
    }

    #[test]
    fn a_slash_elsewhere_is_no_regex() {
        assert_eq!(
            marks("fs:write:./out/[x]"),
            [Mark::Open(b'['), Mark::Close(b']')]
        );
    }

    #[test]
    fn four_slashes_are_a_plain_comment() {
        assert_eq!(marks("//// a\n/// b"), [Mark::Comment, Mark::Doc]);
    }

    #[test]
    fn a_text_ends_with_its_line_at_the_latest() {
        assert_eq!(
            marks("\"a\\\n}"),
            [Mark::Text { closed: false }, Mark::Close(b'}')]
        );
    }
}
