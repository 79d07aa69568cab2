//! Exact arithmetic on JSON number texts.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;

pub use toolrt_format::decimal::{PATTERN, plain};

/// A decimal number: `digits` × 10^`exponent`, digits without leading or trailing zeros; zero has none.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Decimal {
    negative: bool,
    digits: Vec<u8>,
    exponent: i64,
}

impl Decimal {
    /// Parses a JSON number. `None` if it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (mantissa, exponent) = match rest.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, clamp(exponent)?),
            None => (rest, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
        if whole.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let exponent = exponent - fraction.len() as i64;
        let zeros = digits
            .iter()
            .rev()
            .take_while(|digit| **digit == b'0')
            .count();
        let end = digits.len() - zeros;
        let start = digits[..end]
            .iter()
            .take_while(|digit| **digit == b'0')
            .count();
        if start == end {
            return Some(Self {
                negative: false,
                digits: Vec::new(),
                exponent: 0,
            });
        }
        let digits = digits[start..end]
            .iter()
            .map(|digit| digit - b'0')
            .collect();
        Some(Self {
            negative,
            digits,
            exponent: exponent + zeros as i64,
        })
    }

    /// Whether it has no fraction.
    pub fn is_integer(&self) -> bool {
        self.digits.is_empty() || self.exponent >= 0
    }

    /// Whether it is zero or below.
    pub fn is_positive(&self) -> bool {
        !self.negative && !self.digits.is_empty()
    }

    /// Its value if it is a 64-bit integer.
    pub fn to_i64(&self) -> Option<i64> {
        if !self.is_integer() || self.digits.len() as i64 + self.exponent > 19 {
            return None;
        }
        let mut value: i128 = 0;
        for digit in &self.digits {
            value = value * 10 + i128::from(*digit);
        }
        value *= 10i128.pow(self.exponent as u32);
        i64::try_from(if self.negative { -value } else { value }).ok()
    }

    /// How many digits it has behind the point; 0 for whole numbers.
    pub fn scale(&self) -> u32 {
        u32::try_from(-self.exponent).unwrap_or(0)
    }

    /// Its value in units of ten to the minus `scale`, rounded down, if it fits.
    pub fn in_units(&self, scale: u32) -> Option<i128> {
        let mut value: i128 = 0;
        for digit in &self.digits {
            value = value.checked_mul(10)?.checked_add(i128::from(*digit))?;
        }
        let value = if self.negative { -value } else { value };
        let shift = self.exponent + i64::from(scale);
        let power = 10i128.checked_pow(u32::try_from(shift.unsigned_abs()).ok()?)?;
        match shift >= 0 {
            true => value.checked_mul(power),
            false => Some(value.div_euclid(power)),
        }
    }

    /// Whether it is a whole multiple of `step`, exactly.
    pub fn is_multiple_of(&self, step: &Decimal) -> bool {
        if step.digits.is_empty() {
            return false;
        }
        if self.digits.is_empty() {
            return true;
        }
        // Both as whole numbers of 10^low; the step's divisor is small enough for long division by repeated remainder.
        let shift = self.exponent - step.exponent;
        let (Some(divisor), zeros) = (whole(&step.digits), shift) else {
            return false;
        };
        if zeros >= 0 {
            let mut remainder: u128 = 0;
            for digit in &self.digits {
                remainder = (remainder * 10 + u128::from(*digit)) % divisor;
            }
            for _ in 0..zeros.min(4000) {
                remainder = remainder * 10 % divisor;
            }
            return remainder == 0;
        }
        // The step has trailing zeros that the value lacks: the value's last digit is not 0, so it can only be a multiple
        // where the step's zeros are covered by its own factors of 2 and 5, which digits without trailing zeros rule out.
        false
    }
}

/// How many digits an integer may have that is written without an exponent.
const PLAIN_DIGITS: i64 = 40;

/// The canonical spelling of a JSON number: `100` for `1e2`, `0.01` for `0.010`, `7` for `7e0`.
///
/// The layout is that of RFC 8785, with all digits of the number: a point from 1e-6 on, otherwise an exponent. An integer
/// of at most 40 digits has no exponent, since readers round `1e+21` to a float. A text that is no number, or whose
/// exponent has more than nine digits, stays as it is.
pub fn spelled(text: &str) -> Cow<'_, str> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain && digits.len() as i64 <= PLAIN_DIGITS && text != "-0" {
        return Cow::Borrowed(text);
    }
    let exponent = text.split_once(['e', 'E']).map_or("", |(_, after)| after);
    match Decimal::parse(text).filter(|_| exponent.len() <= 10) {
        Some(number) => Cow::Owned(number.to_string()),
        None => Cow::Borrowed(text),
    }
}

/// The canonical spelling, see [`spelled`].
impl fmt::Display for Decimal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.digits.is_empty() {
            return out.write_str("0");
        }
        let digits: String = self
            .digits
            .iter()
            .map(|digit| char::from(digit + b'0'))
            .collect();
        let count = digits.len() as i64;
        // The place of the point, counted from the first digit.
        let point = count + self.exponent;
        if self.negative {
            out.write_str("-")?;
        }
        if self.exponent >= 0 && point <= PLAIN_DIGITS {
            write!(out, "{digits}{}", "0".repeat(self.exponent as usize))
        } else if 0 < point && point <= 21 && self.exponent < 0 {
            let (whole, fraction) = digits.split_at(point as usize);
            write!(out, "{whole}.{fraction}")
        } else if -6 < point && point <= 0 {
            write!(
                out,
                "0.{}{digits}",
                "0".repeat(point.unsigned_abs() as usize)
            )
        } else {
            let (first, more) = digits.split_at(1);
            let dot = if more.is_empty() { "" } else { "." };
            write!(out, "{first}{dot}{more}e{:+}", point - 1)
        }
    }
}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        let sign = |number: &Self| match (number.digits.is_empty(), number.negative) {
            (true, _) => 0,
            (false, true) => -1,
            (false, false) => 1,
        };
        match (sign(self), sign(other)) {
            (a, b) if a != b => a.cmp(&b),
            (0, _) => Ordering::Equal,
            (1, _) => self.magnitude(other),
            (_, _) => other.magnitude(self),
        }
    }
}

impl Decimal {
    fn magnitude(&self, other: &Self) -> Ordering {
        let size = |number: &Self| number.digits.len() as i64 + number.exponent;
        size(self)
            .cmp(&size(other))
            .then_with(|| self.digits.cmp(&other.digits))
    }
}

/// Compares two JSON numbers by value. Texts that are none compare as equal.
pub fn compare(a: &str, b: &str) -> Ordering {
    // Most numbers are short and whole.
    if let (Ok(a), Ok(b)) = (a.parse::<i64>(), b.parse::<i64>()) {
        return a.cmp(&b);
    }
    match (Decimal::parse(a), Decimal::parse(b)) {
        (Some(a), Some(b)) => a.cmp(&b),
        (None, _) | (_, None) => Ordering::Equal,
    }
}

fn whole(digits: &[u8]) -> Option<u128> {
    if digits.len() > 36 {
        return None;
    }
    Some(
        digits
            .iter()
            .fold(0, |value, digit| value * 10 + u128::from(*digit)),
    )
}

/// An exponent, clamped so that the arithmetic above cannot overflow.
fn clamp(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let size = digits.parse::<i64>().unwrap_or(i64::MAX).min(1 << 40);
    Some(if text.starts_with('-') { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Decimal {
        Decimal::parse(text).expect("a number")
    }

    #[test]
    fn compares_by_value() {
        assert_eq!(compare("1.0", "1"), Ordering::Equal);
        assert_eq!(compare("-0", "0.000"), Ordering::Equal);
        assert_eq!(compare("1e2", "99.9"), Ordering::Greater);
        assert_eq!(compare("-1e400", "-5"), Ordering::Less);
        assert_eq!(compare("0.1", "0.09"), Ordering::Greater);
    }

    #[test]
    fn spells_a_number_in_one_way() {
        for (text, expected) in [
            ("7e0", "7"),
            ("1e2", "100"),
            ("0.010", "0.01"),
            ("1.0", "1"),
            ("-0", "0"),
            ("-0.0e7", "0"),
            ("18446744073709551615", "18446744073709551615"),
            ("1e21", "1000000000000000000000"),
            ("1e40", "1e+40"),
            ("1.7976931348623157e308", "1.7976931348623157e+308"),
            ("1e-6", "0.000001"),
            ("0.0000001", "1e-7"),
            ("-12.50", "-12.5"),
            ("123456789012345678901.5", "123456789012345678901.5"),
            ("1234567890123456789012.5", "1.2345678901234567890125e+21"),
            ("1E99999999999", "1E99999999999"),
            ("x", "x"),
        ] {
            assert_eq!(spelled(text), expected);
            assert_eq!(compare(text, &spelled(text)), Ordering::Equal);
        }
    }

    #[test]
    fn knows_integers() {
        assert!(number("1e2").is_integer());
        assert!(number("1.0").is_integer());
        assert!(!number("1.5").is_integer());
        assert_eq!(number("-9223372036854775808").to_i64(), Some(i64::MIN));
        assert_eq!(number("9223372036854775808").to_i64(), None);
    }

    #[test]
    fn divides_exactly() {
        assert!(number("0.3").is_multiple_of(&number("0.1")));
        assert!(number("10").is_multiple_of(&number("2.5")));
        assert!(number("1e3").is_multiple_of(&number("8")));
        assert!(!number("0.35").is_multiple_of(&number("0.1")));
        assert!(!number("7").is_multiple_of(&number("5")));
        assert!(!number("15").is_multiple_of(&number("10")));
    }
}
