//! Texts against patterns: ECMA-262 with the `u` flag, not anchored.

use std::cell::RefCell;
use std::collections::HashMap;

use regress::Regex;

use crate::source::Text;

/// Whether a pattern is found in a text. `None` where the pattern is none (that has a finding of its own), or where
/// trying it on a text of this length could take very long.
pub(super) fn matches(pattern: &Text, text: &str) -> Option<bool> {
    if steps(pattern, text.chars().count()) > MOST_STEPS {
        return None;
    }
    COMPILED.with_borrow_mut(|compiled| {
        if compiled.len() >= 256 {
            compiled.clear();
        }
        let regex = compiled
            .entry(pattern.clone())
            .or_insert_with(|| Regex::with_flags(pattern, "u").ok());
        regex.as_ref().map(|regex| regex.find(text).is_some())
    })
}

thread_local! {
    // One alias with a pattern stands behind thousands of values.
    static COMPILED: RefCell<HashMap<Text, Option<Regex>>> = RefCell::new(HashMap::new());
}

/// About a second.
const MOST_STEPS: f64 = 1e8;

/// How many steps a backtracking search may take at worst, roughly: each open quantifier may try all lengths, and a
/// repeated group with choices inside may try all ways to cut the text up.
fn steps(pattern: &str, length: usize) -> f64 {
    let length = length.max(2) as f64;
    let mut open = 0;
    // For each group that is open: whether something inside has a choice.
    let mut groups = vec![false];
    let mut exponential = false;
    let mut characters = pattern.chars().peekable();
    let mut in_class = false;
    // Whether what was just read is a group with a choice inside.
    let mut chooses = false;
    while let Some(character) = characters.next() {
        let after_group = std::mem::take(&mut chooses);
        match character {
            '\\' => {
                characters.next();
            }
            '[' if !in_class => in_class = true,
            ']' if in_class => in_class = false,
            _ if in_class => {}
            '(' => {
                groups.push(false);
                // `(?:`, `(?=`, `(?<name>`: this question mark is no choice.
                characters.next_if_eq(&'?');
            }
            ')' => {
                chooses = groups.len() > 1 && groups.pop().unwrap_or(false);
                if let Some(outer) = groups.last_mut() {
                    *outer |= chooses;
                }
            }
            '*' | '+' | '{' => {
                open += 1;
                exponential |= after_group;
                groups.iter_mut().for_each(|group| *group = true);
            }
            '|' | '?' => groups.iter_mut().for_each(|group| *group = true),
            _ => {}
        }
    }
    if exponential {
        2_f64.powf(length)
    } else {
        length.powi(open.min(40) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_anywhere_and_by_code_points() {
        assert_eq!(matches(&"b+".into(), "abc"), Some(true));
        assert_eq!(matches(&"^.$".into(), "😀"), Some(true));
        assert_eq!(matches(&"^a$".into(), "a\n"), Some(false));
        assert_eq!(matches(&"(".into(), "a"), None);
    }

    #[test]
    fn does_not_try_what_may_never_end() {
        let long = "a".repeat(60) + "!";
        assert_eq!(matches(&"^(a+)+$".into(), &long), None);
        assert_eq!(matches(&"^(a|a)*$".into(), &long), None);
        assert_eq!(matches(&"^[(a+)+]+$".into(), &long), Some(false));
        assert_eq!(matches(&"^(?:[a-z]{3})+-\\d+$".into(), "abc-1"), Some(true));
    }
}
