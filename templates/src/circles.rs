//! Circles: things that lead to each other.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// The circle of each thing that others lead back to, named by one of them.
pub(crate) fn circles<N: Copy + Ord + Hash>(edges: &HashMap<N, HashSet<N>>) -> HashMap<N, N> {
    let mut backwards: HashMap<N, Vec<N>> = HashMap::new();
    for (from, to) in edges {
        for to in to {
            backwards.entry(*to).or_default().push(*from);
        }
    }
    let mut starts: Vec<N> = edges.keys().copied().collect();
    starts.sort_unstable();
    // Things in the order in which the walk has left them: the last one leads to all of its circle.
    let mut left = Vec::new();
    let mut seen = HashSet::new();
    for start in starts {
        let mut open = vec![(start, false)];
        while let Some((at, is_left)) = open.pop() {
            if is_left {
                left.push(at);
            } else if seen.insert(at) {
                open.push((at, true));
                let next = edges.get(&at).into_iter().flatten();
                open.extend(next.map(|to| (*to, false)));
            }
        }
    }
    let mut circles = HashMap::new();
    let mut done = HashSet::new();
    for circle in left.into_iter().rev() {
        let mut members = Vec::new();
        let mut open = vec![circle];
        while let Some(at) = open.pop() {
            if done.insert(at) {
                members.push(at);
                open.extend(backwards.get(&at).into_iter().flatten());
            }
        }
        if members.len() > 1 {
            circles.extend(members.into_iter().map(|member| (member, circle)));
        }
    }
    circles
}
