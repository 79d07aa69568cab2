//! Sets of characters: sorted ranges of code points.

/// A set of characters; ranges are sorted, inclusive and apart.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct CharSet(Vec<(u32, u32)>);

const LAST: u32 = 0x10_FFFF;

impl CharSet {
    pub fn new(mut ranges: Vec<(u32, u32)>) -> Self {
        ranges.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::with_capacity(ranges.len());
        for (start, end) in ranges {
            match merged.last_mut() {
                Some(last) if start <= last.1.saturating_add(1) => last.1 = last.1.max(end),
                Some(_) | None => merged.push((start, end)),
            }
        }
        Self(merged)
    }

    pub fn one(c: char) -> Self {
        Self(vec![(c as u32, c as u32)])
    }

    /// `.`: everything but line ends.
    pub fn dot() -> Self {
        Self::new(vec![(0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)]).negated()
    }

    /// `\d` and its kin; `None` for letters that are no class.
    pub fn class(letter: char) -> Option<Self> {
        let ranges = match letter.to_ascii_lowercase() {
            'd' => vec![(0x30, 0x39)],
            'w' => vec![(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)],
            's' => vec![
                (0x09, 0x0D),
                (0x20, 0x20),
                (0xA0, 0xA0),
                (0x1680, 0x1680),
                (0x2000, 0x200A),
                (0x2028, 0x2029),
                (0x202F, 0x202F),
                (0x205F, 0x205F),
                (0x3000, 0x3000),
                (0xFEFF, 0xFEFF),
            ],
            _ => return None,
        };
        let set = Self::new(ranges);
        Some(if letter.is_ascii_uppercase() {
            set.negated()
        } else {
            set
        })
    }

    /// `\p{…}`, roughly: letters and digits are told apart from everything else, the rest is nobody's.
    pub fn property(name: &str) -> Self {
        let value = name.rsplit_once('=').map_or(name, |(_, value)| value);
        Self::new(match value.chars().next() {
            Some('L' | 'A') => vec![(0x41, 0x5A), (0x61, 0x7A), (0xAA, LAST)],
            Some('N') => vec![(0x30, 0x39)],
            Some(_) | None => Vec::new(),
        })
    }

    pub fn negated(&self) -> Self {
        let mut ranges = Vec::new();
        let mut next = 0;
        for (start, end) in &self.0 {
            if *start > next {
                ranges.push((next, start - 1));
            }
            next = end + 1;
        }
        if next <= LAST {
            ranges.push((next, LAST));
        }
        Self(ranges)
    }

    pub fn union(sets: Vec<CharSet>) -> Self {
        Self::new(sets.into_iter().flat_map(|set| set.0).collect())
    }

    pub fn first(&self) -> Option<u32> {
        self.0.first().map(|(start, _)| *start)
    }

    pub fn meets(&self, other: &CharSet) -> bool {
        let (mut a, mut b) = (0, 0);
        while let (Some(x), Some(y)) = (self.0.get(a), other.0.get(b)) {
            if x.0 <= y.1 && y.0 <= x.1 {
                return true;
            }
            if x.1 < y.1 { a += 1 } else { b += 1 }
        }
        false
    }
}
