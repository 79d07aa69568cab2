//! Tools by words: which ones a query in plain words means, the best first.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use super::Query;
use crate::spec::Spec;
use crate::table::record_of;

/// How many characters of a query are looked at, and how many of its words count.
const MOST_CHARACTERS: usize = 10_000;
const MOST_WORDS: usize = 32;

/// A tool that a query finds.
#[derive(Debug, Clone, Copy)]
pub struct Found {
    /// The tool.
    pub spec: &'static Spec,
    /// How well it fits, compared with others of the same search; above 0.
    pub score: u64,
}

/// The words of tools, each with its weights.
#[derive(Debug, Default)]
pub(crate) struct Words {
    specs: Vec<&'static Spec>,
    /// The places of the tools that have a word, in order, with its weight there.
    weights: BTreeMap<String, Vec<(usize, u64)>>,
}

impl Words {
    pub(crate) fn of(specs: impl IntoIterator<Item = &'static Spec>) -> Self {
        let mut words = Self::default();
        for spec in specs {
            words.add(spec);
        }
        words
    }

    fn add(&mut self, spec: &'static Spec) {
        let place = self.specs.len();
        self.specs.push(spec);
        let mut own: BTreeMap<String, u64> = BTreeMap::new();
        for (weight, text) in texts(spec) {
            for word in split(text) {
                let known = own.entry(word).or_default();
                *known = weight.max(*known);
            }
        }
        for (word, weight) in own {
            self.weights.entry(word).or_default().push((place, weight));
        }
    }

    /// The tools that fit the query best.
    pub(crate) fn find(&self, query: &str, limit: usize) -> Vec<Found> {
        self.ranked(query, |_| true, limit)
    }

    /// The tools that match the query: the best first if it has a text, else in their order.
    pub(crate) fn search(&self, query: &Query<'_>) -> Vec<&'static Spec> {
        let limit = query.limit.unwrap_or(usize::MAX);
        let matches = |spec: &Spec| query.matches(spec);
        match query.text {
            Some(text) => {
                let found = self.ranked(text, matches, limit).into_iter();
                found.map(|found| found.spec).collect()
            }
            None => {
                let specs = self.specs.iter().copied();
                specs.filter(|spec| matches(spec)).take(limit).collect()
            }
        }
    }

    /// The tools that fit the words best, of those that are wanted.
    fn ranked(&self, text: &str, wanted: impl Fn(&Spec) -> bool, limit: usize) -> Vec<Found> {
        let scores = self.scores(text).into_iter().enumerate();
        let mut ranks: Vec<(Reverse<u64>, usize)> = scores
            .filter(|(place, score)| *score > 0 && wanted(self.specs[*place]))
            .map(|(place, score)| (Reverse(score), place))
            .collect();
        // Few are asked for, and only these are sorted: the best first, and of equal ones the first.
        if (1..ranks.len()).contains(&limit) {
            ranks.select_nth_unstable(limit);
        }
        ranks.truncate(limit);
        ranks.sort_unstable();
        let found = ranks.into_iter().map(|(Reverse(score), place)| Found {
            spec: self.specs[place],
            score,
        });
        found.collect()
    }

    /// How well each tool fits the words of a query.
    fn scores(&self, query: &str) -> Vec<u64> {
        let mut scores = vec![0; self.specs.len()];
        let end = query.char_indices().nth(MOST_CHARACTERS);
        let query = &query[..end.map_or(query.len(), |(end, _)| end)];
        let mut seen = HashSet::new();
        let distinct = split(query).filter(|word| seen.insert(word.clone()));
        for word in distinct.take(MOST_WORDS) {
            let weights = self.weights(&word);
            let having = weights.iter().filter(|weight| **weight > 0).count();
            let Some(share) = self.specs.len().checked_div(having) else {
                continue;
            };
            let rarity = u64::from(usize::BITS - share.leading_zeros());
            for (score, weight) in scores.iter_mut().zip(weights) {
                *score += weight * rarity;
            }
        }
        scores
    }

    /// The weight of a word of a query in each tool: half of it where it only begins a word.
    fn weights(&self, word: &str) -> Vec<u64> {
        let mut weights = vec![0; self.specs.len()];
        let from_it = self.weights.range(word.to_owned()..);
        for (own, places) in from_it.take_while(|(own, _)| own.starts_with(word)) {
            for (place, weight) in places {
                let weight = match own == word {
                    true => *weight,
                    false => weight / 2,
                };
                weights[*place] = weight.max(weights[*place]);
            }
        }
        weights
    }
}

/// The texts of a tool that count, with their weights.
fn texts(spec: &'static Spec) -> impl Iterator<Item = (u64, &'static str)> {
    let arguments = record_of(spec.args).map_or(&[][..], |record| record.fields);
    let middle = spec.title.into_iter().chain(spec.tags.iter().copied());
    let low = std::iter::once(spec.description).chain(spec.when);
    std::iter::once((8, spec.name))
        .chain(middle.chain([spec.toolset]).map(|text| (4, text)))
        .chain(low.map(|text| (2, text)))
        .chain(arguments.iter().map(|field| (1, field.name)))
}

/// The words of a text: runs of ASCII letters and digits, and of other letters and digits, in lower case. A capital
/// behind a small letter begins another word.
fn split(text: &str) -> impl Iterator<Item = String> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = &rest[rest.find(char::is_alphanumeric)?..];
        let mut before = None;
        let end = rest.find(|char: char| {
            let ends = before.is_some_and(|before: char| {
                before.is_ascii() != char.is_ascii()
                    || (before.is_ascii_lowercase() && char.is_ascii_uppercase())
            });
            before = Some(char);
            ends || !char.is_alphanumeric()
        });
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        Some(word.to_lowercase())
    })
}
