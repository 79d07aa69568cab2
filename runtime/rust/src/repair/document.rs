//! Documents that are no JSON, but nearly: in a code fence, with commas before closing brackets.

use crate::json::Value;

/// Whether a document has nothing but white space of JSON.
pub(super) fn is_blank(payload: &[u8]) -> bool {
    payload
        .iter()
        .all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'))
}

/// The document as JSON; `None` if it is none even so.
pub(super) fn repaired(payload: &[u8], warnings: &mut Vec<String>) -> Option<Vec<u8>> {
    let mut text = std::str::from_utf8(payload).ok()?.to_owned();
    if let Some(inside) = unfenced(&text) {
        text = inside.to_owned();
        warnings.push("The document was read without the code fence around it.".to_owned());
    }
    if Value::parse(text.as_bytes()).is_none() {
        text = without_commas(&text)?;
        let warning = "The document was read without commas before closing brackets.";
        warnings.push(warning.to_owned());
    }
    let is_json = Value::parse(text.as_bytes()).is_some();
    is_json.then(|| text.into_bytes())
}

/// What stands between the lines of a code fence.
fn unfenced(text: &str) -> Option<&str> {
    let inside = text.trim_matches([' ', '\t', '\r', '\n']);
    let inside = inside.strip_prefix("```")?.strip_suffix("```")?;
    let (language, document) = inside.split_once('\n')?;
    let language = language.trim_matches([' ', '\t', '\r']);
    let is_word = language.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_word.then_some(document)
}

/// The text without commas that only white space and a closing bracket follow; `None` if there are none.
fn without_commas(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let (mut in_string, mut escaped) = (false, false);
    // Where the comma is that nothing but white space has followed so far.
    let mut comma = None;
    for c in text.chars() {
        if in_string {
            in_string = escaped || c != '"';
            escaped = !escaped && c == '\\';
        } else {
            match c {
                ' ' | '\t' | '\r' | '\n' => {}
                ',' => comma = Some(out.len()),
                ']' | '}' => {
                    if let Some(at) = comma.take() {
                        out.remove(at);
                    }
                }
                _ => {
                    comma = None;
                    in_string = c == '"';
                }
            }
        }
        out.push(c);
    }
    (out.len() < text.len()).then_some(out)
}
