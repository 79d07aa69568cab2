//! The path between two braces of a text.

use super::raw::Raw;
use crate::syntax::ast::{Name, RefPath, RefStep};

/// An error in a placeholder, in bytes of the text.
#[derive(Debug)]
pub(super) struct Wrong {
    pub start: usize,
    pub end: usize,
    pub message: &'static str,
    pub label: &'static str,
    /// Where reading continues.
    pub behind: usize,
}

/// The path of the placeholder whose `{` is at `brace`, and the position after its `}`.
pub(super) fn parse(text: &str, brace: usize, raw: &Raw<'_>) -> Result<(RefPath, usize), Wrong> {
    let mut cursor = Cursor {
        text,
        at: brace + 1,
        raw,
    };
    let close = closing(text, brace + 1);
    let Some(close) = close else {
        return Err(Wrong {
            start: brace,
            end: brace + 1,
            message: "a `{` without its `}`",
            label: "never closed",
            behind: brace + 1,
        });
    };
    let whole = |message, label| Wrong {
        start: brace,
        end: close + 1,
        message,
        label,
        behind: close + 1,
    };
    cursor.blanks();
    let start = cursor.at;
    let Some(root) = cursor.identifier() else {
        return Err(whole(
            "no path is between these braces",
            "a path starts with a word",
        ));
    };
    let mut steps = Vec::new();
    while let Some(step) = cursor.step() {
        steps.push(step);
    }
    let end = cursor.at;
    cursor.blanks();
    if cursor.at != close {
        return Err(whole(
            "this is no path",
            "only words, dots and `[\"…\"]` make a path",
        ));
    }
    let span = raw.span(start, end);
    Ok((RefPath { root, steps, span }, close + 1))
}

/// Longer paths are treated as prose.
const LONGEST: usize = 1000;

/// The next `}` outside quotes; another `{` or a line break means that it is missing.
fn closing(text: &str, from: usize) -> Option<usize> {
    let mut quoted = false;
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(from).take(LONGEST) {
        match byte {
            b'\n' => return None,
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => {
                // A quote that no bracket precedes is prose.
                if !quoted && text.as_bytes()[at - 1] != b'[' {
                    continue;
                }
                quoted = !quoted;
            }
            b'{' if !quoted => return None,
            b'}' if !quoted => return Some(at),
            _ => {}
        }
    }
    None
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
    raw: &'a Raw<'a>,
}

impl Cursor<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start_matches([' ', '\t']).len();
    }

    fn identifier(&mut self) -> Option<Name> {
        let bytes = self.rest().as_bytes();
        if !bytes
            .first()
            .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_')
        {
            return None;
        }
        let length = (0..bytes.len())
            .take_while(|at| match bytes[*at] {
                b'-' => bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric),
                byte => byte.is_ascii_alphanumeric() || byte == b'_',
            })
            .count();
        let name = self.name(
            self.at,
            self.at + length,
            self.rest()[..length].into(),
            false,
        );
        self.at += length;
        Some(name)
    }

    fn step(&mut self) -> Option<RefStep> {
        let start = self.at;
        if self.rest().starts_with('.') {
            self.at += 1;
            let name = self.identifier();
            if name.is_none() {
                self.at = start;
            }
            return name.map(RefStep::Key);
        }
        if self.rest().starts_with("[]") {
            self.at += 2;
            return Some(RefStep::Each(self.raw.span(start, start + 2)));
        }
        let inside = self.rest().strip_prefix("[\"")?;
        let mut text = String::new();
        let mut characters = inside.char_indices();
        while let Some((at, character)) = characters.next() {
            match character {
                '\\' => text.push(characters.next()?.1),
                '"' if inside[at..].starts_with("\"]") => {
                    let name = self.name(start + 1, start + 2 + at + 1, text, true);
                    self.at = start + 2 + at + 2;
                    return Some(RefStep::Key(name));
                }
                '"' => return None,
                character => text.push(character),
            }
        }
        None
    }

    fn name(&self, start: usize, end: usize, text: String, quoted: bool) -> Name {
        Name {
            text: text.into(),
            span: self.raw.span(start, end),
            quoted,
        }
    }
}
