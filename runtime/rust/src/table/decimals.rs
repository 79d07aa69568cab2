//! Limits of decimals, which are compared by value and never through floats.

use toolrt_format::decimal::compare;

use super::{Bound, Decimal};

/// The limits of a `decimal`: plain texts, without exponents.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Decimals {
    pub low: Bound<&'static str>,
    pub high: Bound<&'static str>,
    pub step: Option<&'static str>,
}

impl Decimals {
    /// No limits.
    pub const ANY: Self = Self {
        low: Bound::Open,
        high: Bound::Open,
        step: None,
    };

    /// Whether a decimal satisfies every limit.
    pub(crate) fn allows(&self, text: &str) -> bool {
        self.contains(text) && self.divides(text)
    }

    /// Whether a decimal is within both ends.
    pub(crate) fn contains(&self, text: &str) -> bool {
        let low = match self.low {
            Bound::Open => true,
            Bound::Including(low) => compare(text, low).is_ge(),
            Bound::Excluding(low) => compare(text, low).is_gt(),
        };
        low && match self.high {
            Bound::Open => true,
            Bound::Including(high) => compare(text, high).is_le(),
            Bound::Excluding(high) => compare(text, high).is_lt(),
        }
    }

    /// Whether a decimal is a whole multiple of the step.
    pub(crate) fn divides(&self, text: &str) -> bool {
        self.step
            .is_none_or(|step| Decimal::parse(step).divides_text(text))
    }
}
