//! An automaton of positions, ready to run.

use crate::build::{Built, built};
use crate::classes::{Classes, bits};
use crate::scan;
use crate::tree::{Node, Tree};

/// A pattern that decides texts in linear time.
#[derive(Debug)]
pub struct Automaton {
    /// Positions as bits are so many words of 64.
    pub(crate) words: usize,
    pub(crate) classes: Classes,
    /// Positions that the next one follows.
    pub(crate) steps: Vec<u64>,
    /// Pairs of sets of positions: all of the second follow all of the first.
    pub(crate) joins: Vec<u64>,
    pub(crate) last: Vec<u64>,
    pub(crate) nullable: bool,
    pub(crate) anchored: bool,
    /// Positions that take no character, and what must hold there.
    pub(crate) asserts: Vec<(u32, Condition)>,
    pub(crate) looks: Vec<Look>,
    work: Work,
}

/// What must hold at a place of the text.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Condition {
    Start,
    End,
    Word { edge: bool },
    Look { index: usize, negative: bool },
}

/// What is looked for, on its own. What is looked for ahead is read from the end of the text.
#[derive(Debug)]
pub(crate) struct Look {
    pub ahead: bool,
    pub automaton: Automaton,
}

/// What a pattern costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// Characters and classes that stand in it, counts written out, and places where something must hold; those of look-arounds
    /// among them.
    pub states: usize,
    /// Operations on 64 states for each character, at most.
    pub operations: usize,
    /// Operations on all states for each character, at most.
    pub wide_operations: usize,
}

impl Automaton {
    /// The automaton of a pattern; `None` where it has back-references or more than 10,000 states.
    pub fn new(tree: &Tree) -> Option<Self> {
        Self::of(&tree.root)
    }

    pub(crate) fn of(root: &Node) -> Option<Self> {
        let built = built(root)?;
        let words = built.count.div_ceil(64);
        let work = work(&built, words);
        Some(Self {
            words,
            classes: Classes::new(&built.sets, words)?,
            steps: bits(&built.steps, words),
            joins: built
                .joins
                .iter()
                .flat_map(|(from, to)| [bits(from, words), bits(to, words)])
                .flatten()
                .collect(),
            last: bits(&built.last, words),
            nullable: built.nullable,
            anchored: built.anchored,
            asserts: built.asserts,
            looks: built.looks,
            work,
        })
    }

    /// Whether the pattern matches somewhere in a text.
    pub fn matches(&self, text: &str) -> bool {
        scan::matches(self, text)
    }

    /// What it costs.
    pub fn work(&self) -> Work {
        self.work
    }
}

fn work(built: &Built, words: usize) -> Work {
    // Where assertions follow each other, all of them can be asked one after the other at one place.
    let is_assert = |place: u32| {
        built
            .asserts
            .binary_search_by_key(&place, |(at, _)| *at)
            .is_ok()
    };
    let leads = |from: &crate::build::Places, to: &crate::build::Places| {
        crate::build::places(from).any(is_assert) && crate::build::places(to).any(is_assert)
    };
    let chained = built
        .asserts
        .windows(2)
        .filter(|pair| pair[0].0 + 1 == pair[1].0)
        .count();
    let joined = built
        .joins
        .iter()
        .filter(|(from, to)| leads(from, to))
        .count();
    let rounds = match built.asserts.len() {
        0 => 1,
        count => 2 + (chained + joined).min(count),
    };
    let wide = rounds * (2 * built.joins.len() + 2) + 3;
    let mut work = Work {
        states: built.count - 1,
        operations: words * wide,
        wide_operations: wide,
    };
    for look in &built.looks {
        let inner = look.automaton.work();
        work.states += inner.states;
        work.operations += inner.operations;
        work.wide_operations += inner.wide_operations;
    }
    work
}
