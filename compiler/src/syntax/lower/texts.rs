//! Texts in quotes: escapes, and the indentation of text blocks.

use std::borrow::Cow;

use super::Lower;
use crate::diagnostics::Finding;
use crate::source::Span;
use crate::syntax::ast::Str;
use crate::syntax::codes;
use crate::syntax::grammar::Node;

impl Lower<'_> {
    /// `"…"` or `"""…"""`
    pub(super) fn text(&mut self, node: &Node<'_>) -> Str {
        let written = node.as_str();
        let start = node.as_span().start();
        let text = if written.starts_with("\"\"\"") {
            self.block_text(&written[3..written.len() - 3], start + 3)
                .into()
        } else {
            self.unescaped(&written[1..written.len() - 1], start + 1)
                .as_ref()
                .into()
        };
        Str {
            text,
            span: self.token(node),
        }
    }

    /// The text with escapes decoded; `at` is its position in the source.
    pub(super) fn unescaped<'w>(&mut self, written: &'w str, at: usize) -> Cow<'w, str> {
        if !written.contains('\\') {
            return Cow::Borrowed(written);
        }
        let mut text = String::with_capacity(written.len());
        let mut rest = written;
        while let Some(found) = rest.find('\\') {
            text.push_str(&rest[..found]);
            let start = at + written.len() - rest.len() + found;
            rest = &rest[found..];
            match escape(rest) {
                Ok((character, length)) => {
                    text.push(character);
                    rest = &rest[length..];
                }
                Err((length, message, help)) => {
                    let span = Span::new(self.file, start, start + length);
                    self.findings
                        .push(Finding::new(&codes::ESCAPE, span, message).help(help));
                    text.push_str(&rest[..length]);
                    rest = &rest[length..];
                }
            }
        }
        text.push_str(rest);
        Cow::Owned(text)
    }

    /// The lines between `"""`, without their common indentation, the line break after the opening quotes and the line
    /// of the closing ones.
    fn block_text(&mut self, written: &str, at: usize) -> String {
        let Block {
            opening,
            lines,
            indent,
            closes_alone: _,
        } = block(written);
        let place = |line: &str| at + (line.as_ptr() as usize - written.as_ptr() as usize);
        let mut texts: Vec<Cow<'_, str>> = Vec::with_capacity(lines.len() + 1);
        if let Some(line) = opening {
            texts.push(self.unescaped(line, place(line)));
        }
        for line in lines {
            let line = &line[indent.min(line.len())..];
            texts.push(self.unescaped(line, place(line)));
        }
        texts.join("\n")
    }
}

/// The lines between `"""`.
pub(crate) struct Block<'t> {
    /// Text directly after the opening quotes, which has no indentation to remove.
    pub(crate) opening: Option<&'t str>,
    /// The other lines; those of white space are empty.
    pub(crate) lines: Vec<&'t str>,
    /// How much white space all of them begin with that are not empty.
    pub(crate) indent: usize,
    /// Only white space precedes the closing quotes on their line.
    pub(crate) closes_alone: bool,
}

/// See [`Block`].
pub(crate) fn block(written: &str) -> Block<'_> {
    let mut lines = written
        .split('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line));
    let opening = lines.next().filter(|line| !is_blank(line));
    let mut lines: Vec<&str> = lines.collect();
    let closes_alone = lines.last().is_some_and(|line| is_blank(line));
    if closes_alone {
        lines.pop();
    }
    let filled = lines.iter().copied().filter(|line| !is_blank(line));
    let indent = filled
        .map(indentation)
        .reduce(common_prefix)
        .unwrap_or("")
        .len();
    for line in &mut lines {
        if is_blank(line) {
            *line = &line[..0];
        }
    }
    Block {
        opening,
        lines,
        indent,
        closes_alone,
    }
}

/// The decoded character and the length of the escape, or the length of an invalid escape with the reason and help.
fn escape(text: &str) -> Result<(char, usize), (usize, String, String)> {
    let Some(letter) = text[1..].chars().next() else {
        return Err((
            1,
            "a `\\` with nothing behind it".into(),
            "write `\\\\` for a backslash".into(),
        ));
    };
    let plain = match letter {
        '"' => '"',
        '\\' => '\\',
        '/' => '/',
        'b' => '\u{8}',
        'f' => '\u{C}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => return unicode_escape(text),
        _ => {
            let help = "write `\\\\` for a backslash; escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041 \\u{1F600}";
            return Err((
                1 + letter.len_utf8(),
                format!("`\\{}` is no escape", letter.escape_debug()),
                help.into(),
            ));
        }
    };
    Ok((plain, 2))
}

fn unicode_escape(text: &str) -> Result<(char, usize), (usize, String, String)> {
    let help = || {
        "write four hexadecimal digits, `\\u0041`, or one to six in braces, `\\u{1F600}`"
            .to_string()
    };
    if let Some(braced) = text[2..].strip_prefix('{') {
        let digits = braced.bytes().take_while(u8::is_ascii_hexdigit).count();
        let length = 3 + digits + usize::from(braced[digits..].starts_with('}'));
        let value = u32::from_str_radix(&braced[..digits], 16)
            .ok()
            .and_then(char::from_u32);
        return match value {
            Some(character) if digits <= 6 && braced[digits..].starts_with('}') => {
                Ok((character, length))
            }
            Some(_) | None => Err((
                length,
                format!("`{}` is no character", &text[..length]),
                help(),
            )),
        };
    }
    let Some(first) = four_digits(&text[2..]) else {
        let digits = text[2..].bytes().take_while(u8::is_ascii_hexdigit).count();
        return Err((
            2 + digits,
            format!("`{}` is no character", &text[..2 + digits]),
            help(),
        ));
    };
    if let Some(character) = char::from_u32(first) {
        return Ok((character, 6));
    }
    let second = text[6..].strip_prefix("\\u").and_then(four_digits);
    match second {
        Some(second) if (0xD800..0xDC00).contains(&first) && (0xDC00..0xE000).contains(&second) => {
            let value = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
            Ok((char::from_u32(value).unwrap_or('\u{FFFD}'), 12))
        }
        Some(_) | None => {
            let message = format!("`{}` is half of a surrogate pair", &text[..6]);
            Err((6, message, "write the character itself, or `\\u{…}`".into()))
        }
    }
}

fn four_digits(text: &str) -> Option<u32> {
    let digits = text
        .get(..4)
        .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    u32::from_str_radix(digits, 16).ok()
}

fn is_blank(line: &str) -> bool {
    line.trim_matches([' ', '\t', '\r']).is_empty()
}

fn indentation(line: &str) -> &str {
    &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
}

fn common_prefix<'t>(one: &'t str, other: &'t str) -> &'t str {
    let same = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    &one[..same]
}
