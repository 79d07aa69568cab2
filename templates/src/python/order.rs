//! The order of names as ruff sorts them, in imports and in `__all__`: numbers in them by value.

use std::cmp::Ordering;

/// Names in the order of imports: constants, classes, others. What a name is called here matters last.
pub(super) fn sorted(names: &[String]) -> Vec<String> {
    let mut keyed: Vec<(u8, String, &String)> = names
        .iter()
        .map(|name| {
            let own = name.split(' ').next().unwrap_or(name);
            (group(own), own.to_lowercase(), name)
        })
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

/// Whether ruff takes a name for a constant, a class or something else.
fn group(name: &str) -> u8 {
    let is_upper = name.chars().next().is_some_and(char::is_uppercase);
    let capitals = is_upper || name.chars().any(char::is_uppercase);
    if name.len() > 1 && capitals && !name.chars().any(char::is_lowercase) {
        0
    } else if is_upper {
        1
    } else {
        2
    }
}

/// Compares names letter by letter, digits in a row as the number that they are.
pub(super) fn natural(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a, b);
    loop {
        let (Some(first_a), Some(first_b)) = (a.chars().next(), b.chars().next()) else {
            return a.len().cmp(&b.len());
        };
        if first_a.is_ascii_digit() && first_b.is_ascii_digit() {
            let (digits_a, rest_a) = digits(a);
            let (digits_b, rest_b) = digits(b);
            let number = |digits: &str| digits.parse().unwrap_or(u64::MAX);
            let apart = number(digits_a).cmp(&number(digits_b));
            if apart.is_ne() {
                return apart;
            }
            (a, b) = (rest_a, rest_b);
        } else {
            let apart = first_a.cmp(&first_b);
            if apart.is_ne() {
                return apart;
            }
            (a, b) = (&a[first_a.len_utf8()..], &b[first_b.len_utf8()..]);
        }
    }
}

/// The digits that a text begins with, and the rest.
fn digits(text: &str) -> (&str, &str) {
    let end = text.bytes().position(|byte| !byte.is_ascii_digit());
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
            "A2",
            "A10",
            "MAX_LENGTH",
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
    fn imports_mind_what_a_name_is_called_where_it_comes_from() {
        let mixed = names(&["Event", "T1 as StdT1", "a as b", "a", "B as Z", "B as A"]);
        assert_eq!(
            sorted(&mixed),
            names(&["T1 as StdT1", "B as A", "B as Z", "Event", "a", "a as b"])
        );
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
