//! The names that a mistyped one may have meant.

/// At most three candidates that are close to `name`, nearest first; ties keep the order of `candidates`.
///
/// Close means: at most a third of the longer name's code points differ (optimal string alignment), or only case and
/// the separators `-` and `_` do.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut close: Vec<(usize, &str)> = Vec::new();
    for candidate in candidates {
        let longer = name.chars().count().max(candidate.chars().count());
        let limit = (longer / 3).max(1);
        if longer > 64 || name.chars().count().abs_diff(candidate.chars().count()) > limit {
            continue;
        }
        let far = if same_letters(name, candidate) {
            0
        } else {
            distance(name, candidate)
        };
        if far <= limit && far < longer && !close.iter().any(|(_, seen)| *seen == candidate) {
            close.push((far, candidate));
        }
    }
    close.sort_by_key(|(far, _)| *far);
    close.truncate(3);
    close.into_iter().map(|(_, candidate)| candidate).collect()
}

/// Whether two words differ in nothing but case and the separators `-` and `_`.
pub fn same_letters(one: &str, other: &str) -> bool {
    let letters = |text: &str| -> String {
        let letters = text.chars().filter(|letter| !matches!(letter, '-' | '_'));
        letters.flat_map(char::to_lowercase).collect()
    };
    letters(one) == letters(other)
}

/// How many insertions, deletions, substitutions and swaps of neighbours lead from one text to the other, in code
/// points, no part edited twice (optimal string alignment).
pub fn distance(from: &str, to: &str) -> usize {
    let from: Vec<char> = from.chars().collect();
    let to: Vec<char> = to.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in to.iter().enumerate() {
            let mut best = (last[j] + usize::from(a != b))
                .min(last[j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && *a == to[j - 1] && from[i - 1] == *b {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_a_swap_as_one() {
        assert_eq!(distance("dnoe", "done"), 1);
        assert_eq!(distance("", "abc"), 3);
    }

    #[test]
    fn offers_close_names_only() {
        let names = ["update_todos", "get_todos", "Todo"];
        assert_eq!(nearest("updateTodos", names), ["update_todos"]);
        assert_eq!(nearest("getodos", names), ["get_todos"]);
        assert!(nearest("x", names).is_empty());
    }
}
