//! Texts in messages: shortened, and lists of them.

use std::borrow::Cow;

use crate::hidden::is_hidden;
use crate::json;

/// How many code points of a text are shown.
const SHOWN: usize = 80;

/// How many members or keys are listed.
const LISTED: usize = 20;

/// A text as a JSON string, shortened for messages.
pub(crate) fn shortened(text: &str) -> String {
    seen(&truncated(text))
}

/// A text as a JSON string in which nothing hides.
pub(crate) fn seen(text: &str) -> String {
    let quoted = json::quoted(text);
    if !quoted.contains(is_hidden) {
        return quoted;
    }
    let mut out = String::with_capacity(2 * quoted.len());
    for char in quoted.chars() {
        if is_hidden(char) {
            for unit in char.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            out.push(char);
        }
    }
    out
}

/// The same without its quotes, as pointers in messages have it.
pub(crate) fn inside_quotes(text: &str) -> Cow<'_, str> {
    if text.len() <= SHOWN && json::is_plain(text) && !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let quoted = shortened(text);
    Cow::Owned(quoted[1..quoted.len() - 1].to_owned())
}

/// A text or the start of a long one.
pub(crate) fn truncated(text: &str) -> Cow<'_, str> {
    let end = if text.len() > SHOWN {
        text.char_indices().nth(SHOWN)
    } else {
        None
    };
    match end {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// Texts in a list, and how many more there are.
pub(crate) fn listed(texts: impl ExactSizeIterator<Item = String>) -> String {
    let more = texts.len().saturating_sub(LISTED);
    let mut shown: Vec<String> = texts.take(LISTED).collect();
    if more > 0 {
        shown.push(format!("and {more} more"));
    }
    shown.join(", ")
}
