//! Python literals, spelled as ruff spells them.

use crate::schema::is_hidden;

/// A string literal: in double quotes, or in single ones where that needs fewer escapes.
pub(super) fn string(text: &str) -> String {
    let double = text.matches('"').count();
    let single = text.matches('\'').count();
    let quote = if double > single { '\'' } else { '"' };
    let mut out = String::with_capacity(text.len() + 2);
    out.push(quote);
    for c in text.chars() {
        match c {
            _ if c == quote => {
                out.push('\\');
                out.push(c);
            }
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if is_hidden(c) => push_escape(&mut out, c),
            _ => out.push(c),
        }
    }
    out.push(quote);
    out
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
