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

/// A raw string literal of JSON text, which has nothing hidden in it.
pub(super) fn raw(json: &str) -> String {
    // Hardly any text needs more than one.
    if !json.contains("\"#") {
        return ["r#\"", json, "\"#"].concat();
    }
    let ends = json.split('"').skip(1);
    let longest = ends.map(|end| end.len() - end.trim_start_matches('#').len());
    let marks = "#".repeat(longest.max().unwrap_or(0) + 1);
    // There is no raw literal with more.
    if marks.len() > 255 {
        return string(json);
    }
    format!("r{marks}\"{json}\"{marks}")
}

#[cfg(test)]
mod tests {
    use super::raw;

    #[test]
    fn raw_literals_end_where_they_should() {
        assert_eq!(raw("{}"), "r#\"{}\"#");
        assert_eq!(raw("[\"#\",\"##a\"]"), "r###\"[\"#\",\"##a\"]\"###");
        assert_eq!(
            raw(&format!("\"{}\"", "#".repeat(254))).len(),
            1 + 2 * 255 + 2 + 256
        );
        assert!(raw(&format!("\"{}\"", "#".repeat(255))).starts_with("\"\\\"#"));
    }
}
