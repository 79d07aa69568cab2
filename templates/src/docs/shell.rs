//! Words as a shell reads them.

/// A word of a command line. What is not plain stands between single quotes.
pub(super) fn word(text: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-./:=@%+,".contains(c);
    match !text.is_empty() && text.chars().all(is_plain) {
        true => text.to_owned(),
        false => format!("'{}'", text.replace('\'', "'\\''")),
    }
}

/// The word that calls a tool.
pub(super) fn tool(name: &str) -> String {
    word(&name.replace('_', "-"))
}

/// The flag of an argument.
pub(super) fn flag(name: &str) -> String {
    word(&format!("--{}", name.replace('_', "-")))
}

#[cfg(test)]
mod tests {
    use super::{tool, word};

    #[test]
    fn whatever_a_word_holds_it_stays_one() {
        assert_eq!(word("a.txt"), "a.txt");
        assert_eq!(word("it's; rm -rf $HOME"), "'it'\\''s; rm -rf $HOME'");
        assert_eq!(word(""), "''");
        assert_eq!(tool("find_files"), "find-files");
    }
}
