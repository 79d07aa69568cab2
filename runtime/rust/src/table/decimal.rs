//! Exact decimals, for `@step`: `0.3` is a multiple of `0.1`.

use std::fmt;

use crate::json::float_text;

/// A decimal above 0: `digits × 10^exponent`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decimal {
    digits: u64,
    exponent: i32,
}

impl Decimal {
    /// Reads a decimal such as `5`, `0.05` or `1e-3`.
    ///
    /// # Panics
    /// If `text` is not a decimal, is not above 0, or has more than 19 digits: in generated code that is a build error.
    pub const fn parse(text: &str) -> Self {
        let parsed = Self::read(text.as_bytes());
        assert!(parsed.digits > 0, "a step is above 0");
        parsed
    }

    const fn read(bytes: &[u8]) -> Self {
        let mut value = Self {
            digits: 0,
            exponent: 0,
        };
        let mut fraction = false;
        let mut at = 0;
        while at < bytes.len() {
            match bytes[at] {
                // Of twenty digits and more the last are zeros: floats have seventeen, steps nineteen.
                b'0' if value.digits >= 1_000_000_000_000_000_000 => {
                    value.exponent += !fraction as i32;
                }
                digit @ b'0'..=b'9' => {
                    value.digits = value.digits * 10 + (digit - b'0') as u64;
                    value.exponent -= fraction as i32;
                }
                b'.' => fraction = true,
                b'e' | b'E' => {
                    value.exponent += exponent(bytes, at + 1);
                    break;
                }
                _ => panic!("a step is a decimal number"),
            }
            at += 1;
        }
        value
    }

    /// Whether `value` is a whole multiple.
    pub fn divides_int(self, value: i64) -> bool {
        divides(
            self,
            Self {
                digits: value.unsigned_abs(),
                exponent: 0,
            },
        )
    }

    /// Whether the decimal in a text of any length is a whole multiple.
    pub(crate) fn divides_text(self, text: &str) -> bool {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let fraction = fraction.trim_end_matches('0');
        let shift = i64::from(self.exponent) + fraction.len() as i64;
        let digits = whole.bytes().chain(fraction.bytes());
        let zeros = usize::try_from(shift).unwrap_or(0);
        // Zeros at the end of a multiple are those of the step.
        let end = whole.len() + fraction.len();
        let Some(end) = end.checked_sub(zeros) else {
            return digits.into_iter().all(|digit| digit == b'0');
        };
        let step = u128::from(self.digits);
        let mut rest = 0;
        for (at, digit) in digits.enumerate() {
            if at < end {
                rest = (rest * 10 + u128::from(digit - b'0')) % step;
            } else if digit != b'0' {
                return false;
            }
        }
        for _ in 0..shift.min(0).unsigned_abs() {
            rest = rest * 10 % step;
        }
        rest == 0
    }

    /// Whether the shortest decimal that reads back as `value` is a whole multiple.
    pub fn divides_float(self, value: f64) -> bool {
        value.is_finite() && divides(self, Self::read(float_text(value.abs()).as_bytes()))
    }
}

#[cfg(feature = "testing")]
impl Decimal {
    /// The least whole number above 0 that is a multiple; larger than any of 64 bits where there is none.
    pub(crate) fn least_whole(self) -> i128 {
        let none = i128::from(u64::MAX);
        if let Ok(exponent) = u32::try_from(self.exponent) {
            let scale = 10_i128.checked_pow(exponent);
            let whole = scale.and_then(|scale| scale.checked_mul(i128::from(self.digits)));
            return whole.map_or(none, |whole| whole.min(none));
        }
        let mut digits = self.digits;
        for prime in [2, 5] {
            for _ in 0..self.exponent.unsigned_abs() {
                if !digits.is_multiple_of(prime) {
                    break;
                }
                digits /= prime;
            }
        }
        digits.into()
    }

    /// The nearest float.
    pub(crate) fn as_f64(self) -> f64 {
        self.times(1)
    }

    /// The float nearest to so many times the decimal.
    pub(crate) fn times(self, count: i128) -> f64 {
        let digits = count.saturating_mul(i128::from(self.digits));
        let text = format!("{digits}e{}", self.exponent);
        text.parse().unwrap_or(f64::INFINITY)
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{}e{}", self.digits, self.exponent);
        f.write_str(&text.parse().map_or(text, float_text))
    }
}

const fn exponent(bytes: &[u8], from: usize) -> i32 {
    let mut value = 0;
    let mut at = from;
    let mut sign = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'-' => sign = -1,
            b'+' => {}
            digit => value = value * 10 + (digit - b'0') as i32,
        }
        at += 1;
    }
    sign * value
}

fn divides(step: Decimal, value: Decimal) -> bool {
    let shift = i64::from(value.exponent) - i64::from(step.exponent);
    let (digits, step) = (u128::from(value.digits), u128::from(step.digits));
    if shift < 0 {
        let scale = u32::try_from(-shift)
            .ok()
            .and_then(|shift| 10_u128.checked_pow(shift));
        let divisor = scale.and_then(|scale| scale.checked_mul(step));
        return digits == 0 || divisor.is_some_and(|divisor| digits % divisor == 0);
    }
    let mut rest = digits % step;
    for _ in 0..shift {
        rest = rest * 10 % step;
    }
    rest == 0
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn floats_of_more_digits_than_a_word_are_divided_exactly() {
        let three = Decimal::parse("3");
        assert!(three.divides_float(3e20));
        assert!(!three.divides_float(1e20));
        assert!(!three.divides_float(19_223_372_036_854_780_000.0));
        assert!(Decimal::parse("10000000000000000000000").divides_float(1e23));
        assert!(Decimal::parse("0.1").divides_float(0.3));
    }
}
