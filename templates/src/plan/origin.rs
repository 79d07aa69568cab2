//! What the first line of a file says in every language.

/// Of which sources a file is made.
pub(crate) fn origin(sources: &[&str]) -> String {
    let from = match sources {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [one, two] => format!("{one} and {two}"),
        [one, rest @ ..] => format!("{one} and {} other files", rest.len()),
    };
    format!("Made by toolc from {from}; do not edit.")
}
