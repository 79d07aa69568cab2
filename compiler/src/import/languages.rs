//! Reads a text as JSON, or as YAML if it looks like that.

use super::document::{Document, Mistake};
use super::{json, yaml};
use crate::ir::Value;

/// One document, or one document in each line; or YAML, if the text looks like that.
pub(super) fn documents(text: &str) -> Result<Vec<Document>, Mistake> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    match json::documents(text) {
        Err(_) if yaml::is_likely(text) => yaml::documents(text),
        read => read,
    }
}

/// The values of a file that a document refers to. There is no doubt that it has some, so that what is not JSON is YAML.
pub(super) fn part(text: &str) -> Result<Vec<Value>, String> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let read = json::documents(text).or_else(|_| yaml::documents(text));
    match read {
        Ok(documents) => Ok(documents.into_iter().map(|one| one.value).collect()),
        Err(mistake) => Err(format!(
            "{} at byte {} of {}",
            mistake.message,
            mistake.offset,
            mistake.language.name()
        )),
    }
}
