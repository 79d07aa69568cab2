//! What a file of Python says of its origin.

use super::docs;

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
        "# Made by toolc from {}; do not edit.",
        docs::one_line(&from)
    )
}
