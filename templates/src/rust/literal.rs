//! Rust literals, with every character written so that no lint and no reader is fooled by it.

use crate::schema::is_hidden;

/// Appends a string literal.
pub(super) fn push_string(out: &mut String, text: &str) {
    out.push('"');
    push_escaped(out, text);
    out.push('"');
}

/// A string literal.
pub(super) fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    push_string(&mut out, text);
    out
}

/// The inside of a string literal.
fn push_escaped(out: &mut String, text: &str) {
    if crate::schema::is_plain(text) {
        out.push_str(text);
        return;
    }
    let mut plain = 0;
    for (at, c) in text.char_indices() {
        let escape = match c {
            '"' => "\\\"",
            '\\' => "\\\\",
            '\n' => "\\n",
            '\r' => "\\r",
            '\t' => "\\t",
            _ if is_hidden(c) => "",
            _ => continue,
        };
        out.push_str(&text[plain..at]);
        plain = at + c.len_utf8();
        if escape.is_empty() {
            out.extend(c.escape_unicode());
        } else {
            out.push_str(escape);
        }
    }
    out.push_str(&text[plain..]);
}

/// A float literal of a JSON number.
pub(super) fn float(text: &str) -> String {
    let value: f64 = text.parse().unwrap_or(0.0);
    format!("{value:?}")
}
