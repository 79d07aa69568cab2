//! The names that are similar to a mistyped one.

use std::sync::atomic::{AtomicUsize, Ordering};

use foldhash::{HashSet, HashSetExt};
use strsim::osa_distance;

/// At most three candidates that are close to `name`, nearest first; ties keep the order of `candidates`.
///
/// Close means: at most a third of the longer name's code points differ (optimal string alignment), or only case and
/// the separators `-` and `_` do.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    first(close(name, candidates))
}

/// At most this many names are compared in one compilation. If thousands of names are wrong in a design of thousands, a
/// suggestion in each finding would not help its reader.
const MOST: usize = 250_000;

/// Finds similar names for mistyped ones, up to a limit of comparisons.
#[derive(Debug)]
pub struct Suggestions {
    left: AtomicUsize,
}

impl Default for Suggestions {
    fn default() -> Self {
        Self {
            left: AtomicUsize::new(MOST),
        }
    }
}

impl Suggestions {
    /// Like [`nearest`], for `count` candidates; empty if these would exceed the limit.
    pub fn nearest<'a, C: IntoIterator<Item = &'a str>>(
        &self,
        name: &str,
        count: usize,
        candidates: impl FnOnce() -> C,
    ) -> Vec<&'a str> {
        if self.takes(count) {
            nearest(name, candidates())
        } else {
            Vec::new()
        }
    }

    /// The same of candidates in any order: ties are in the order of the alphabet. Later ones come last among their
    /// ties.
    pub fn nearest_of<'a, C: IntoIterator<Item = &'a str>>(
        &self,
        name: &str,
        count: usize,
        candidates: impl FnOnce() -> C,
        others: impl IntoIterator<Item = &'a str>,
    ) -> Vec<&'a str> {
        let mut all = if self.takes(count) {
            close(name, candidates())
        } else {
            Vec::new()
        };
        all.sort_unstable();
        for other in close(name, others) {
            if !all.iter().any(|(_, seen)| *seen == other.1) {
                all.push(other);
            }
        }
        first(all)
    }

    /// Does something whose findings are made once more later: it takes nothing of the limit.
    pub(crate) fn spared<T>(&self, run: impl FnOnce() -> T) -> T {
        let left = self.left.load(Ordering::Relaxed);
        let done = run();
        self.left.store(left, Ordering::Relaxed);
        done
    }

    fn takes(&self, count: usize) -> bool {
        let take = |left: usize| left.checked_sub(count);
        self.left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, take)
            .is_ok()
    }
}

fn first(mut close: Vec<(usize, &str)>) -> Vec<&str> {
    close.sort_by_key(|(far, _)| *far);
    close.truncate(3);
    close.into_iter().map(|(_, candidate)| candidate).collect()
}

/// The candidates that are close, each once, with their distances.
fn close<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<(usize, &'a str)> {
    let mut close: Vec<(usize, &str)> = Vec::new();
    let mut seen: HashSet<&str> = HashSet::new();
    let length = name.chars().count();
    let letters = letters_of(name);
    for candidate in candidates {
        let other = candidate.chars().count();
        let longer = length.max(other);
        let limit = (longer / 3).max(1);
        if longer > 64 || length.abs_diff(other) > limit {
            continue;
        }
        let far = if same_letters(name, candidate) {
            0
        } else if apart(letters, letters_of(candidate)) > limit {
            continue;
        } else {
            osa_distance(name, candidate)
        };
        if far <= limit && far < longer && seen.insert(candidate) {
            close.push((far, candidate));
        }
    }
    close
}

/// Which letters a text has, as bits.
fn letters_of(text: &str) -> u128 {
    let bits = text.chars().map(|letter| 1 << (u32::from(letter) % 128));
    bits.fold(0, |all, bit: u128| all | bit)
}

/// A lower bound of the distance of two texts with these letters: an edit adds or removes at most one. It rules out
/// most names and costs far less than the distance.
fn apart(one: u128, other: u128) -> usize {
    let only = (one & !other).count_ones().max((other & !one).count_ones());
    only as usize
}

/// Whether two words differ only in case and the separators `-` and `_`.
pub fn same_letters(one: &str, other: &str) -> bool {
    plain_letters(one).eq(plain_letters(other))
}

fn plain_letters(text: &str) -> impl Iterator<Item = char> {
    let letters = text.chars().filter(|letter| !matches!(letter, '-' | '_'));
    letters.flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_a_swap_as_one() {
        assert_eq!(nearest("odne", ["done"]), ["done"]);
        assert!(nearest("odne", ["doné"]).is_empty());
    }

    #[test]
    fn offers_close_names_only() {
        let names = ["update_todos", "get_todos", "Todo"];
        assert_eq!(nearest("updateTodos", names), ["update_todos"]);
        assert_eq!(nearest("getodos", names), ["get_todos"]);
        assert!(nearest("x", names).is_empty());
    }
}
