//! The words of names and descriptions, for rules about what models read.

/// The words of a name, in lower case: `include_archived`, `includeArchived` and `include-archived` have the same.
pub(super) fn of_name(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut lower = false;
    for letter in name.chars() {
        if !letter.is_alphanumeric() || (lower && letter.is_uppercase()) {
            words.push(std::mem::take(&mut word));
        }
        if letter.is_alphanumeric() {
            word.extend(letter.to_lowercase());
        }
        lower = letter.is_lowercase() || letter.is_ascii_digit();
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

/// The words of a text, in lower case.
pub(super) fn of_text(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_spellings_have_words() {
        for name in [
            "include_archived",
            "includeArchived",
            "Include-Archived",
            "_include archived_",
        ] {
            assert_eq!(of_name(name), ["include", "archived"], "{name}");
        }
        assert_eq!(of_name("x"), ["x"]);
        assert!(of_name("…").is_empty());
        assert_eq!(
            of_text("The *first* page's size."),
            ["the", "first", "page", "s", "size"]
        );
    }
}
