//! What the system says of an error.

use std::io;

/// What it says, without its number.
pub(crate) fn why(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
