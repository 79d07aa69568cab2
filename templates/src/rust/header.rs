//! What a file of Rust says of its origin: the sources, and the runtime that it is tied to.

use super::docs;

/// The version of the runtime that generated code is tied to.
pub(super) const RUNTIME: &str = "0.1";

/// Line one of a file.
pub(super) fn header<'a>(files: impl Iterator<Item = &'a str>) -> String {
    let files: Vec<&str> = files.collect();
    let from = match &files[..] {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [one, two] => format!("{one} and {two}"),
        [one, rest @ ..] => format!("{one} and {} other files", rest.len()),
    };
    format!(
        "// Made by toolc from {}; do not edit.",
        docs::one_line(&from)
    )
}
