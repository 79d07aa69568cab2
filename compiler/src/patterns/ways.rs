//! Whether a backtracking engine has few ways to try, for any text.
//!
//! The pattern becomes an automaton of positions that counts in how many ways one follows another. From its start, all
//! texts are read at once: the state for a text is the number of ways to each position. If these counts stay small for
//! all texts, a backtracking engine reads each character only a few times. A referenced group is read once more at the
//! reference, which is a lower bound of its cost.

use std::collections::BTreeMap;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use toolrt_pattern::{Assertion, CharSet, Node, Tree};

/// More ways than this count as many.
const MOST_WAYS: u32 = 32;
/// Larger patterns are not analysed.
const MOST_POSITIONS: usize = 10_100;
const MOST_EDGES: usize = 60_000;
/// More classes of texts than this are not distinguished.
const MOST_TEXTS: usize = 12_000;
/// More work than this is not done.
const MOST_WORK: usize = 400_000;

/// Whether there are few ways; false if it has lookaround, or a loop whose body may be empty.
pub(super) fn are_few(tree: &Tree) -> bool {
    let Some(counted) = Counted::new(tree) else {
        return false;
    };
    // One attempt; and all of them, one from each place, of which none has come to an end yet.
    counted.stay_few(false) && (is_anchored(&tree.root) || counted.stay_few(true))
}

/// Whether it matches at the start of a text or nowhere.
pub(super) fn is_anchored(node: &Node) -> bool {
    match node {
        Node::Assert(Assertion::Start) => true,
        Node::Concat(nodes) => nodes.first().is_some_and(is_anchored),
        Node::Either(nodes) => nodes.iter().all(is_anchored),
        Node::Repeat { node, min, .. } => *min > 0 && is_anchored(node),
        Node::Group(_, node) => is_anchored(node),
        Node::Empty | Node::Set(_) | Node::Reference(_) | Node::Assert(_) => false,
    }
}

/// Whether it has lookaround.
pub(super) fn looks(node: &Node) -> bool {
    match node {
        Node::Assert(Assertion::Look { .. }) => true,
        Node::Concat(nodes) | Node::Either(nodes) => nodes.iter().any(looks),
        Node::Repeat { node, .. } | Node::Group(_, node) => looks(node),
        Node::Empty | Node::Set(_) | Node::Reference(_) | Node::Assert(_) => false,
    }
}

/// Positions and ways.
type Ways = Vec<(usize, u32)>;

struct Counted<'t> {
    groups: HashMap<u32, &'t Node>,
    open: Vec<u32>,
    /// Groups inside loops.
    looped: HashSet<u32>,
    /// Groups that were read to their end.
    closed: HashSet<u32>,
    /// How many loops are around.
    loops: usize,
    sets: Vec<&'t CharSet>,
    index: HashMap<&'t CharSet, usize>,
    /// The set of each position; the first position is the start, and has none.
    of: Vec<usize>,
    follow: Vec<Ways>,
    edges: usize,
    steps: usize,
    /// Whether coming to a last position is surely a match.
    is_sure: bool,
    last: Vec<bool>,
}

/// How a part begins and ends.
#[derive(Default)]
struct Ends {
    first: Ways,
    last: Ways,
    /// In how many ways it matches the empty text.
    empty: u32,
}

impl<'t> Counted<'t> {
    fn new(tree: &'t Tree) -> Option<Self> {
        let mut counted = Self {
            groups: HashMap::new(),
            open: Vec::new(),
            looped: HashSet::new(),
            closed: HashSet::new(),
            loops: 0,
            sets: Vec::new(),
            index: HashMap::new(),
            of: vec![usize::MAX],
            follow: vec![Vec::new()],
            edges: 0,
            steps: 0,
            is_sure: !tree.has_references,
            last: Vec::new(),
        };
        counted.find_groups(&tree.root, false);
        let ends = counted.ends(&tree.root)?;
        counted.link(&vec![(0, 1)], &ends.first)?;
        counted.last = vec![false; counted.of.len()];
        for (at, _) in &ends.last {
            counted.last[*at] = true;
        }
        Some(counted)
    }

    fn find_groups(&mut self, node: &'t Node, looped: bool) {
        match node {
            Node::Concat(nodes) | Node::Either(nodes) => {
                nodes.iter().for_each(|node| self.find_groups(node, looped));
            }
            Node::Repeat { node, max, .. } => {
                self.find_groups(node, looped || max.is_none_or(|max| max > 1));
            }
            Node::Group(number, node) => {
                self.groups.insert(*number, node);
                if looped {
                    self.looped.insert(*number);
                }
                self.find_groups(node, looped);
            }
            Node::Assert(Assertion::Look { node, .. }) => self.find_groups(node, looped),
            Node::Empty | Node::Set(_) | Node::Reference(_) | Node::Assert(_) => {}
        }
    }

    fn ends(&mut self, node: &'t Node) -> Option<Ends> {
        self.steps += 1;
        if self.steps > MOST_POSITIONS * 4 {
            return None;
        }
        match node {
            Node::Empty => Some(Ends::empty()),
            Node::Set(set) => self.position(set),
            Node::Concat(nodes) => nodes.iter().try_fold(Ends::empty(), |whole, node| {
                let part = self.ends(node)?;
                self.joined(whole, part)
            }),
            Node::Either(nodes) => nodes.iter().try_fold(Ends::default(), |mut whole, node| {
                let part = self.ends(node)?;
                whole.first.extend(part.first);
                whole.last.extend(part.last);
                whole.empty = whole.empty.saturating_add(part.empty);
                Some(whole)
            }),
            Node::Repeat { node, min, max } => self.repeat(node, *min, *max),
            Node::Group(number, node) => {
                self.open.push(*number);
                let ends = self.ends(node);
                self.open.pop();
                self.closed.insert(*number);
                ends
            }
            Node::Reference(number) => {
                // What a loop sets anew is not the same everywhere: only ECMA-262 forgets it each time.
                if self.looped.contains(number) || self.loops > 0 && !self.closed.contains(number) {
                    return None;
                }
                let node = self.groups.get(number).copied();
                let Some(node) = node.filter(|_| !self.open.contains(number)) else {
                    return Some(Ends::empty());
                };
                self.open.push(*number);
                let mut ends = self.ends(node)?;
                self.open.pop();
                ends.empty = ends.empty.saturating_add(1);
                Some(ends)
            }
            Node::Assert(Assertion::Look { .. }) => None,
            Node::Assert(Assertion::Start | Assertion::End | Assertion::Word { .. }) => {
                self.is_sure &= matches!(node, Node::Assert(Assertion::Start));
                Some(Ends::empty())
            }
        }
    }

    fn repeat(&mut self, node: &'t Node, min: u32, max: Option<u32>) -> Option<Ends> {
        self.loops += usize::from(max.is_none_or(|max| max > 1));
        let ends = self.copies(node, min, max);
        self.loops -= usize::from(max.is_none_or(|max| max > 1));
        ends
    }

    fn copies(&mut self, node: &'t Node, min: u32, max: Option<u32>) -> Option<Ends> {
        if max == Some(0) {
            return Some(Ends::empty());
        }
        let mut copy = self.ends(node)?;
        if copy.empty > 0 && max != Some(1) {
            return None;
        }
        let mut whole = Ends {
            first: copy.first.clone(),
            last: Ways::new(),
            empty: copy.empty.saturating_add(u32::from(min == 0)),
        };
        for number in 1..=max.unwrap_or(min.max(1)) {
            if number > 1 {
                let next = self.ends(node)?;
                self.link(&copy.last, &next.first)?;
                copy = next;
            }
            if number >= min {
                whole.last.extend_from_slice(&copy.last);
            }
        }
        if max.is_none() {
            self.link(&copy.last, &copy.first)?;
        }
        Some(whole)
    }

    fn joined(&mut self, left: Ends, right: Ends) -> Option<Ends> {
        self.link(&left.last, &right.first)?;
        let times = |ways: &Ways, more: u32| -> Ways {
            let ways = ways.iter().filter(|_| more > 0);
            ways.map(|(at, count)| (*at, count.saturating_mul(more)))
                .collect()
        };
        let mut whole = Ends {
            empty: left.empty.saturating_mul(right.empty),
            last: times(&left.last, right.empty),
            first: left.first,
        };
        whole.first.extend(times(&right.first, left.empty));
        whole.last.extend(right.last);
        Some(whole)
    }

    fn link(&mut self, from: &Ways, to: &Ways) -> Option<()> {
        self.edges += from.len() * to.len();
        if self.edges > MOST_EDGES {
            return None;
        }
        for (at, before) in from {
            let more = to
                .iter()
                .map(|(next, behind)| (*next, before.saturating_mul(*behind)));
            self.follow[*at].extend(more);
        }
        Some(())
    }

    fn position(&mut self, set: &'t CharSet) -> Option<Ends> {
        let at = self.of.len();
        if at > MOST_POSITIONS {
            return None;
        }
        let index = *self.index.entry(set).or_insert_with(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        self.of.push(index);
        self.follow.push(Vec::new());
        Some(Ends {
            first: vec![(at, 1)],
            last: vec![(at, 1)],
            empty: 0,
        })
    }

    /// Whether no text leads to its end in many ways; with attempts from all positions, or only from its start.
    fn stay_few(&self, from_everywhere: bool) -> bool {
        let kinds = self.kinds();
        let start = vec![(0, 1)];
        let mut known: HashSet<Ways> = HashSet::from_iter([start.clone()]);
        let mut open = vec![start];
        let mut work = 0;
        while let Some(ways) = open.pop() {
            let mut next: Vec<BTreeMap<usize, u32>> = vec![BTreeMap::new(); kinds.count];
            for (at, count) in &ways {
                for (to, more) in &self.follow[*at] {
                    let count = count.saturating_mul(*more);
                    work += 1;
                    // An attempt that comes to its end is the last one.
                    if from_everywhere && self.is_sure && self.last[*to] {
                        continue;
                    }
                    for kind in &kinds.of_sets[self.of[*to]] {
                        let known = next[*kind].entry(*to).or_insert(0);
                        *known = known.saturating_add(count);
                        work += 1;
                    }
                }
            }
            work += kinds.count;
            for ways in next {
                let all = ways
                    .values()
                    .fold(0u32, |sum, count| sum.saturating_add(*count));
                if all > MOST_WAYS || known.len() > MOST_TEXTS || work > MOST_WORK {
                    return false;
                }
                let mut ways: Ways = ways.into_iter().collect();
                if from_everywhere {
                    ways.insert(0, (0, 1));
                }
                if !ways.is_empty() && !known.contains(&ways) {
                    known.insert(ways.clone());
                    open.push(ways);
                }
            }
        }
        true
    }

    /// Characters that the same sets have are of one kind.
    fn kinds(&self) -> Kinds {
        let mut changes: Vec<(u32, usize)> = Vec::new();
        for (index, set) in self.sets.iter().enumerate() {
            for (start, end) in set.ranges() {
                changes.extend([(*start, index), (end + 1, index)]);
            }
        }
        changes.sort_unstable();
        let mut kinds = Kinds {
            count: 0,
            of_sets: vec![Vec::new(); self.sets.len()],
        };
        let mut known: HashSet<Vec<usize>> = HashSet::new();
        let mut inside: Vec<usize> = Vec::new();
        for (at, (start, index)) in changes.iter().enumerate() {
            match inside.binary_search(index) {
                Ok(place) => drop(inside.remove(place)),
                Err(place) => inside.insert(place, *index),
            }
            let is_whole = changes.get(at + 1).is_none_or(|(next, _)| next != start);
            if is_whole && !inside.is_empty() && known.insert(inside.clone()) {
                for index in &inside {
                    kinds.of_sets[*index].push(kinds.count);
                }
                kinds.count += 1;
            }
        }
        kinds
    }
}

struct Kinds {
    count: usize,
    /// The kinds that each set has.
    of_sets: Vec<Vec<usize>>,
}

impl Ends {
    fn empty() -> Self {
        Self {
            empty: 1,
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use toolrt_pattern::Tree;

    use super::are_few;

    fn few(source: &str) -> bool {
        are_few(&Tree::parse(source, &|_| None).expect("a pattern"))
    }

    #[test]
    fn many_ways_are_found() {
        for source in [
            "^(a+)+$",
            "^(a*)*$",
            "(a|a)*$",
            r"^(\w+\s?)*$",
            "^(a|ab|b)*c$",
            "^([a-z]{1,63})*$",
            "(x+x+)+y",
            r"^(\d+|\w+)*$",
            "(?:a?){30}a{30}",
            "^(?:(a)\\1?)+$",
            "a*a*a*b",
            r"\s+$",
            "foo.*bar",
            "(?:(a|a)*b|a)",
            r"^(a*)\1$",
            r"^(.*)-.*\1$",
            "(?=a)b",
            "^[ab]*a[ab]{40}c",
            "^(?:|a|)+$",
            r"^(?:\1x)+(a)$",
        ] {
            assert!(!few(source), "{source}");
        }
    }

    #[test]
    fn few_ways_are_proven() {
        for source in [
            "^[a-z]+$",
            "^(a+b)+$",
            r"^(\w+\s)*$",
            r"\s+",
            "foo",
            "[a-z]{3}",
            r"^[a-z0-9]+(?:-[a-z0-9]+)*$",
            r"^\d{4}-\d{2}-\d{2}$",
            r"^(?:[^,]*,)*$",
            r"^(ab|ac)*$",
            r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$",
            "^.{1,5000}$",
            r"^(.)\1$",
            r"^(?<year>\d{2})-\k<year>$",
            r"^(?:(a)|b)\1$",
            r"^((a)(b(c)?))\3\1$",
            r"^\1(a)$",
            r"^(\w+)-\1$",
            r"\bcat\b",
            "",
        ] {
            assert!(few(source), "{source}");
        }
    }
}
