//! Why no value of a type is made.

use std::fmt;

/// Why an attempt ended without a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Stop {
    /// A value would take too much.
    Costly,
    /// The limits of numbers leave none.
    NoNumber,
    /// No text was found that fits its limits.
    Unfit,
    /// No such number of different items was found.
    Alike,
    /// There is nothing to choose from.
    NoChoice,
    /// Every value holds another one of the same type.
    Endless,
    /// What was made breaks its type: the first issue.
    Broken(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Costly => "it would take too much",
            Self::NoNumber => "no number was found within the limits",
            Self::Unfit => "no text was found that fits the limits",
            Self::Alike => "not enough different items were found",
            Self::NoChoice => "there is nothing to choose from",
            Self::Endless => "it holds itself without end",
            Self::Broken(issue) => return write!(f, "what was made is not valid: {issue}"),
        })
    }
}

/// How much an attempt may still take: about as many values and characters.
#[derive(Debug)]
pub(super) struct Steps(u64);

impl Steps {
    /// Those of an attempt.
    pub(super) fn new() -> Self {
        Self(100_000)
    }

    pub(super) fn take(&mut self, count: u64) -> Result<(), Stop> {
        self.0 = self.0.checked_sub(count).ok_or(Stop::Costly)?;
        Ok(())
    }
}
