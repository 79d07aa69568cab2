//! A pattern's positions, which follow which and in how many ways.

use super::charset::CharSet;
use super::tree::Node;

/// More positions or steps than this are not looked at.
const MOST_POSITIONS: usize = 300;
const MOST_STEPS: usize = 400_000;
/// Larger counts are taken as "any number of times".
const MOST_COPIES: usize = 20;

/// A position automaton: one state for each character set that stands in the pattern.
pub(super) struct Automaton {
    sets: Vec<CharSet>,
    /// Which positions follow; one that follows in two ways is there twice.
    follow: Vec<Vec<usize>>,
    last: Vec<usize>,
}

/// How a part of a pattern begins and ends.
#[derive(Default)]
struct Ends {
    first: Vec<usize>,
    last: Vec<usize>,
    nullable: bool,
}

impl Automaton {
    /// Of a pattern; `None` where it is too large.
    pub fn new(node: &Node) -> Option<Self> {
        let mut automaton = Self {
            sets: Vec::new(),
            follow: Vec::new(),
            last: Vec::new(),
        };
        automaton.last = automaton.build(node)?.last;
        Some(automaton)
    }

    /// Whether a loop can be walked in two ways on one text, and the match can fail behind it.
    pub fn is_ambiguous(&self, asserts: bool) -> bool {
        let component = components(self.follow.len(), &|from| self.follow[from].clone());
        for (at, next) in self.follow.iter().enumerate() {
            let mut inside: Vec<usize> = next
                .iter()
                .copied()
                .filter(|to| component[*to] == component[at])
                .collect();
            inside.sort_unstable();
            if inside.windows(2).any(|pair| pair[0] == pair[1])
                && self.can_fail(component[at], &component, asserts)
            {
                return true;
            }
        }
        self.loops(&component).into_iter().any(|positions| {
            self.can_fail(component[positions[0]], &component, asserts)
                && self.two_paths(&positions)
        })
    }

    /// Whether something behind the loop can still turn a text away.
    fn can_fail(&self, looped: usize, component: &[usize], asserts: bool) -> bool {
        asserts || !self.last.iter().any(|at| component[*at] == looped)
    }

    /// The positions that can be reached from themselves, by component.
    fn loops(&self, component: &[usize]) -> Vec<Vec<usize>> {
        let mut loops: Vec<Vec<usize>> = vec![Vec::new(); self.follow.len()];
        for (at, of) in component.iter().enumerate() {
            loops[*of].push(at);
        }
        loops.retain(|positions| positions.len() > 1);
        loops
    }

    /// Whether two different paths through a component read the same text from a position back to it: in the product of
    /// the component with itself, a pair of different positions lies on a cycle with a pair of equal ones.
    fn two_paths(&self, positions: &[usize]) -> bool {
        let count = positions.len();
        let mut index = vec![usize::MAX; self.follow.len()];
        for (at, position) in positions.iter().enumerate() {
            index[*position] = at;
        }
        let inner: Vec<Vec<usize>> = positions
            .iter()
            .map(|position| {
                self.follow[*position]
                    .iter()
                    .map(|to| index[*to])
                    .filter(|to| *to != usize::MAX)
                    .collect()
            })
            .collect();
        let degree: usize = inner.iter().map(Vec::len).sum();
        if degree.saturating_mul(degree) > MOST_STEPS {
            return false;
        }
        let meets: Vec<bool> = (0..count * count)
            .map(|pair| {
                self.sets[positions[pair / count]].meets(&self.sets[positions[pair % count]])
            })
            .collect();
        let next = |pair: usize| {
            let mut pairs = Vec::new();
            for a in &inner[pair / count] {
                pairs.extend(
                    inner[pair % count]
                        .iter()
                        .map(|b| a * count + b)
                        .filter(|pair| meets[*pair]),
                );
            }
            pairs
        };
        let component = components(count * count, &next);
        let equal: std::collections::HashSet<usize> =
            (0..count).map(|at| component[at * count + at]).collect();
        (0..count * count).any(|pair| {
            pair / count != pair % count && meets[pair] && equal.contains(&component[pair])
        })
    }

    fn build(&mut self, node: &Node) -> Option<Ends> {
        match node {
            Node::Empty => Some(Ends {
                nullable: true,
                ..Ends::default()
            }),
            Node::Set(set) => {
                let at = self.sets.len();
                if at >= MOST_POSITIONS {
                    return None;
                }
                self.sets.push(set.clone());
                self.follow.push(Vec::new());
                Some(Ends {
                    first: vec![at],
                    last: vec![at],
                    nullable: false,
                })
            }
            Node::Concat(nodes) => {
                let mut whole = Ends {
                    nullable: true,
                    ..Ends::default()
                };
                for node in nodes {
                    let part = self.build(node)?;
                    whole = self.joined(whole, part);
                }
                Some(whole)
            }
            Node::Either(nodes) => {
                let mut whole = Ends::default();
                for node in nodes {
                    let part = self.build(node)?;
                    whole.first.extend(part.first);
                    whole.last.extend(part.last);
                    whole.nullable |= part.nullable;
                }
                Some(whole)
            }
            Node::Repeat { node, min, max } => self.repeat(node, *min, *max),
        }
    }

    fn repeat(&mut self, node: &Node, min: usize, max: Option<usize>) -> Option<Ends> {
        let copies = match max {
            Some(max) if max <= MOST_COPIES => Some(max),
            Some(max) if max == min => Some(max.min(MOST_POSITIONS)),
            Some(_) | None => None,
        };
        let Some(copies) = copies else {
            // `x{n,}`: the last of n copies repeats.
            let mut whole = Ends {
                nullable: true,
                ..Ends::default()
            };
            for copy in 1..=min.clamp(1, MOST_COPIES) {
                let mut part = self.build(node)?;
                if copy == min.clamp(1, MOST_COPIES) {
                    self.link(&part.last, &part.first);
                    part.nullable |= min == 0;
                }
                whole = self.joined(whole, part);
            }
            return Some(whole);
        };
        // `x{1,3}` is `x(x(x)?)?`, from the inside out.
        let mut whole = Ends {
            nullable: true,
            ..Ends::default()
        };
        for copy in (0..copies).rev() {
            let part = self.build(node)?;
            whole = self.joined(part, whole);
            whole.nullable |= copy >= min;
        }
        Some(whole)
    }

    fn joined(&mut self, left: Ends, right: Ends) -> Ends {
        self.link(&left.last, &right.first);
        let mut whole = Ends {
            nullable: left.nullable && right.nullable,
            first: left.first,
            last: right.last,
        };
        if left.nullable {
            whole.first.extend(right.first);
        }
        if right.nullable {
            whole.last.extend(left.last);
        }
        whole
    }

    fn link(&mut self, from: &[usize], to: &[usize]) {
        for at in from {
            // Two ways are as bad as many.
            for next in to {
                if self.follow[*at]
                    .iter()
                    .filter(|known| *known == next)
                    .count()
                    < 2
                {
                    self.follow[*at].push(*next);
                }
            }
        }
    }
}

/// The strongly connected component of each node (Tarjan, without recursion).
fn components(count: usize, next: &dyn Fn(usize) -> Vec<usize>) -> Vec<usize> {
    const NEW: usize = usize::MAX;
    let mut index = vec![NEW; count];
    let mut low = vec![0; count];
    let mut component = vec![NEW; count];
    let (mut stack, mut seen, mut found) = (Vec::new(), 0, 0);
    for root in 0..count {
        if index[root] != NEW {
            continue;
        }
        let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut enter = Some(root);
        loop {
            if let Some(node) = enter.take() {
                (index[node], low[node]) = (seen, seen);
                seen += 1;
                stack.push(node);
                path.push((node, next(node)));
            }
            let Some((node, open)) = path.last_mut() else {
                break;
            };
            let node = *node;
            if let Some(to) = open.pop() {
                if index[to] == NEW {
                    enter = Some(to);
                } else if component[to] == NEW {
                    low[node] = low[node].min(index[to]);
                }
                continue;
            }
            if low[node] == index[node] {
                while let Some(member) = stack.pop() {
                    component[member] = found;
                    if member == node {
                        break;
                    }
                }
                found += 1;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                low[*parent] = low[*parent].min(low[node]);
            }
        }
    }
    component
}

#[cfg(test)]
mod tests {
    use crate::rules::pattern::is_exponential;

    #[test]
    fn finds_loops_in_loops() {
        for pattern in [
            "^(a+)+$",
            "^(a*)*$",
            "(a|a)*$",
            r"^(\w+\s?)*$",
            "^(a|ab|b)*c$",
            "^([a-z]{1,63})*$",
            "(x+x+)+y",
            r"^(\d+|\w+)*$",
            r"^(?:.*,)*$",
        ] {
            assert!(is_exponential(pattern), "{pattern}");
        }
    }

    #[test]
    fn leaves_the_others_alone() {
        for pattern in [
            "^[a-z]+$",
            "^(a+b)+$",
            r"^(\w+\s)*$",
            "(a+)+",
            "a*a*b",
            r"^[a-z0-9]+(?:-[a-z0-9]+)*$",
            r"^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$",
            r"^\d{4}-\d{2}-\d{2}$",
            r"^(?:[^,]*,)*$",
            r"^(ab|ac)*$",
            r"^\p{L}+(?: \p{L}+)*$",
        ] {
            assert!(!is_exponential(pattern), "{pattern}");
        }
    }
}
