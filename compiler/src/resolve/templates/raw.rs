//! The source range of a piece of a decoded text.

use std::cell::OnceCell;

use crate::source::Span;
use crate::syntax::ast;

/// A text as it was written, together with its decoded form.
pub(super) struct Raw<'a> {
    text: &'a ast::Str,
    /// As written, with the quotes.
    written: &'a str,
    /// Whether there are no escapes and line breaks: only the opening quote precedes the text.
    plain: bool,
    /// By byte of the text: the source range of its character. Only computed if positions differ.
    places: OnceCell<Vec<(u32, u32)>>,
}

impl<'a> Raw<'a> {
    pub(super) fn new(text: &'a ast::Str, source: &'a str) -> Self {
        let range = text.span.start as usize..text.span.end as usize;
        let written = source.get(range).unwrap_or("");
        let plain = written.get(1..written.len().max(2) - 1) == Some(&*text.text);
        Self {
            text,
            written,
            plain,
            places: OnceCell::new(),
        }
    }

    /// The source range of bytes `start..end` of the text.
    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        let whole = self.text.span;
        let text = &*self.text.text;
        if self.plain {
            return Span::new(
                whole.file,
                whole.start as usize + 1 + start,
                whole.start as usize + 1 + end,
            );
        }
        let places = self.places.get_or_init(|| places(text, self.written));
        let at = |(first, last): (u32, u32)| Span {
            start: whole.start + first,
            end: whole.start + last,
            ..whole
        };
        match (places.get(start), places.get(end.saturating_sub(1))) {
            (Some((first, _)), Some((_, last))) if end > start => at((*first, *last)),
            (Some((first, _)), _) => at((*first, *first)),
            (None, _) => whole,
        }
    }
}

/// Reads both side by side. Characters in the source but not in the text are escapes, indentation or removed line
/// breaks.
fn places(text: &str, written: &str) -> Vec<(u32, u32)> {
    let quotes = if written.starts_with("\"\"\"") { 3 } else { 1 };
    let mut at = quotes;
    let mut places = Vec::with_capacity(text.len() + 1);
    for character in text.chars() {
        loop {
            let rest = written.get(at..).unwrap_or("");
            let Some(next) = rest.chars().next() else {
                break;
            };
            let length = escape(rest, character).or((next == character).then_some(next.len_utf8()));
            if let Some(length) = length {
                let place = (at as u32, (at + length) as u32);
                places.extend(std::iter::repeat_n(place, character.len_utf8()));
                at += length;
                break;
            }
            at += next.len_utf8();
        }
    }
    places
}

/// The length of the escape at the start of `rest`, if it stands for `character`.
fn escape(rest: &str, character: char) -> Option<usize> {
    let letter = rest.strip_prefix('\\')?.chars().next()?;
    let plain = match letter {
        'b' => '\u{8}',
        'f' => '\u{C}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        '"' | '\\' | '/' => letter,
        'u' => return unicode_escape(&rest[2..]).map(|length| length + 2),
        _ => return None,
    };
    (plain == character).then_some(2)
}

/// The length after `\u`. A pair of surrogates is one character.
fn unicode_escape(rest: &str) -> Option<usize> {
    if rest.starts_with('{') {
        return rest.find('}').map(|end| end + 1);
    }
    let unit = |digits: &str| u32::from_str_radix(digits, 16).ok();
    let first = unit(rest.get(..4)?)?;
    let second = rest
        .get(4..10)
        .and_then(|rest| rest.strip_prefix("\\u"))
        .and_then(unit);
    Some(if (0xD800..0xDC00).contains(&first) && second.is_some() {
        10
    } else {
        4
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;

    fn place(written: &str, text: &str, piece: &str) -> String {
        let source = format!("// ü\n{written} rest");
        let start = source.find('"').expect("a quote");
        let span = Span::new(FileId(0), start, start + written.len());
        let text = ast::Str {
            text: text.into(),
            span,
        };
        let raw = Raw::new(&text, &source);
        let at = text.text.find(piece).expect("the piece");
        let span = raw.span(at, at + piece.len());
        source[span.start as usize..span.end as usize].to_string()
    }

    #[test]
    fn finds_plain_pieces() {
        assert_eq!(place("\"a {b} c\"", "a {b} c", "{b}"), "{b}");
        assert_eq!(place("\"ü {b}\"", "ü {b}", "{b}"), "{b}");
    }

    #[test]
    fn finds_pieces_behind_escapes() {
        assert_eq!(
            place(
                r#""\n\"\u{1F600}\uD83D\uDE00\u0041 {b}""#,
                "\n\"😀😀A {b}",
                "{b}"
            ),
            "{b}"
        );
        assert_eq!(
            place(r#""{a[\"x y\"]}""#, "{a[\"x y\"]}", "[\"x y\"]"),
            r#"[\"x y\"]"#
        );
        assert_eq!(
            place(r#""{a[\"x y\"]}""#, "{a[\"x y\"]}", "\"x y\""),
            r#"\"x y\""#
        );
        assert_eq!(place(r#""\u{7B}b}""#, "{b}", "{b}"), r"\u{7B}b}");
    }

    #[test]
    fn finds_pieces_in_blocks() {
        let written = "\"\"\"\r\n    one\r\n      two {b}\r\n    \"\"\"";
        assert_eq!(place(written, "one\n  two {b}", "{b}"), "{b}");
        assert_eq!(place(written, "one\n  two {b}", "two"), "two");
    }
}
