//! Names of types, words, and descriptions as doc comments.

use foldhash::{HashMap, HashSet};

use crate::source::{Text, is_active};

/// `search_files` is `SearchFiles`; a text without usable letters is `Type`.
pub(super) fn pascal(text: &str) -> String {
    let mut name = String::with_capacity(text.len());
    for word in text.split(|letter: char| !letter.is_ascii_alphanumeric()) {
        let mut letters = word.chars();
        if let Some(first) = letters.next() {
            name.push(first.to_ascii_uppercase());
            name.push_str(letters.as_str());
        }
    }
    match name.chars().next() {
        None => "Type".to_owned(),
        Some(first) if first.is_ascii_digit() => format!("T{name}"),
        Some(_) => name,
    }
}

/// `GitHub MCP` is `github_mcp`; a text without usable letters is `imported`.
pub(super) fn snake(text: &str) -> String {
    let mut name = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() {
            name.push(letter.to_ascii_lowercase());
        } else if !name.is_empty() && !name.ends_with('_') {
            name.push('_');
        }
    }
    let name = name.trim_end_matches('_');
    match name.chars().next() {
        None => "imported".to_owned(),
        Some(first) if first.is_ascii_digit() => format!("t{name}"),
        Some(_) => name.to_owned(),
    }
}

/// A description as a doc comment: line feeds only, no white space around it or at the ends of lines, and no invisible
/// characters with an effect.
pub(super) fn docs(text: &str) -> Option<Text> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return None;
    }
    if has_active(trimmed) {
        let mut seen = String::with_capacity(trimmed.len());
        for letter in trimmed.chars() {
            match acts(letter) {
                true => seen.extend(letter.escape_unicode()),
                false => seen.push(letter),
            }
        }
        return docs(&seen);
    }
    let clean = |line: &str| line.ends_with([' ', '\t', '\u{B}', '\u{C}']);
    if !trimmed.contains('\r') && !trimmed.lines().any(clean) {
        return Some(trimmed.into());
    }
    let unix = trimmed.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<&str> = unix.split('\n').map(str::trim_end).collect();
    Some(lines.join("\n").into())
}

/// Whether a description has letters that comments may not have.
pub(super) fn has_active(description: &str) -> bool {
    let is_plain = |byte| matches!(byte, b' '..=b'~' | b'\n');
    !description.bytes().all(is_plain) && description.contains(acts)
}

/// White space at the ends of lines is removed anyway.
fn acts(letter: char) -> bool {
    is_active(letter) && !matches!(letter, '\n' | '\r' | '\t' | '\u{B}' | '\u{C}')
}

/// Whether two names are the same words: `User Id` and `user_id`.
pub(super) fn says_the_same(a: &str, b: &str) -> bool {
    let letters = |text: &str| -> Vec<char> {
        text.chars()
            .filter(|letter| letter.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect()
    };
    letters(a) == letters(b)
}

/// The words of a name or text, in lower case: `getUserById`, `get_user`, `HTTPGet`.
pub(super) fn words(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1);
        let humps = letter.is_uppercase()
            && before.is_some_and(|before| {
                before.is_lowercase()
                    || before.is_uppercase() && after.is_some_and(|after| after.is_lowercase())
            });
        if humps || !letter.is_alphanumeric() {
            words.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
        }
        if letter.is_alphanumeric() {
            word.extend(letter.to_lowercase());
        }
    }
    words.extend((!word.is_empty()).then_some(word));
    words
}

/// An entry of [`TypeNames`].
#[derive(Debug)]
pub(super) enum Told {
    /// The type of an equal schema of that name.
    Known(String, u64),
    /// The type of a ref of a shared document.
    Shared(usize, String),
}

/// The names of the types of a file, and the schema of each.
#[derive(Debug, Default)]
pub(super) struct TypeNames {
    taken: HashSet<String>,
    known: HashMap<(String, u64), usize>,
    /// The types of refs of documents that several tools share, by the document's number.
    shared: HashMap<(usize, String), usize>,
}

impl TypeNames {
    /// A name that no other type has, as short as possible.
    pub fn fresh(&mut self, hint: &str, context: &str) -> String {
        let candidates = [hint.to_owned(), format!("{}{hint}", pascal(context))];
        for candidate in candidates {
            if self.taken.insert(candidate.clone()) {
                return candidate;
            }
        }
        let mut number = 2;
        loop {
            let candidate = format!("{}{hint}{number}", pascal(context));
            if self.taken.insert(candidate.clone()) {
                return candidate;
            }
            number += 1;
        }
    }

    /// Forgets the entries of a reader that gave up.
    pub fn forget(&mut self, told: &[Told]) {
        for told in told {
            match told {
                Told::Known(hint, signature) => {
                    self.known.remove(&(hint.clone(), *signature));
                }
                Told::Shared(document, reference) => {
                    self.shared.remove(&(*document, reference.clone()));
                }
            }
        }
    }

    /// The type that an equal schema of the same name became; equal schemas have equal signatures.
    pub fn known(&self, hint: &str, signature: u64) -> Option<usize> {
        self.known.get(&(hint.to_owned(), signature)).copied()
    }

    /// Stores the type of a schema.
    pub fn remember(&mut self, hint: &str, signature: u64, index: usize) {
        self.known.insert((hint.to_owned(), signature), index);
    }

    /// The type of a ref of a shared document.
    pub fn shared(&self, document: usize, reference: &str) -> Option<usize> {
        self.shared.get(&(document, reference.to_owned())).copied()
    }

    /// Stores the type of a ref of a shared document.
    pub fn share(&mut self, document: usize, reference: &str, index: usize) {
        self.shared.insert((document, reference.to_owned()), index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_types() {
        for (text, name) in [
            ("search_files", "SearchFiles"),
            ("getUser", "GetUser"),
            ("__schema0", "Schema0"),
            ("7z", "T7z"),
            ("检索", "Type"),
        ] {
            assert_eq!(pascal(text), name);
        }
    }

    #[test]
    fn words_of_names() {
        for (text, all) in [
            ("getUserById", "get user by id"),
            ("HTTPGet", "http get"),
            ("no_delete", "no delete"),
            ("Never deletes data", "never deletes data"),
            ("geo.find2D", "geo find2d"),
        ] {
            assert_eq!(words(text).join(" "), all);
        }
    }

    #[test]
    fn descriptions_lose_white_space_only() {
        assert_eq!(docs("\n a \r\n  b\t\r\n").as_deref(), Some("a\n  b"));
        assert_eq!(docs(" \n"), None);
        let active = "a\u{1b}[2J\u{202e}b\u{e0041}";
        assert_eq!(
            docs(active).as_deref(),
            Some("a\\u{1b}[2J\\u{202e}b\\u{e0041}")
        );
    }
}
