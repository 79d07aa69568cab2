//! Runs an automaton over a text.

use crate::automaton::Automaton;
use crate::build::Condition;

/// How many characters are read before it is asked whether to go on.
pub const PART: usize = 1024;

/// Whether to go on after so many more characters.
type GoOn<'a> = &'a mut dyn FnMut(usize) -> bool;

impl Automaton {
    /// Whether the pattern matches somewhere in a text.
    pub fn matches(&self, text: &str) -> bool {
        self.matches_while(text, &mut |_| true)
    }

    /// The same for a caller who may lose interest: `go_on` is called every [`PART`] characters with their number. Once
    /// it returns `false`, the result means nothing.
    pub fn matches_while(&self, text: &str, go_on: &mut dyn FnMut(usize) -> bool) -> bool {
        let mut found = false;
        let mut accepted = |_| {
            found = true;
            true
        };
        if self.looks.is_empty() {
            run(self, text.chars(), true, &[], &mut accepted, go_on);
            return found;
        }
        let chars: Vec<char> = text.chars().collect();
        let looked = looked(self, &chars, go_on);
        let chars = chars.iter().copied();
        run(self, chars, true, &looked, &mut accepted, go_on);
        found
    }
}

/// For each lookaround, whether it matches at each position of the text.
fn looked(automaton: &Automaton, chars: &[char], go_on: GoOn<'_>) -> Vec<Vec<bool>> {
    let everywhere = automaton.looks.iter().map(|look| {
        let inner = &look.automaton;
        let looked = looked(inner, chars, go_on);
        let mut holds = vec![false; chars.len() + 1];
        if look.ahead {
            let backwards = chars.iter().rev().copied();
            let mut accepted = |taken| {
                holds[chars.len() - taken] = true;
                false
            };
            run(inner, backwards, false, &looked, &mut accepted, go_on);
        } else {
            let mut accepted = |taken| {
                holds[taken] = true;
                false
            };
            let chars = chars.iter().copied();
            run(inner, chars, true, &looked, &mut accepted, go_on);
        }
        holds
    });
    everywhere.collect()
}

/// Follows all paths through the automaton at once. `accepted` is called with the number of consumed characters
/// whenever a path ends, and returns whether to stop.
fn run(
    automaton: &Automaton,
    chars: impl Iterator<Item = char>,
    forward: bool,
    looked: &[Vec<bool>],
    accepted: &mut impl FnMut(usize) -> bool,
    go_on: GoOn<'_>,
) {
    let words = automaton.words;
    let (mut few, mut many);
    let space: &mut [u64] = if words <= 4 {
        few = [0; 16];
        &mut few[..4 * words]
    } else {
        many = vec![0; 4 * words];
        &mut many
    };
    let (live, space) = space.split_at_mut(words);
    let (reached, space) = space.split_at_mut(words);
    let (held, fresh) = space.split_at_mut(words);
    let total = looked.first().map_or(0, |holds| holds.len() - 1);
    let (mut chars, mut before, mut taken) = (chars, None, 0);
    let mut left = PART;
    loop {
        left -= 1;
        if left == 0 {
            left = PART;
            if !go_on(PART) {
                return;
            }
        }
        let coming = chars.next();
        if taken == 0 || !automaton.anchored || !forward {
            live[0] |= 1;
        } else if live.iter().all(|word| *word == 0) {
            return;
        }
        reached.fill(0);
        follow(automaton, live, reached);
        let mut ends = automaton.nullable;
        if !automaton.asserts.is_empty() {
            let (first, second) = if forward {
                (before, coming)
            } else {
                (coming, before)
            };
            let place = Place {
                first,
                second,
                at: if forward {
                    taken
                } else {
                    total - taken.min(total)
                },
                looked,
            };
            held.fill(0);
            while place.more(automaton, reached, held, fresh) {
                follow(automaton, fresh, reached);
                ends |= meet(fresh, &automaton.last);
            }
        }
        if ends && accepted(taken) {
            return;
        }
        let Some(c) = coming else { return };
        let takes = automaton.classes.of(c);
        for ((live, reached), takes) in live.iter_mut().zip(&*reached).zip(takes) {
            *live = reached & takes;
        }
        before = coming;
        taken += 1;
        if meet(live, &automaton.last) && accepted(taken) {
            return;
        }
    }
}

/// Adds the successors of some positions.
fn follow(automaton: &Automaton, from: &[u64], reached: &mut [u64]) {
    let mut carry = 0;
    for ((reached, from), steps) in reached.iter_mut().zip(from).zip(&automaton.steps) {
        let stepping = from & steps;
        *reached |= stepping << 1 | carry;
        carry = stepping >> 63;
    }
    for join in automaton.joins.chunks_exact(2 * automaton.words) {
        let (first, second) = join.split_at(automaton.words);
        if meet(from, first) {
            reached
                .iter_mut()
                .zip(second)
                .for_each(|(reached, second)| *reached |= second);
        }
    }
}

fn meet(left: &[u64], right: &[u64]) -> bool {
    left.iter()
        .zip(right)
        .any(|(left, right)| left & right != 0)
}

/// A position between two characters.
struct Place<'a> {
    first: Option<char>,
    second: Option<char>,
    at: usize,
    looked: &'a [Vec<bool>],
}

impl Place<'_> {
    /// Puts the positions that were reached, whose assertions are true here and that are new into `fresh`, and returns
    /// whether there are any.
    ///
    /// Consecutive assertions are checked in one pass: the next one counts as reached as soon as the one before it is
    /// true.
    fn more(
        &self,
        automaton: &Automaton,
        reached: &mut [u64],
        held: &mut [u64],
        fresh: &mut [u64],
    ) -> bool {
        fresh.fill(0);
        let mut any = false;
        for (at, condition) in &automaton.asserts {
            let (word, bit) = (*at as usize / 64, 1 << (at % 64));
            if reached[word] & bit != 0 && held[word] & bit == 0 && self.holds(*condition) {
                held[word] |= bit;
                fresh[word] |= bit;
                any = true;
                if automaton.steps[word] & bit != 0 {
                    let next = *at as usize + 1;
                    reached[next / 64] |= 1 << (next % 64);
                }
            }
        }
        any
    }

    fn holds(&self, condition: Condition) -> bool {
        match condition {
            Condition::Start => self.first.is_none(),
            Condition::End => self.second.is_none(),
            Condition::Word { edge } => (is_word(self.first) != is_word(self.second)) == edge,
            Condition::Look { index, negative } => self.looked[index][self.at] != negative,
        }
    }
}

fn is_word(c: Option<char>) -> bool {
    c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
}
