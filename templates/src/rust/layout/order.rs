//! The order of imports.

use std::cmp::Ordering;

/// Paths of imports, such as `super::b::c as d`, compared segment by segment, then by their names here.
pub(in crate::rust) fn path_order(a: &str, b: &str) -> Ordering {
    if let Some((at, order)) = letters_order(a, b) {
        let start = a[..at].rfind(':').map_or(0, |colon| colon + 1);
        if ![a, b].iter().any(|path| path[start..].starts_with("super")) {
            return order;
        }
    }
    let is_name = |path: &str| path.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_name(a) && is_name(b) && a != "super" && b != "super" {
        return version_order(a, b);
    }
    let (a, a_as) = a.split_once(" as ").unwrap_or((a, ""));
    let (b, b_as) = b.split_once(" as ").unwrap_or((b, ""));
    let (mut left, mut right) = (a.split("::"), b.split("::"));
    loop {
        let (x, y) = match (left.next(), right.next()) {
            (None, None) => return version_order(a_as, b_as),
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(x), Some(y)) => (x, y),
        };
        let order = (y == "super").cmp(&(x == "super"));
        let order = order.then_with(|| (x == "{").cmp(&(y == "{")));
        let order = order.then_with(|| version_order(x, y));
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// Where two names differ first, and how they compare, if these are letters: nothing else counts then.
fn letters_order(a: &str, b: &str) -> Option<(usize, Ordering)> {
    let mut both = a.bytes().zip(b.bytes()).enumerate();
    let (at, (x, y)) = both.find(|(_, (x, y))| x != y)?;
    let are_letters = x.is_ascii_alphabetic() && y.is_ascii_alphabetic();
    are_letters.then(|| (at, x.cmp(&y)))
}

/// Names compared piece by piece: `_` first, digits by their value.
fn version_order(a: &str, b: &str) -> Ordering {
    if let Some((_, order)) = letters_order(a, b) {
        return order;
    }
    let (mut left, mut right) = (a, b);
    let mut zeros = Ordering::Equal;
    loop {
        let ((x, rest_x), (y, rest_y)) = match (piece(left), piece(right)) {
            (None, None) => return zeros,
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(x), Some(y)) => (x, y),
        };
        let order = match (x == "_", y == "_") {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) if is_number(x) && is_number(y) => {
                let (short_x, short_y) = (x.trim_start_matches('0'), y.trim_start_matches('0'));
                // Of two numbers of one value the one with more zeros comes first.
                let more = (y.len() - short_y.len()).cmp(&(x.len() - short_x.len()));
                zeros = zeros.then(more);
                short_x
                    .len()
                    .cmp(&short_y.len())
                    .then_with(|| short_x.cmp(short_y))
            }
            (false, false) => x.cmp(y),
        };
        if order != Ordering::Equal {
            return order;
        }
        (left, right) = (rest_x, rest_y);
    }
}

fn is_number(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_digit())
}

/// The first piece of a name and what follows it.
fn piece(text: &str) -> Option<(&str, &str)> {
    let first = text.chars().next()?;
    let end = if first == '_' {
        1
    } else if first.is_ascii_digit() {
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len())
    } else {
        text.find(|c: char| c == '_' || c.is_ascii_digit())
            .unwrap_or(text.len())
    };
    Some(text.split_at(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_as_rustfmt_sorts_them() {
        let mut names = ["Z", "a10", "Input9", "a_b", "Input10", "Mode", "a9", "ab"];
        names.sort_by(|a, b| version_order(a, b));
        assert_eq!(
            names,
            ["Input9", "Input10", "Mode", "Z", "a_b", "a9", "a10", "ab"]
        );
    }

    #[test]
    fn paths_sort_as_rustfmt_sorts_them() {
        let sorted = [
            "super::super::a",
            "super::super::a as a_2",
            "super::super::a::b",
            "super::super::a_b",
            "super::super::a2::b",
            "super::super::a10",
            "super::super::z",
            "super::a",
        ];
        assert_eq!(path_order("a0::b", "a0::c"), Ordering::Less);
        assert_eq!(path_order("a0", "a0"), Ordering::Equal);
        let mut paths = sorted;
        paths.reverse();
        paths.sort_by(|a, b| path_order(a, b));
        assert_eq!(paths, sorted);
    }
}
