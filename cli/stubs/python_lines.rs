//! A careful look at Python: its statements, with everything in strings and comments taken out.

use std::ops::Range;

/// A file of Python, statement by statement.
pub(super) struct Lines {
    /// The text with spaces for what strings and comments hold; bytes have their places.
    pub bare: String,
    pub all: Vec<Statement>,
}

/// A statement, which may go over several lines.
#[derive(Debug, Clone)]
pub(super) struct Statement {
    /// From its first word to the end of what it says.
    pub span: Range<usize>,
    /// How far it is indented.
    pub indent: usize,
    /// Behind the end of its last line.
    pub end: usize,
}

/// Why a text is no Python, and where.
#[derive(Debug)]
pub(super) struct Unread {
    pub at: usize,
    pub why: &'static str,
}

/// How deep brackets, and strings in strings, may nest.
const DEEPEST: usize = 200;

/// What stands around a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Around {
    /// A bracket, by the one that ends it.
    Bracket(u8),
    /// A string with values in it: its quote, how many of them, and whether backslashes are its own.
    Format(u8, usize),
    /// A value in it, and what says how that is written.
    Value,
    Spelling,
}

impl Lines {
    /// Reads a text.
    pub(super) fn of(text: &str) -> Result<Self, Unread> {
        let mut reader = Reader {
            bytes: text.as_bytes(),
            bare: text.as_bytes().to_vec(),
            at: 0,
            around: Vec::new(),
        };
        let mut all = Vec::new();
        while let Some(statement) = reader.statement()? {
            all.push(statement);
        }
        let bare = String::from_utf8(reader.bare).expect("whole characters were replaced");
        Ok(Self { bare, all })
    }

    /// What a statement says.
    pub(super) fn text(&self, statement: &Statement) -> &str {
        &self.bare[statement.span.clone()]
    }
}

struct Reader<'t> {
    bytes: &'t [u8],
    bare: Vec<u8>,
    at: usize,
    around: Vec<(Around, usize)>,
}

impl Reader<'_> {
    fn here(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Leaves out some bytes; what ends a line stays.
    fn blank(&mut self, until: usize) {
        for byte in &mut self.bare[self.at..until] {
            if !matches!(*byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        self.at = until;
    }

    /// The next statement, behind empty lines and comments.
    fn statement(&mut self) -> Result<Option<Statement>, Unread> {
        let mut line = self.at;
        let start = loop {
            match self.here() {
                None => return Ok(None),
                Some(b'\n') => {
                    self.at += 1;
                    line = self.at;
                }
                Some(b' ' | b'\t' | b'\r' | 0xC) => self.at += 1,
                Some(b'#') => self.comment(),
                Some(_) => break self.at,
            }
        };
        let mut said = start;
        while let Some(byte) = self.here() {
            if byte == b'\n' && self.around.is_empty() {
                self.at += 1;
                break;
            }
            let before = self.at;
            self.step(byte)?;
            // A string says something; a comment does not.
            if byte != b'#' && !byte.is_ascii_whitespace() {
                said = self.at.max(before + 1);
            }
        }
        if let Some((_, at)) = self.around.last() {
            return Err(Unread {
                at: *at,
                why: "this is not closed",
            });
        }
        Ok(Some(Statement {
            span: start..said.min(self.bytes.len()),
            indent: start - line,
            end: self.at,
        }))
    }

    fn comment(&mut self) {
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|byte| *byte == b'\n');
        self.blank(self.at + length.unwrap_or(rest.len()));
    }

    /// Goes on by a byte, a string or a comment.
    fn step(&mut self, byte: u8) -> Result<(), Unread> {
        match self.around.last().map(|(around, _)| *around) {
            Some(Around::Format(quote, count)) => self.in_format(byte, quote, count),
            Some(Around::Spelling) => self.in_spelling(byte),
            around @ (None | Some(Around::Bracket(_) | Around::Value)) => {
                self.in_code(byte, around)
            }
        }
    }

    fn in_code(&mut self, byte: u8, around: Option<Around>) -> Result<(), Unread> {
        match byte {
            b'#' => self.comment(),
            b'\\' => {
                self.at = (self.at + 2 + usize::from(self.bytes[self.at..].starts_with(b"\\\r\n")))
                    .min(self.bytes.len())
            }
            b'\'' | b'"' => self.string(byte)?,
            b'(' => self.open(Around::Bracket(b')'))?,
            b'[' => self.open(Around::Bracket(b']'))?,
            b'{' => self.open(Around::Bracket(b'}'))?,
            b'}' if around == Some(Around::Value) => self.close(),
            b':' if around == Some(Around::Value) => {
                self.close();
                self.around.push((Around::Spelling, self.at - 1));
            }
            b')' | b']' | b'}' => {
                if around != Some(Around::Bracket(byte)) {
                    return Err(self.unread("nothing opens this"));
                }
                self.close();
            }
            _ => self.at += 1,
        }
        Ok(())
    }

    fn unread(&self, why: &'static str) -> Unread {
        Unread { at: self.at, why }
    }

    fn open(&mut self, around: Around) -> Result<(), Unread> {
        if self.around.len() >= DEEPEST {
            return Err(self.unread("this is nested too deeply"));
        }
        self.around.push((around, self.at));
        self.at += 1;
        Ok(())
    }

    fn close(&mut self) {
        self.around.pop();
        self.at += 1;
    }

    /// A string that begins here.
    fn string(&mut self, quote: u8) -> Result<(), Unread> {
        let letters = self.bytes[..self.at].iter().rev();
        let letters = letters
            .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_' || !byte.is_ascii());
        let letters: Vec<u8> = letters.map(u8::to_ascii_lowercase).collect();
        let is_format = letters.len() <= 2
            && letters.iter().any(|letter| b"ft".contains(letter))
            && letters.iter().all(|letter| b"ftr".contains(letter));
        let is_long = self.bytes[self.at..].starts_with(&[quote; 3]);
        let count = if is_long { 3 } else { 1 };
        if is_format {
            self.open(Around::Format(quote, count))?;
            let start = self.at - 1;
            self.at = start;
            self.blank(start + count);
            return Ok(());
        }
        let mut end = self.at + count;
        loop {
            match self.bytes.get(end) {
                None => return Err(self.unread("this string does not end")),
                Some(b'\n') if !is_long => return Err(self.unread("this string does not end")),
                Some(b'\\') => end += 2,
                Some(_) if self.bytes[end..].starts_with(&[quote; 3][..count]) => break,
                Some(_) => end += 1,
            }
        }
        self.blank(end + count);
        Ok(())
    }

    fn in_format(&mut self, byte: u8, quote: u8, count: usize) -> Result<(), Unread> {
        let rest = &self.bytes[self.at..];
        if rest.starts_with(&[quote; 3][..count]) {
            self.around.pop();
            self.blank(self.at + count);
        } else if byte == b'\n' && count == 1 {
            return Err(self.unread("a string ends with its line"));
        } else if rest.starts_with(b"{{") || rest.starts_with(b"}}") {
            self.blank(self.at + 2);
        } else if byte == b'{' {
            self.open(Around::Value)?;
        } else if byte == b'\\' && !rest.starts_with(b"\\{") && !rest.starts_with(b"\\}") {
            self.blank((self.at + 2).min(self.bytes.len()));
        } else {
            self.blank(self.at + 1);
        }
        Ok(())
    }

    fn in_spelling(&mut self, byte: u8) -> Result<(), Unread> {
        match byte {
            b'{' => self.open(Around::Value),
            b'}' => {
                self.close();
                Ok(())
            }
            b'\n' => Err(self.unread("a value in a string does not end")),
            _ => {
                self.blank(self.at + 1);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        let lines = Lines::of(text).expect("this is Python");
        lines
            .all
            .iter()
            .map(|line| text[line.span.clone()].to_owned())
            .collect()
    }

    #[test]
    fn statements_end_where_python_ends_them() {
        assert_eq!(
            said("a = 1  # b\n\n# c\nif x:\n  b(\n1,\n)\n"),
            ["a = 1", "if x:", "b(\n1,\n)"]
        );
        assert_eq!(said("a = \\\n  1\nb"), ["a = \\\n  1", "b"]);
        assert_eq!(
            said("\"\"\"class A:\n  x\n\"\"\"\nb"),
            ["\"\"\"class A:\n  x\n\"\"\"", "b"]
        );
        assert_eq!(said("a = r'\\'' + b\nc"), ["a = r'\\'' + b", "c"]);
        assert_eq!(
            said("a = f\"{x[\"(\"]:'>{w}}{{\"\nc"),
            ["a = f\"{x[\"(\"]:'>{w}}{{\"", "c"]
        );
        assert_eq!(
            said("a = f'''{\n  x # }\n}'''\nc"),
            ["a = f'''{\n  x # }\n}'''", "c"]
        );
    }

    #[test]
    fn strings_and_comments_say_nothing() {
        let lines = Lines::of("x = 'class é' # def\ny").unwrap();
        assert_eq!(lines.bare, "x =                 \ny");
    }

    #[test]
    fn what_is_no_python_is_not_read() {
        for text in [
            "a = (",
            "a = ]",
            "a = (]",
            "a = 'x",
            "a = '''x",
            "a = f'{x",
            "a = f'{x:",
            "f'\n'",
        ] {
            assert!(Lines::of(text).is_err(), "{text}");
        }
        assert!(Lines::of(&"(".repeat(100_000)).is_err());
        assert!(Lines::of(&"f'{".repeat(100_000)).is_err());
    }
}
