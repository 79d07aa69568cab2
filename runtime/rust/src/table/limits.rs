//! Limits of scalars, built in `const` context: `Text::ANY.min(1).max(64)`.

use super::{Bound, Decimal, Decimals, Pattern};
use crate::scalars::Format;

/// How many characters, items or entries there may be, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Count {
    pub min: u64,
    pub max: u64,
}

impl Count {
    /// No limits.
    pub const ANY: Self = Self {
        min: 0,
        max: u64::MAX,
    };

    /// Whether `count` is within the limits.
    pub fn allows(self, count: usize) -> bool {
        (self.min..=self.max).contains(&(count as u64))
    }

    /// Whether the code points of `text` are within the limits. They are counted only if the number of bytes, one to
    /// four for each code point, does not decide.
    #[inline]
    pub(crate) fn allows_text(self, text: &str) -> bool {
        let bytes = text.len() as u64;
        (bytes <= self.max && bytes.div_ceil(4) >= self.min) || self.allows(text.chars().count())
    }
}

/// The limits of an `int`.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Int {
    pub low: Bound<i64>,
    pub high: Bound<i64>,
    pub step: Option<Decimal>,
}

/// The limits of a `float`.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Float {
    pub low: Bound<f64>,
    pub high: Bound<f64>,
    pub step: Option<Decimal>,
}

macro_rules! ranges {
    ($name:ident, $number:ty) => {
        impl $name {
            /// No limits.
            pub const ANY: Self = Self {
                low: Bound::Open,
                high: Bound::Open,
                step: None,
            };

            /// At least `low`.
            pub const fn at_least(mut self, low: $number) -> Self {
                self.low = Bound::Including(low);
                self
            }

            /// At most `high`.
            pub const fn at_most(mut self, high: $number) -> Self {
                self.high = Bound::Including(high);
                self
            }

            /// More than `low`.
            pub const fn above(mut self, low: $number) -> Self {
                self.low = Bound::Excluding(low);
                self
            }

            /// Less than `high`.
            pub const fn below(mut self, high: $number) -> Self {
                self.high = Bound::Excluding(high);
                self
            }

            /// A multiple of `step`, a decimal above 0 such as `"0.05"`.
            pub const fn step(mut self, step: &str) -> Self {
                self.step = Some(Decimal::parse(step));
                self
            }

            /// Whether `value` is within the range.
            pub fn contains(&self, value: $number) -> bool {
                let low = match self.low {
                    Bound::Open => true,
                    Bound::Including(low) => value >= low,
                    Bound::Excluding(low) => value > low,
                };
                low && match self.high {
                    Bound::Open => true,
                    Bound::Including(high) => value <= high,
                    Bound::Excluding(high) => value < high,
                }
            }
        }
    };
}

ranges!(Int, i64);
ranges!(Float, f64);

impl Int {
    /// Whether `value` satisfies every limit.
    pub fn allows(&self, value: i64) -> bool {
        self.contains(value) && self.step.is_none_or(|step| step.divides_int(value))
    }
}

impl Float {
    /// Whether `value` satisfies every limit.
    pub fn allows(&self, value: f64) -> bool {
        value.is_finite()
            && self.contains(value)
            && self.step.is_none_or(|step| step.divides_float(value))
    }
}

/// The limits of a string.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Text {
    pub format: Option<Format>,
    /// Length in code points.
    pub length: Count,
    /// All of them must match somewhere.
    pub patterns: &'static [&'static Pattern],
    /// The limits of a `decimal`, by value.
    pub range: Decimals,
}

impl Text {
    /// Any string.
    pub const ANY: Self = Self {
        format: None,
        length: Count::ANY,
        patterns: &[],
        range: Decimals::ANY,
    };
    /// `bytes`.
    pub const BYTES: Self = Self::of(Format::Base64);
    /// `datetime`.
    pub const DATE_TIME: Self = Self::of(Format::DateTime);
    /// `date`.
    pub const DATE: Self = Self::of(Format::Date);
    /// `time`.
    pub const TIME: Self = Self::of(Format::Time);
    /// `duration`.
    pub const DURATION: Self = Self::of(Format::Duration);
    /// `decimal`.
    pub const DECIMAL: Self = Self::of(Format::Decimal);
    /// `uuid`.
    pub const UUID: Self = Self::of(Format::Uuid);
    /// `uri`.
    pub const URI: Self = Self::of(Format::Uri);
    /// `email`.
    pub const EMAIL: Self = Self::of(Format::Email);
    /// `hostname`.
    pub const HOSTNAME: Self = Self::of(Format::Hostname);
    /// `ipv4`.
    pub const IPV4: Self = Self::of(Format::Ipv4);
    /// `ipv6`.
    pub const IPV6: Self = Self::of(Format::Ipv6);
    /// `path`.
    pub const PATH: Self = Self::of(Format::Path);

    /// Text of a format.
    pub const fn of(format: Format) -> Self {
        Self {
            format: Some(format),
            ..Self::ANY
        }
    }

    /// At least `min` code points.
    pub const fn min(mut self, min: u64) -> Self {
        self.length.min = min;
        self
    }

    /// At most `max` code points.
    pub const fn max(mut self, max: u64) -> Self {
        self.length.max = max;
        self
    }

    /// Text that every pattern matches somewhere.
    pub const fn patterns(mut self, patterns: &'static [&'static Pattern]) -> Self {
        self.patterns = patterns;
        self
    }

    /// Decimals from `low` on, a plain text.
    pub const fn at_least(mut self, low: &'static str) -> Self {
        self.range.low = Bound::Including(low);
        self
    }

    /// Decimals up to `high`.
    pub const fn at_most(mut self, high: &'static str) -> Self {
        self.range.high = Bound::Including(high);
        self
    }

    /// Decimals of more than `low`.
    pub const fn above(mut self, low: &'static str) -> Self {
        self.range.low = Bound::Excluding(low);
        self
    }

    /// Decimals of less than `high`.
    pub const fn below(mut self, high: &'static str) -> Self {
        self.range.high = Bound::Excluding(high);
        self
    }

    /// Decimals that are multiples of `step`, which is above 0.
    pub const fn step(mut self, step: &'static str) -> Self {
        self.range.step = Some(step);
        self
    }

    /// Whether `text` satisfies every limit.
    #[inline]
    pub fn allows(&self, text: &str) -> bool {
        self.length.allows_text(text)
            && self.format.is_none_or(|format| {
                // Only decimals have a range.
                format.accepts(text) && (format != Format::Decimal || self.range.allows(text))
            })
            && self.patterns.iter().all(|pattern| pattern.matches(text))
    }
}
