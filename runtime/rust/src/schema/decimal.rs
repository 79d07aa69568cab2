//! Exact decimals: what numbers of schemas and values are worth, however they are written.

use std::cmp::Ordering;

use crate::json::Number;

/// `±digits × 10^exponent`; the digits start and end with others than 0, and 0 has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Decimal {
    negative: bool,
    digits: String,
    exponent: i64,
}

/// Exponents are clamped to what no document reaches.
const LARGEST_EXPONENT: i64 = 1_000_000_000_000_000;

impl Decimal {
    pub(super) fn of(number: &Number) -> Self {
        let text = number.as_str();
        let (negative, unsigned) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (mantissa, power) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = format!("{whole}{fraction}");
        let kept = digits.trim_end_matches('0');
        let zeros = length(&digits) - length(kept);
        let kept = kept.trim_start_matches('0');
        if kept.is_empty() {
            return Self {
                negative: false,
                digits: String::new(),
                exponent: 0,
            };
        }
        Self {
            negative,
            digits: kept.to_owned(),
            exponent: exponent(power) - length(fraction) + zeros,
        }
    }

    /// Whether it has no fraction.
    pub(super) fn is_whole(&self) -> bool {
        self.exponent >= 0
    }

    /// A text that equal numbers, and only they, have in common.
    pub(super) fn key(&self) -> String {
        let sign = if self.negative { "-" } else { "" };
        format!("{sign}{}e{}", self.digits, self.exponent)
    }

    fn magnitude(&self, other: &Self) -> Ordering {
        // The place of the first digit decides, then the digits do.
        let first = |one: &Self| length(&one.digits) + one.exponent;
        first(self)
            .cmp(&first(other))
            .then_with(|| self.digits.cmp(&other.digits))
    }

    fn sign(&self) -> i8 {
        match (self.digits.is_empty(), self.negative) {
            (true, _) => 0,
            (false, true) => -1,
            (false, false) => 1,
        }
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        self.sign()
            .cmp(&other.sign())
            .then_with(|| match self.sign() {
                0 => Ordering::Equal,
                1 => self.magnitude(other),
                _ => other.magnitude(self),
            })
    }
}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A decimal above 0 of at most 19 digits, of which others are multiples.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    digits: u64,
    exponent: i64,
}

impl Step {
    /// `None` if the number has more digits; one of 0 or below divides nothing.
    pub(super) fn of(number: &Number) -> Option<Self> {
        let decimal = Decimal::of(number);
        if decimal.digits.len() > 19 {
            return None;
        }
        let digits = if decimal.sign() > 0 {
            decimal.digits.parse().ok()?
        } else {
            0
        };
        Some(Self {
            digits,
            exponent: decimal.exponent,
        })
    }

    pub(super) fn divides(self, value: &Decimal) -> bool {
        if value.digits.is_empty() || self.digits == 0 {
            return value.digits.is_empty();
        }
        let shift = value.exponent - self.exponent;
        // The digits do not end in 0, so no power of ten can be taken out of them.
        let Ok(shift) = u64::try_from(shift) else {
            return false;
        };
        let step = u128::from(self.digits);
        let rest = value.digits.bytes().fold(0_u128, |rest, digit| {
            (rest * 10 + u128::from(digit - b'0')) % step
        });
        (rest * power_of_ten(shift, step)).is_multiple_of(step)
    }
}

/// `10^exponent` modulo `step`, which has at most 64 bits.
fn power_of_ten(mut exponent: u64, step: u128) -> u128 {
    let (mut power, mut base) = (1 % step, 10 % step);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * base % step;
        }
        base = base * base % step;
        exponent >>= 1;
    }
    power
}

fn exponent(text: &str) -> i64 {
    let digits = text.trim_start_matches(['+', '-']).trim_start_matches('0');
    let size = match digits.len() {
        0 => 0,
        1..=15 => digits.parse().unwrap_or(0),
        _ => LARGEST_EXPONENT,
    };
    if text.starts_with('-') { -size } else { size }
}

fn length(text: &str) -> i64 {
    i64::try_from(text.len()).unwrap_or(LARGEST_EXPONENT)
}

#[cfg(test)]
mod tests {
    use super::{Decimal, Step};
    use crate::json::Number;

    fn decimal(text: &str) -> Decimal {
        Decimal::of(&Number::parse(text).expect("a number"))
    }

    #[test]
    fn numbers_are_what_they_are_worth() {
        let same = [
            ("1.0", "1"),
            ("1e2", "100"),
            ("-0", "0.00"),
            ("120e-2", "1.2"),
        ];
        for (one, other) in same {
            assert_eq!(decimal(one), decimal(other), "{one} {other}");
        }
        let rising = [
            "-1e400", "-10", "-9.5", "0", "1e-400", "0.3", "9", "10", "1e400",
        ];
        for pair in rising.windows(2) {
            assert!(decimal(pair[0]) < decimal(pair[1]), "{pair:?}");
        }
    }

    #[test]
    fn multiples_are_exact() {
        let divides = |step: &str, value: &str| {
            let step = Number::parse(step).expect("a number");
            Step::of(&step)
                .expect("few digits")
                .divides(&decimal(value))
        };
        assert!(divides("0.1", "0.3"));
        assert!(divides("0.5", "1e308"));
        assert!(!divides("0.123456789", "1e308"));
        assert!(!divides("2", "2.5"));
        assert!(divides("1e-8", "12391239123"));
        assert!(divides("9999999999999999999", "99999999999999999990"));
        assert!(!divides("9999999999999999999", "99999999999999999991"));
    }
}
