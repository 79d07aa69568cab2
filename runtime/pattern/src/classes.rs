//! From a character to the positions that accept it.

use std::collections::HashMap;

use crate::build::Places;
use crate::charset::CharSet;

/// More work than this is not done to build the table.
const MOST_WORK: usize = 2_000_000;

/// Characters that the same positions accept are a class.
#[derive(Debug)]
pub(crate) struct Classes {
    /// The class of each ASCII character.
    ascii: [u32; 128],
    /// Where ranges of characters of one class start; the first starts at 0.
    starts: Vec<u32>,
    /// The class of each range.
    classes: Vec<u32>,
    /// For each class its positions, as bits.
    masks: Vec<u64>,
    words: usize,
}

impl Classes {
    /// The classes of sets with their positions, which are disjoint; `None` if there are too many.
    pub fn new(sets: &[(CharSet, Places)], words: usize) -> Option<Self> {
        let mut changes: Vec<(u32, usize)> = Vec::new();
        for (index, (set, _)) in sets.iter().enumerate() {
            for (start, end) in set.ranges() {
                changes.extend([(*start, index), (end + 1, index)]);
            }
        }
        if changes.len().saturating_mul(words) > MOST_WORK {
            return None;
        }
        changes.sort_unstable();
        let masks: Vec<Vec<u64>> = sets.iter().map(|(_, at)| bits(at, words)).collect();
        let mut classes = Self {
            ascii: [0; 128],
            starts: vec![0],
            classes: vec![0],
            masks: vec![0; words],
            words,
        };
        let mut known = HashMap::from([(vec![0; words], 0)]);
        let mut mask = vec![0; words];
        let mut rest = changes.into_iter().peekable();
        while let Some((start, index)) = rest.next() {
            // A set that begins here comes in, one that ends here goes.
            mask.iter_mut()
                .zip(&masks[index])
                .for_each(|(bits, set)| *bits ^= set);
            if rest.peek().is_some_and(|(next, _)| *next == start) {
                continue;
            }
            let class = *known.entry(mask.clone()).or_insert_with(|| {
                classes.masks.extend_from_slice(&mask);
                u32::try_from(classes.masks.len() / words - 1)
                    .expect("there are fewer classes than code points")
            });
            classes.starts.push(start);
            classes.classes.push(class);
        }
        for code in 0..128 {
            classes.ascii[code as usize] = classes.looked_up(code);
        }
        Some(classes)
    }

    /// The positions that accept a character, as bits.
    pub fn of(&self, c: char) -> &[u64] {
        let code = u32::from(c);
        let class = match self.ascii.get(code as usize) {
            Some(class) => *class,
            None => self.looked_up(code),
        };
        let start = class as usize * self.words;
        &self.masks[start..start + self.words]
    }

    fn looked_up(&self, code: u32) -> u32 {
        let behind = self.starts.partition_point(|start| *start <= code);
        self.classes[behind - 1]
    }
}

/// Positions as bits.
pub(crate) fn bits(places: &Places, words: usize) -> Vec<u64> {
    let mut bits = vec![0; words];
    for place in crate::build::places(places) {
        bits[place as usize / 64] |= 1 << (place % 64);
    }
    bits
}
