//! Numbers: their text and their value.

use std::fmt;

use super::float_text;

/// A JSON number with the spelling it came in.
///
/// Two numbers are equal if their spelling is: compare [`Number::as_i64`] or [`Number::as_f64`] to compare values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Number(Box<str>);

impl Number {
    /// A number from its JSON spelling; `None` if `text` is not a JSON number.
    pub fn parse(text: &str) -> Option<Self> {
        let whole = number_length(text.as_bytes()) == Some(text.len());
        whole.then(|| Self(text.into()))
    }

    /// A number from a float; `None` for NaN and the infinities.
    pub fn from_f64(value: f64) -> Option<Self> {
        value.is_finite().then(|| Self(float_text(value).into()))
    }

    pub(crate) fn trusted(text: &str) -> Self {
        Self(text.into())
    }

    /// The spelling.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The value as a 64-bit integer, if it is one: `1.0` and `1e2` are.
    pub fn as_i64(&self) -> Option<i64> {
        match integer(&self.0) {
            Integer::Fits(value) => Some(value),
            Integer::TooBig | Integer::Fraction => None,
        }
    }

    /// The nearest 64-bit float; infinite if the number is beyond its range.
    pub fn as_f64(&self) -> f64 {
        self.0.parse().unwrap_or(f64::NAN)
    }
}

impl From<i64> for Number {
    fn from(value: i64) -> Self {
        Self(value.to_string().into())
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A number as an `int` reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Integer {
    Fits(i64),
    TooBig,
    Fraction,
}

/// Reads a JSON number by its value, so that `1.0` and `1e2` are integers.
pub(crate) fn integer(text: &str) -> Integer {
    if let Ok(value) = text.parse() {
        return Integer::Fits(value);
    }
    let (negative, unsigned) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let fraction = fraction.trim_end_matches('0');
    let digits = format!("{whole}{fraction}");
    let significant = digits.trim_start_matches('0');
    if significant.is_empty() {
        return Integer::Fits(0);
    }
    let exponent = exponent_value(exponent) - i64::try_from(fraction.len()).unwrap_or(i64::MAX);
    if exponent < 0 {
        let zeros = significant.len() - significant.trim_end_matches('0').len();
        let dropped = usize::try_from(exponent.unsigned_abs()).unwrap_or(usize::MAX);
        if dropped > zeros {
            return Integer::Fraction;
        }
        return in_range(negative, &significant[..significant.len() - dropped], 0);
    }
    in_range(negative, significant, exponent)
}

fn in_range(negative: bool, digits: &str, zeros: i64) -> Integer {
    if zeros > 19 || digits.len() > 19 {
        return Integer::TooBig;
    }
    let sign = if negative { "-" } else { "" };
    let zeros = usize::try_from(zeros).unwrap_or(0);
    match format!("{sign}{digits}{}", "0".repeat(zeros)).parse() {
        Ok(value) => Integer::Fits(value),
        Err(_) => Integer::TooBig,
    }
}

/// An exponent's value, clamped to bounds that no document reaches.
fn exponent_value(text: &str) -> i64 {
    let digits = text.trim_start_matches(['+', '-']).trim_start_matches('0');
    let magnitude = match digits.len() {
        0 => 0,
        1..=15 => digits.parse().unwrap_or(0),
        _ => 1_000_000_000_000_000,
    };
    if text.starts_with('-') {
        -magnitude
    } else {
        magnitude
    }
}

/// The length in bytes of the JSON number at the start of `bytes`; `None` if there is none.
pub(crate) fn number_length(bytes: &[u8]) -> Option<usize> {
    let mut at = usize::from(bytes.first() == Some(&b'-'));
    match bytes.get(at)? {
        b'0' => at += 1,
        b'1'..=b'9' => at = digits(bytes, at),
        _ => return None,
    }
    if bytes.get(at) == Some(&b'.') {
        let end = digits(bytes, at + 1);
        if end == at + 1 {
            return None;
        }
        at = end;
    }
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
        let end = digits(bytes, at + 1 + sign);
        if end == at + 1 + sign {
            return None;
        }
        at = end;
    }
    Some(at)
}

fn digits(bytes: &[u8], from: usize) -> usize {
    let count = bytes[from.min(bytes.len())..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit());
    from + count.count()
}
