//! Sets of characters: sorted ranges of code points.

/// Ranges of code points, both ends included.
pub type Ranges = Vec<(u32, u32)>;

/// A set of characters. Ranges are sorted, both ends included, and apart.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct CharSet(Vec<(u32, u32)>);

const LAST: u32 = 0x10_FFFF;

impl CharSet {
    /// The characters of some ranges, in any order.
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

    /// One character.
    pub fn one(code: u32) -> Self {
        Self(vec![(code, code)])
    }

    /// `.`: everything but line ends.
    pub fn dot() -> Self {
        Self::new(vec![(0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)]).negated()
    }

    /// `\d`, `\w`, `\s` and their opposites; `None` for other letters.
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
        let set = Self(ranges);
        Some(if letter.is_ascii_uppercase() {
            set.negated()
        } else {
            set
        })
    }

    /// Everything else.
    #[must_use]
    pub fn negated(&self) -> Self {
        let mut ranges = Vec::with_capacity(self.0.len() + 1);
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

    /// The union of two sets.
    pub fn union(sets: Vec<CharSet>) -> Self {
        Self::new(sets.into_iter().flat_map(|set| set.0).collect())
    }

    /// The ranges, sorted, both ends included.
    pub fn ranges(&self) -> &[(u32, u32)] {
        &self.0
    }

    /// The only character, if there is only one.
    pub fn only(&self) -> Option<u32> {
        match self.0[..] {
            [(start, end)] if start == end => Some(start),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::CharSet;

    #[test]
    fn ranges_are_sorted_and_apart() {
        let set = CharSet::new(vec![(5, 7), (0, 1), (8, 9), (2, 3)]);
        assert_eq!(set.ranges(), [(0, 3), (5, 9)]);
        assert_eq!(set.negated().ranges(), [(4, 4), (10, 0x10_FFFF)]);
        assert_eq!(set.negated().negated(), set);
        assert_eq!(CharSet::default().negated().negated(), CharSet::default());
    }
}
