//! An automaton of positions, ready to run.

use crate::build::{self, Built, Condition, Places, Sought, built};
use crate::classes::{Classes, bits};
use crate::tree::{Node, Tree};

/// How many pairs of sets are followed to bound the number of passes over assertions; more count as too many.
const MOST_LEADS: usize = 10_000;

/// A pattern that decides texts in linear time.
#[derive(Debug)]
pub struct Automaton {
    /// The number of 64-bit words for the positions as bits.
    pub(crate) words: usize,
    pub(crate) classes: Classes,
    /// Positions that the next one follows.
    pub(crate) steps: Vec<u64>,
    /// Pairs of sets of positions: all of the second follow all of the first.
    pub(crate) joins: Vec<u64>,
    pub(crate) last: Vec<u64>,
    pub(crate) nullable: bool,
    pub(crate) anchored: bool,
    /// Positions that consume no character, and their assertions.
    pub(crate) asserts: Vec<(u32, Condition)>,
    pub(crate) looks: Vec<Look>,
    work: Work,
}

/// The automata of lookarounds. Those of lookaheads read from the end of the text.
#[derive(Debug)]
pub(crate) struct Look {
    pub ahead: bool,
    pub automaton: Automaton,
}

/// The cost of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// The number of characters and classes, with repetitions expanded, and of assertions; lookarounds included.
    pub states: usize,
    /// Operations on 64 states for each character, at most.
    pub operations: usize,
    /// Operations on all states for each character, at most.
    pub wide_operations: usize,
}

impl Automaton {
    /// The automaton of a pattern; `None` if it has backreferences or more than 10,000 states.
    pub fn new(tree: &Tree) -> Option<Self> {
        Self::of(&tree.root)
    }

    fn of(root: &Node) -> Option<Self> {
        let built = built(root)?;
        let looks: Vec<Look> = built.looks.iter().map(Look::of).collect::<Option<_>>()?;
        let words = built.count.div_ceil(64);
        let work = work(&built, &looks, words);
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
            looks,
            work,
        })
    }

    /// Its cost.
    pub fn work(&self) -> Work {
        self.work
    }
}

impl Look {
    fn of(sought: &Sought<'_>) -> Option<Self> {
        let automaton = if sought.ahead {
            Automaton::of(&sought.node.reversed())?
        } else {
            Automaton::of(sought.node)?
        };
        Some(Self {
            ahead: sought.ahead,
            automaton,
        })
    }
}

fn work(built: &Built<'_>, looks: &[Look], words: usize) -> Work {
    let rounds = rounds(built);
    let asked = rounds * built.asserts.len();
    let wide = rounds * (2 * built.joins.len() + 2) + 3;
    let mut work = Work {
        states: built.count - 1,
        operations: words * wide + asked,
        wide_operations: wide + 8 * built.asserts.len(),
    };
    for look in looks {
        let inner = look.automaton.work();
        work.states += inner.states;
        work.operations += inner.operations;
        work.wide_operations += inner.wide_operations;
    }
    work
}

/// The maximum number of passes over the assertions at one position: one more after each that leads to others.
/// Consecutive assertions are checked in one pass.
fn rounds(built: &Built<'_>) -> usize {
    if built.asserts.is_empty() {
        return 1;
    }
    let asserts: Vec<u32> = built.asserts.iter().map(|(at, _)| *at).collect();
    let count = asserts.len();
    let those = |positions: &Places| -> Vec<usize> {
        build::places(positions)
            .filter_map(|at| asserts.binary_search(&at).ok())
            .collect()
    };
    let leads: Vec<_> = (built.joins.iter())
        .map(|(from, to)| (those(from), those(to)))
        .filter(|(from, to)| !from.is_empty() && !to.is_empty())
        .collect();
    let stepping = those(&built.steps);
    let mut asked = vec![true; count];
    for round in 2..2 + count {
        let mut next = vec![false; count];
        for (from, to) in &leads {
            if from.iter().any(|index| asked[*index]) {
                to.iter().for_each(|index| next[*index] = true);
            }
        }
        for index in &stepping {
            if next[*index] && asserts.get(index + 1) == Some(&(asserts[*index] + 1)) {
                next[index + 1] = true;
            }
        }
        if !next.contains(&true) {
            return round;
        }
        if round * leads.len() > MOST_LEADS {
            break;
        }
        asked = next;
    }
    2 + count
}
