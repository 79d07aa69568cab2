//! Documents in which equal numbers are written alike, to compare their bytes.

use std::borrow::Cow;

use super::text::plain_length;

/// Numbers with more digits in their exponent keep their text.
const LONGEST_EXPONENT: usize = 18;

/// A valid document with each number in one form: all of its digits. The form is that of RFC 8785, but it is exact:
/// numbers are only alike if they are equal, also those that are the same float.
pub(crate) fn alike(document: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(document.len());
    let mut rest = document;
    while let Some(first) = rest.first() {
        let length = match first {
            b'"' => string_length(rest),
            b'-' | b'0'..=b'9' => {
                let is_other =
                    |byte: &u8| !matches!(byte, b'-' | b'+' | b'.' | b'0'..=b'9' | b'e' | b'E');
                rest.iter().position(is_other).unwrap_or(rest.len())
            }
            _ => 1,
        };
        let (part, behind) = rest.split_at(length);
        match (first, std::str::from_utf8(part)) {
            (b'-' | b'0'..=b'9', Ok(number)) => out.extend_from_slice(form(number).as_bytes()),
            _ => out.extend_from_slice(part),
        }
        rest = behind;
    }
    out
}

/// How many bytes a string has, with its quotes.
fn string_length(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        at += plain_length(rest);
        match text.get(at) {
            Some(b'"') => return at + 1,
            Some(b'\\') => at += 2,
            // What is left unescaped.
            Some(_) => at += 1,
            None => break,
        }
    }
    text.len()
}

fn form(text: &str) -> Cow<'_, str> {
    let (sign, number) = match text.strip_prefix('-') {
        Some(number) => ("-", number),
        None => ("", text),
    };
    let (mantissa, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = [whole, fraction].concat();
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() {
        return Cow::Borrowed("0");
    }
    if exponent.trim_start_matches(['+', '-']).len() > LONGEST_EXPONENT {
        return Cow::Borrowed(text);
    }
    let Ok(exponent) = exponent.parse::<i64>() else {
        return Cow::Borrowed(text);
    };
    // Where the point stands, counted from the first digit.
    let point = digits.len() as i64 - fraction.len() as i64 + exponent;
    let digits = digits.trim_end_matches('0');
    let count = digits.len() as i64;
    Cow::Owned(match point {
        1..=21 if count <= point => {
            format!("{sign}{digits}{}", "0".repeat((point - count) as usize))
        }
        1..=21 => {
            let (before, after) = digits.split_at(point as usize);
            format!("{sign}{before}.{after}")
        }
        -5..=0 => format!("{sign}0.{}{digits}", "0".repeat(-point as usize)),
        _ => {
            let (first, more) = digits.split_at(1);
            let dot = if more.is_empty() { "" } else { "." };
            format!("{sign}{first}{dot}{more}e{:+}", point - 1)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::alike;
    use crate::json::Value;

    const VECTORS: &str = include_str!("../../../../spec/conformance/hashes/numbers.json");

    #[test]
    fn numbers_are_alike_by_the_vectors() {
        let vectors = Value::parse(VECTORS.as_bytes()).expect("the vectors are JSON");
        let cases = vectors.get("cases").and_then(Value::as_array);
        for case in cases.expect("there are cases") {
            let text = |key| case.get(key).and_then(Value::as_str).expect("it is there");
            let texts = case.get("documents").and_then(Value::as_array);
            for document in texts.expect("it has documents") {
                let document = document.as_str().expect("it is a text");
                let alike = String::from_utf8(alike(document.as_bytes()));
                assert_eq!(alike.as_deref(), Ok(text("form")), "{document}");
                assert_eq!(crate::call::args_hash(document), text("hash"), "{document}");
            }
        }
    }
}
