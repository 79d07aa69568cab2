//! Texts as TOML writes them.

use crate::schema::is_hidden;

/// A basic string of TOML.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            _ if is_hidden(c) || c.is_control() => {
                out.push_str(&format!("\\U{:08x}", u32::from(c)));
            }
            _ => out.push(c),
        }
    }
    out.push('"');
    out
}
