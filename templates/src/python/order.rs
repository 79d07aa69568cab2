//! The order of names as ruff sorts them, in imports and in `__all__`: numbers in them by value.

use std::cmp::Ordering;

/// Names in the order of imports: constants, classes, others.
pub(super) fn sorted(names: &[String]) -> Vec<String> {
    let mut keyed: Vec<(u8, String, &String)> = names
        .iter()
        .map(|name| (group(name), name.to_lowercase(), name))
        .collect();
    keyed.sort_by(|a, b| {
        let apart = a.0.cmp(&b.0).then_with(|| natural(&a.1, &b.1));
        apart.then_with(|| natural(a.2, b.2))
    });
    unique(keyed.into_iter().map(|(.., name)| name))
}

/// Names in the order of `__all__`, which minds capitals.
pub(super) fn exported(names: &[String]) -> Vec<String> {
    let mut keyed: Vec<(u8, &String)> = names.iter().map(|name| (group(name), name)).collect();
    keyed.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| natural(a.1, b.1)));
    unique(keyed.into_iter().map(|(_, name)| name))
}

fn unique<'a>(names: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::with_capacity(names.size_hint().0);
    for name in names {
        if out.last() != Some(name) {
            out.push(name.clone());
        }
    }
    out
}

fn group(name: &str) -> u8 {
    let mut chars = name.chars();
    let Some(first) = chars.next() else {
        return 2;
    };
    let is_long = chars.next().is_some();
    if is_long && (first.is_uppercase() || !first.is_alphabetic()) {
        let mut letters = name.chars().filter(|c| c.is_alphabetic()).peekable();
        if letters.peek().is_some() && letters.all(char::is_uppercase) {
            return 0;
        }
    }
    if first.is_uppercase() { 1 } else { 2 }
}

/// Compares names part by part, digits as the numbers they are.
pub(super) fn natural(mut a: &str, mut b: &str) -> Ordering {
    loop {
        let (text_a, rest_a) = split(a, |byte| !byte.is_ascii_digit());
        let (text_b, rest_b) = split(b, |byte| !byte.is_ascii_digit());
        let (digits_a, end_a) = split(rest_a, |byte| byte.is_ascii_digit());
        let (digits_b, end_b) = split(rest_b, |byte| byte.is_ascii_digit());
        let number = |digits: &str| digits.parse().unwrap_or(u64::MAX);
        // What has no further part comes first.
        let apart = text_a
            .cmp(text_b)
            .then(rest_b.is_empty().cmp(&rest_a.is_empty()))
            .then_with(|| number(digits_a).cmp(&number(digits_b)))
            .then(end_b.is_empty().cmp(&end_a.is_empty()));
        if apart.is_ne() || end_a.is_empty() {
            return apart;
        }
        (a, b) = (end_a, end_b);
    }
}

/// What a text begins with, as far as its bytes are such ones, and the rest.
fn split(text: &str, is_such: impl Fn(u8) -> bool) -> (&str, &str) {
    let end = text.bytes().position(|byte| !is_such(byte));
    text.split_at(end.unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn numbers_are_compared_by_value() {
        let mixed = names(&[
            "a10b",
            "a9",
            "a10",
            "b",
            "A2",
            "MAX_LENGTH",
            "a9",
            "A10",
            "_",
            "a",
        ]);
        let wanted = names(&[
            "MAX_LENGTH",
            "A2",
            "A10",
            "_",
            "a",
            "a9",
            "a10",
            "a10b",
            "b",
        ]);
        assert_eq!(sorted(&mixed), wanted);
        assert_eq!(exported(&mixed), wanted);
    }

    #[test]
    fn imports_mind_capitals_last() {
        let mixed = names(&["aB", "Ab", "ab", "AB2x", "AA", "aa"]);
        assert_eq!(
            sorted(&mixed),
            names(&["AA", "Ab", "AB2x", "aa", "aB", "ab"])
        );
        assert_eq!(
            exported(&mixed),
            names(&["AA", "AB2x", "Ab", "aB", "aa", "ab"])
        );
    }
}
