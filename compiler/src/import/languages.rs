//! Reads a text as JSON, or as YAML if it looks like that.

use super::document::{Document, Mistake};
use super::{json, yaml};

/// One document, or one document in each line; or YAML, if the text looks like that.
pub(super) fn documents(text: &str) -> Result<Vec<Document>, Mistake> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    match json::documents(text) {
        Err(_) if yaml::is_likely(text) => yaml::documents(text),
        read => read,
    }
}
