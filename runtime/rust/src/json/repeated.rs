//! Keys that an object has more than once: the last value counts.

use std::collections::{HashMap, HashSet};

/// Members with duplicates merged: the last value counts, at the first one's position.
pub(super) fn last_wins<K: AsRef<str>, V>(members: Vec<(K, V)>) -> Vec<(K, V)> {
    if !repeats(&members) {
        return members;
    }
    let mut first = HashMap::with_capacity(members.len());
    let places: Vec<usize> = members
        .iter()
        .enumerate()
        .map(|(at, (key, _))| *first.entry(key.as_ref()).or_insert(at))
        .collect();
    let mut kept: Vec<Option<(K, V)>> = Vec::with_capacity(members.len());
    for (member, place) in members.into_iter().zip(places) {
        match kept.get_mut(place) {
            Some(Some(first)) => {
                first.1 = member.1;
                kept.push(None);
            }
            Some(None) | None => kept.push(Some(member)),
        }
    }
    kept.into_iter().flatten().collect()
}

/// Whether there is a duplicate key. A few members are compared with each other, which needs no memory.
fn repeats<K: AsRef<str>, V>(members: &[(K, V)]) -> bool {
    if members.len() > 16 {
        let mut seen = HashSet::with_capacity(members.len());
        return !members.iter().all(|(key, _)| seen.insert(key.as_ref()));
    }
    members.iter().enumerate().any(|(at, (key, _))| {
        let before = &members[..at];
        before
            .iter()
            .any(|(other, _)| other.as_ref() == key.as_ref())
    })
}
