//! The slow reader: any document to a tree, or its first error.

use std::borrow::Cow;

use super::broken::{Broken, Phrase};
use super::node::{Members, Node};
use super::number::number_length;
use super::{MAX_DEPTH, Value, text};
use crate::meter::{spend, spend_bytes};

impl Value {
    /// Reads one JSON document; `None` if it is not one.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        document(bytes).ok().map(|node| node.to_value())
    }
}

/// Reads one document.
pub(crate) fn document(bytes: &[u8]) -> Result<Node<'_>, Broken> {
    read(bytes, false)
}

/// Reads the output of our own writer, in which a float may be `NaN` or infinite.
pub(crate) fn output(bytes: &[u8]) -> Result<Node<'_>, Broken> {
    read(bytes, true)
}

fn read(bytes: &[u8], non_finite: bool) -> Result<Node<'_>, Broken> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        return Err(Broken::at(0, Phrase::ByteOrderMark));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return Err(Broken::at(error.valid_up_to(), Phrase::NotUtf8)),
    };
    let mut parser = Parser {
        text,
        at: 0,
        non_finite,
        items: Vec::with_capacity(16),
        members: Vec::with_capacity(16),
    };
    let value = parser.value()?;
    parser.space();
    if parser.at < text.len() {
        return Err(parser.broken(Phrase::TextBehind));
    }
    Ok(value)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    non_finite: bool,
    /// The contents of all open lists and objects so far, the innermost last.
    items: Vec<Node<'a>>,
    members: Vec<(Cow<'a, str>, Node<'a>)>,
}

/// An open container, and where its contents start.
enum Open<'a> {
    List { from: usize },
    Object { from: usize, key: Cow<'a, str> },
}

impl<'a> Parser<'a> {
    /// One value, without recursion.
    fn value(&mut self) -> Result<Node<'a>, Broken> {
        let mut open: Vec<Open<'a>> = Vec::with_capacity(8);
        loop {
            if !spend(4) {
                return Err(self.broken(Phrase::Ends));
            }
            let mut value = match self.peek() {
                Some(bracket @ (b'{' | b'[')) => {
                    if open.len() >= MAX_DEPTH as usize {
                        return Err(self.broken(Phrase::TooDeep));
                    }
                    self.at += 1;
                    if bracket == b'[' && self.peek() == Some(b']') {
                        self.at += 1;
                        Node::List(Vec::new())
                    } else if bracket == b'[' {
                        let from = self.items.len();
                        open.push(Open::List { from });
                        continue;
                    } else if self.peek() == Some(b'}') {
                        self.at += 1;
                        Node::Object(Members::read(Vec::new()))
                    } else {
                        let (from, key) = (self.members.len(), self.key()?);
                        open.push(Open::Object { from, key });
                        continue;
                    }
                }
                _ => self.scalar()?,
            };
            loop {
                let Some(container) = open.last_mut() else {
                    return Ok(value);
                };
                match container {
                    Open::List { .. } => self.items.push(value),
                    Open::Object { key, .. } => self.members.push((std::mem::take(key), value)),
                }
                if self.goes_on(container)? {
                    break;
                }
                value = match open.pop().expect("a container is open") {
                    Open::List { from } => Node::List(self.items.split_off(from)),
                    Open::Object { from, .. } => {
                        Node::Object(Members::read(self.members.split_off(from)))
                    }
                };
            }
        }
    }

    /// Reads the token after an item: a comma (and an object's next key) or the closing bracket.
    fn goes_on(&mut self, container: &mut Open<'a>) -> Result<bool, Broken> {
        let (close, missing) = match container {
            Open::List { .. } => (b']', Phrase::CommaInList),
            Open::Object { .. } => (b'}', Phrase::CommaInObject),
        };
        match self.peek() {
            Some(b',') => {
                self.at += 1;
                if self.peek() == Some(close) {
                    return Err(self.broken(Phrase::TrailingComma));
                }
                if let Open::Object { key, .. } = container {
                    *key = self.key()?;
                }
                Ok(true)
            }
            Some(next) if next == close => {
                self.at += 1;
                Ok(false)
            }
            Some(_) => Err(self.broken(missing)),
            None => Err(self.broken(Phrase::Ends)),
        }
    }

    fn key(&mut self) -> Result<Cow<'a, str>, Broken> {
        match self.peek() {
            Some(b'"') => {}
            Some(_) => return Err(self.broken(Phrase::Key)),
            None => return Err(self.broken(Phrase::Ends)),
        }
        let key = self.string()?;
        match self.peek() {
            Some(b':') => self.at += 1,
            Some(_) => return Err(self.broken(Phrase::Colon)),
            None => return Err(self.broken(Phrase::Ends)),
        }
        Ok(key)
    }

    fn scalar(&mut self) -> Result<Node<'a>, Broken> {
        match self.peek() {
            None => Err(self.broken(Phrase::Ends)),
            Some(b'"') => self.string().map(Node::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(_) => self.word(),
        }
    }

    fn word(&mut self) -> Result<Node<'a>, Broken> {
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let value = match &rest[..length] {
            "null" => Node::Null,
            "true" => Node::Bool(true),
            "false" => Node::Bool(false),
            name @ ("NaN" | "Infinity") if self.non_finite => Node::Number(name),
            _ => return Err(self.broken(Phrase::Value)),
        };
        self.at += length;
        Ok(value)
    }

    fn number(&mut self) -> Result<Node<'a>, Broken> {
        let rest = &self.text[self.at..];
        if self.non_finite && rest.starts_with("-Infinity") {
            self.at += "-Infinity".len();
            return Ok(Node::Number("-Infinity"));
        }
        let length = number_length(rest.as_bytes());
        let length = length.ok_or_else(|| self.broken(Phrase::Number))?;
        let next = rest.as_bytes().get(length);
        if next.is_some_and(|byte| byte.is_ascii_alphanumeric() || b".+-".contains(byte)) {
            return Err(self.broken(Phrase::Number));
        }
        self.at += length;
        Ok(Node::Number(&rest[..length]))
    }

    fn string(&mut self) -> Result<Cow<'a, str>, Broken> {
        let text = self.text;
        let bytes = text.as_bytes();
        let start = self.at + 1;
        let mut at = start;
        let mut plain = true;
        loop {
            let length = text::plain_length(bytes.get(at..).unwrap_or_default());
            if !spend_bytes(length + 64) {
                return Err(self.broken(Phrase::Ends));
            }
            at += length;
            match bytes.get(at) {
                Some(b'"') => break,
                Some(b'\\') => at += 2,
                Some(_) => return Err(Broken::at(at, Phrase::Control)),
                None => return Err(Broken::at(text.len(), Phrase::OpenString)),
            }
            plain = false;
        }
        self.at = at + 1;
        let inside = &text[start..at];
        if plain {
            return Ok(Cow::Borrowed(inside));
        }
        let mut out = String::new();
        match text::unescape(inside, &mut out) {
            Ok(()) => Ok(Cow::Owned(out)),
            Err(offset) => {
                let escape = inside.as_bytes().get(offset + 1);
                let half = escape == Some(&b'u') && four_hex(&inside[offset + 2..]);
                let phrase = if half {
                    Phrase::LoneSurrogate
                } else {
                    Phrase::Escape
                };
                Err(Broken::at(start + offset, phrase))
            }
        }
    }

    fn peek(&mut self) -> Option<u8> {
        self.space();
        self.text.as_bytes().get(self.at).copied()
    }

    #[inline(always)]
    fn space(&mut self) {
        // Most documents have none where it is looked for.
        if matches!(self.text.as_bytes().get(self.at), Some(0..=b' ')) {
            self.pass_space();
        }
    }

    fn pass_space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.at) {
            self.at += 1;
        }
    }

    fn broken(&self, phrase: Phrase) -> Broken {
        Broken::at(self.at, phrase)
    }
}

fn four_hex(text: &str) -> bool {
    text.len() >= 4 && text.bytes().take(4).all(|byte| byte.is_ascii_hexdigit())
}
