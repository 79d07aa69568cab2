//! Decimals: exact texts that are compared by value, digit by digit, and never through floats.

use std::cmp::Ordering;

/// How many digits a decimal may have, before and behind its point together.
pub const MAX_DIGITS: usize = 100;

/// What JSON Schema says of a decimal's text; the number of digits is beyond it.
pub const PATTERN: &str = r"^-?(0|[1-9][0-9]*)(\.[0-9]+)?$";

pub(super) fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text).as_bytes();
    // With its point, a decimal of so many digits has one byte more.
    if digits.len() > MAX_DIGITS + 1 {
        return false;
    }
    let whole = run(digits);
    match digits.get(whole) {
        None => (1..=MAX_DIGITS).contains(&whole) && (digits[0] != b'0' || whole == 1),
        Some(b'.') => {
            let fraction = run(&digits[whole + 1..]);
            whole > 0
                && fraction > 0
                && (digits[0] != b'0' || whole == 1)
                && whole + 1 + fraction == digits.len()
        }
        Some(_) => false,
    }
}

/// How many digits come first.
fn run(bytes: &[u8]) -> usize {
    let other = bytes.iter().position(|byte| !byte.is_ascii_digit());
    other.unwrap_or(bytes.len())
}

/// Compares two decimals by value: `1.50` is `1.5`, and `-0` is `0`.
pub fn compare(one: &str, other: &str) -> Ordering {
    let (one, other) = (Parts::of(one), Parts::of(other));
    match (one.negative, other.negative) {
        (false, true) => Ordering::Greater,
        (true, false) => Ordering::Less,
        (false, false) => one.size(&other),
        (true, true) => other.size(&one),
    }
}

/// The shortest spelling of a decimal's value, which equal decimals have in common.
pub fn shortest(text: &str) -> String {
    let Parts {
        negative,
        whole,
        fraction,
    } = Parts::of(text);
    let sign = if negative { "-" } else { "" };
    let whole = if whole.is_empty() { "0" } else { whole };
    let point = if fraction.is_empty() { "" } else { "." };
    [sign, whole, point, fraction].concat()
}

/// The decimal that a number of JSON writes, also with an exponent; none where it is no number, or has too many digits.
pub fn plain(number: &str) -> Option<String> {
    let (mantissa, exponent) = match number.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i64>().ok()?),
        None => (number, 0),
    };
    let (sign, digits) = match mantissa.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", mantissa),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty()
        || run(whole.as_bytes()) < whole.len()
        || run(fraction.as_bytes()) < fraction.len()
    {
        return None;
    }
    let zeros = usize::try_from(exponent.unsigned_abs()).ok()?;
    // Of zero, an exponent says nothing.
    let is_zero = [whole, fraction]
        .concat()
        .bytes()
        .all(|digit| digit == b'0');
    let zeros = if is_zero { 0 } else { zeros };
    if zeros > 2 * MAX_DIGITS {
        return None;
    }
    let padding = "0".repeat(zeros);
    let (whole, fraction) = if exponent < 0 {
        let all = [&padding, whole].concat();
        let (whole, more) = all.split_at(all.len() - zeros);
        (whole.to_owned(), [more, fraction].concat())
    } else {
        let all = [fraction, &padding].concat();
        let (more, fraction) = all.split_at(zeros);
        ([whole, more].concat(), fraction.to_owned())
    };
    let whole = match whole.trim_start_matches('0') {
        "" => "0",
        whole => whole,
    };
    // Zeros that the exponent has moved behind the point say nothing.
    let fraction = match exponent {
        0 => &fraction,
        _ => fraction.trim_end_matches('0'),
    };
    let point = if fraction.is_empty() { "" } else { "." };
    let text = [sign, whole, point, fraction].concat();
    is_decimal(&text).then_some(text)
}

/// A decimal in parts: digits without zeros that say nothing, and no sign of zero.
struct Parts<'a> {
    negative: bool,
    whole: &'a str,
    fraction: &'a str,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Self {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let whole = whole.trim_start_matches('0');
        let fraction = fraction.trim_end_matches('0');
        Self {
            negative: text.starts_with('-') && !(whole.is_empty() && fraction.is_empty()),
            whole,
            fraction,
        }
    }

    fn size(&self, other: &Self) -> Ordering {
        let longer = self.whole.len().cmp(&other.whole.len());
        longer
            .then_with(|| self.whole.cmp(other.whole))
            .then_with(|| self.fraction.cmp(other.fraction))
    }
}
