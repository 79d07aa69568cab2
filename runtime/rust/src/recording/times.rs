//! How long calls took, counted so that any number of them takes little room.

use std::collections::BTreeMap;

/// Times of microseconds: those below 128 each for themselves, longer ones by their first seven binary digits. So a time
/// is at most a sixty-fourth too short.
#[derive(Debug, Clone, Default)]
pub(super) struct Times {
    counts: BTreeMap<u64, u64>,
    all: u64,
}

impl Times {
    pub(super) fn add(&mut self, microseconds: u64) {
        *self.counts.entry(rounded(microseconds)).or_default() += 1;
        self.all += 1;
    }

    /// The shortest time that so many of a hundred calls have not exceeded; `None` without calls.
    pub(super) fn percentile(&self, percent: u64) -> Option<u64> {
        let needed = (self.all * percent).div_ceil(100);
        let mut counted = 0;
        let mut times = self.counts.iter();
        let found = times.find(|(_, count)| {
            counted += **count;
            counted >= needed
        });
        found.map(|(time, _)| *time)
    }
}

fn rounded(microseconds: u64) -> u64 {
    let digits = u64::BITS - microseconds.leading_zeros();
    let cut = digits.saturating_sub(7);
    microseconds >> cut << cut
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn percentiles_are_those_of_the_calls() {
        let mut times = Times::default();
        assert_eq!(times.percentile(50), None);
        (1..=100).for_each(|time| times.add(time));
        assert_eq!(times.percentile(50), Some(50));
        assert_eq!(times.percentile(95), Some(95));
        times.add(u64::MAX);
        assert_eq!(times.percentile(100), Some(u64::MAX >> 57 << 57));
    }
}
