//! Chance that repeats: the same seed gives the same choices on every machine.

use fastrand::Rng;

/// A source of choices.
#[derive(Debug, Clone)]
pub struct Random(Rng);

impl Random {
    /// The source that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        Self(Rng::with_seed(seed))
    }

    /// A number below `end`, which is above 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0.usize(..end)
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        self.0.usize(low..=high)
    }

    /// A wide number from `low` to `high`, both included.
    pub fn wide(&mut self, low: i128, high: i128) -> i128 {
        self.0.i128(low..=high)
    }

    /// True in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of some things.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// The same things in another order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        self.0.shuffle(things);
    }

    /// A source of its own, so that what is drawn from it does not move what is drawn here.
    pub fn fork(&mut self) -> Self {
        Self(self.0.fork())
    }
}
