//! Texts in HTML: every sign of theirs is a sign.

use crate::schema::is_hidden;

/// A text as it reads, in an element or between quotation marks: what nobody sees stands as its number.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    push_escaped(text, &mut out);
    out
}

/// The same at the end of what is written.
pub(super) fn push_escaped(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            '\r' => {}
            c if c.is_control() || is_hidden(c) => {
                out.push_str(&format!("U+{:04X}", u32::from(c)));
            }
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn no_text_is_anything_but_text() {
        assert_eq!(
            escaped("</script> \"a\" & 'b'"),
            "&lt;/script&gt; &quot;a&quot; &amp; &#39;b&#39;"
        );
        assert_eq!(escaped("a\u{202e}b\u{0}\r\n"), "aU+202EbU+0000\n");
    }
}
