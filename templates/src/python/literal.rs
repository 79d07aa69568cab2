//! Python literals, spelled as ruff spells them.

use memchr::memchr2;

use crate::code::Code;
use crate::schema::{all_bytes, is_hidden};

/// A string literal: in double quotes, or in single ones where that needs fewer escapes.
pub(super) fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    push_string(&mut out, text);
    out
}

/// String literals, as items of a list.
pub(super) fn strings(texts: &[String]) -> Code {
    Code::Items(texts.iter().map(|text| string(text).into()).collect())
}

/// Appends a string literal.
pub(super) fn push_string(out: &mut String, text: &str) {
    let count = |quote| text.bytes().filter(|byte| *byte == quote).count();
    let double = count(b'"');
    let quote = if double > 0 && double > count(b'\'') {
        '\''
    } else {
        '"'
    };
    out.reserve(text.len() + 2);
    out.push(quote);
    let mut plain = 0;
    let is_visible = |byte: u8| matches!(byte, b' '..=b'~');
    let all_are_visible = all_bytes(text, is_visible);
    let next = |from: usize| {
        let bytes = &text.as_bytes()[from..];
        match all_are_visible {
            true => memchr2(b'\\', quote as u8, bytes),
            false => bytes
                .iter()
                .position(|&byte| !is_visible(byte) || byte == b'\\' || byte == quote as u8),
        }
    };
    let mut from = 0;
    while let Some(at) = next(from) {
        let at = from + at;
        let c = text[at..]
            .chars()
            .next()
            .expect("a byte of a character is there");
        from = at + c.len_utf8();
        let escape = match c {
            '\\' => "\\\\",
            '\n' => "\\n",
            '\r' => "\\r",
            '\t' => "\\t",
            '\'' => "\\'",
            '"' => "\\\"",
            _ if is_hidden(c) => "",
            _ => continue,
        };
        out.push_str(&text[plain..at]);
        plain = from;
        if escape.is_empty() {
            push_escape(out, c);
        } else {
            out.push_str(escape);
        }
    }
    out.push_str(&text[plain..]);
    out.push(quote);
}

/// A character that nobody sees.
pub(super) fn push_escape(out: &mut String, c: char) {
    let code = u32::from(c);
    out.push_str(&match code {
        0..=0xff => format!("\\x{code:02x}"),
        0x100..=0xffff => format!("\\u{code:04x}"),
        _ => format!("\\U{code:08x}"),
    });
}

/// An integer of a JSON number that is whole.
pub(super) fn integer(text: &str) -> String {
    match text.parse::<i128>() {
        Ok(value) => value.to_string(),
        // `1.0` and `1e2` are integers.
        Err(_) => format!("{}", text.parse::<f64>().unwrap_or(0.0) as i128),
    }
}

/// A float of a JSON number.
pub(super) fn float(text: &str) -> String {
    let value: f64 = text.parse().unwrap_or(0.0);
    if value.is_infinite() {
        return if value > 0.0 {
            "float(\"inf\")"
        } else {
            "float(\"-inf\")"
        }
        .to_owned();
    }
    format!("{value:?}")
}

#[cfg(test)]
mod tests {
    use super::string;

    #[test]
    fn the_quote_that_needs_fewer_escapes_is_taken() {
        assert_eq!(string("it's"), "\"it's\"");
        assert_eq!(string("say \"x\""), "'say \"x\"'");
        assert_eq!(string("\"it's\""), "'\"it\\'s\"'");
        assert_eq!(string("'\""), "\"'\\\"\"");
    }

    #[test]
    fn what_nobody_sees_is_escaped() {
        assert_eq!(string("a\nb\\ü\u{202e}\0"), "\"a\\nb\\\\ü\\u202e\\x00\"");
    }
}
