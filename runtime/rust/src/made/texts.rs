//! Texts with places for values, as people write them: `Delete {args.name}?`.

use super::tables::leaked_text;
use crate::call::{Template, TextPart};

/// The pieces of a text; braces with anything else in them are text.
pub(super) fn template_of(text: &str) -> Template {
    let mut pieces: Vec<TextPart> = Vec::new();
    let mut begins = 0;
    let mut at = 0;
    while let Some(found) = text[at..].find('{') {
        let open = at + found;
        let Some((part, behind)) = place(&text[open..]) else {
            at = open + 1;
            continue;
        };
        if begins < open {
            pieces.push(TextPart::Text(leaked_text(&text[begins..open])));
        }
        pieces.push(part);
        at = open + behind;
        begins = at;
    }
    if begins < text.len() {
        pieces.push(TextPart::Text(leaked_text(&text[begins..])));
    }
    pieces.leak()
}

/// A place for a value, and where it ends.
fn place(text: &str) -> Option<(TextPart, usize)> {
    let end = text.find('}')?;
    let inside = &text[1..end];
    let (is_count, path) = match inside.strip_prefix("count ") {
        Some(path) => (true, path),
        None => (false, inside),
    };
    let keys: Vec<&str> = path.split('.').collect();
    let is_key = |key: &&str| {
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        !key.is_empty() && key.bytes().all(letter)
    };
    let is_root = ["args", "result", "details"].contains(keys.first()?);
    if !is_root || keys.len() < 2 || !keys.iter().all(is_key) {
        return None;
    }
    let path: Vec<&'static str> = keys.into_iter().map(leaked_text).collect();
    let path = path.leak();
    let part = match is_count {
        true => TextPart::Count(path),
        false => TextPart::Value(path),
    };
    Some((part, end + 1))
}
