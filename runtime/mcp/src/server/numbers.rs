//! Numbers that `rmcp`'s reader of JSON would change, or refuse, go through it as marked texts.
//!
//! Who knew the mark could make numbers of texts that others get, so it never leaves the process.

use std::sync::LazyLock;

use memchr::{memchr2, memmem};

use super::mark::Mark;

static MARK: LazyLock<Mark> = LazyLock::new(Mark::new);

/// How many digits a number keeps in any case.
const DIGITS: usize = 15;

/// A message in which numbers that would not be kept are marked; `None` if there are none.
pub(super) fn kept(message: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let (mut done, mut at) = (0, 0);
    while let Some(&byte) = message.get(at) {
        match byte {
            b'"' => at = end_of_text(message, at + 1)?,
            b'-' | b'0'..=b'9' => {
                let rest = &message[at..];
                let length = rest.iter().position(|byte| !is_part(*byte));
                let number = &rest[..length.unwrap_or(rest.len())];
                if !is_kept(number) {
                    out.extend_from_slice(&message[done..at]);
                    out.push(b'"');
                    out.extend_from_slice(MARK.text.as_bytes());
                    out.extend_from_slice(number);
                    out.push(b'"');
                    done = at + number.len();
                }
                at += number.len();
            }
            _ => at += 1,
        }
    }
    if done == 0 {
        return None;
    }
    out.extend_from_slice(&message[done..]);
    Some(out)
}

/// Whether JSON may have marked numbers.
pub(super) fn are_marked(json: &[u8]) -> bool {
    MARK.finder.find(json).is_some()
}

/// JSON in which the numbers are numbers again.
pub(super) fn restored(json: Vec<u8>) -> Vec<u8> {
    let marks: Vec<usize> = memmem::find_iter(&json, MARK.text.as_bytes()).collect();
    if marks.is_empty() {
        return json;
    }
    let mut out = Vec::with_capacity(json.len());
    let mut done = 0;
    for mark in marks {
        let start = mark + MARK.text.len();
        let length = json[start..]
            .iter()
            .position(|byte| !is_part(*byte))
            .unwrap_or(0);
        let end = start + length;
        // Only whole texts were numbers, and no keys; a quote behind a backslash begins none.
        let begins = mark > done && json[mark - 1] == b'"' && !json[..mark - 1].ends_with(b"\\");
        let ends =
            json.get(end) == Some(&b'"') && !json[end + 1..].trim_ascii_start().starts_with(b":");
        if begins && ends && length > 0 {
            out.extend_from_slice(&json[done..mark - 1]);
            out.extend_from_slice(&json[start..end]);
            done = end + 1;
        }
    }
    out.extend_from_slice(&json[done..]);
    out
}

/// JSON that goes out: the numbers are numbers again, and where one is a part of a text, such as that of an error, there is
/// no mark before it.
pub(super) fn outgoing(json: &[u8]) -> Vec<u8> {
    let restored = restored(json.to_vec());
    let mut out = Vec::with_capacity(restored.len());
    let mut done = 0;
    for mark in MARK.finder.find_iter(&restored) {
        out.extend_from_slice(&restored[done..mark]);
        done = mark + MARK.text.len();
    }
    out.extend_from_slice(&restored[done..]);
    out
}

fn is_part(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E')
}

/// Whether a number is the same after it was a double.
fn is_kept(number: &[u8]) -> bool {
    let mantissa = number.split(|byte| matches!(byte, b'e' | b'E')).next();
    let digits = mantissa
        .unwrap_or_default()
        .iter()
        .filter(|byte| byte.is_ascii_digit());
    let is_plain = mantissa.is_some_and(|mantissa| mantissa.len() == number.len());
    if digits.clone().count() > DIGITS {
        // Whole numbers of 64 bits are none of floats: ids may be as long.
        let whole = std::str::from_utf8(number).unwrap_or_default();
        return whole.parse::<i64>().is_ok() || whole.parse::<u64>().is_ok();
    }
    if is_plain {
        return true;
    }
    let is_zero = digits.clone().all(|digit| *digit == b'0');
    let value: Option<f64> = std::str::from_utf8(number)
        .ok()
        .and_then(|text| text.parse().ok());
    // What is no number at all is the reader's affair.
    value.is_none_or(|value| value.is_finite() && (value.is_normal() || is_zero))
}

/// Where a text ends, behind its quote.
fn end_of_text(message: &[u8], mut from: usize) -> Option<usize> {
    loop {
        let at = from + memchr2(b'"', b'\\', message.get(from..)?)?;
        if message[at] == b'"' {
            return Some(at + 1);
        }
        from = at + 2;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{MARK, kept, outgoing, restored};

    /// A document after it was read and written by serde.
    fn passed(document: &str) -> String {
        let marked = kept(document.as_bytes());
        let bytes = marked.as_deref().unwrap_or(document.as_bytes());
        let value: Value = serde_json::from_slice(bytes).unwrap();
        String::from_utf8(restored(serde_json::to_vec(&value).unwrap())).unwrap()
    }

    #[test]
    fn numbers_pass_with_all_their_digits() {
        for number in [
            "1e400",
            "-1E+400",
            "1e-400",
            "123456789012345678901234567890",
            "18446744073709551616",
            "0.1234567890123456789",
            "-9007199254740993.5",
        ] {
            assert_eq!(passed(number), number);
            let document =
                format!(r#"{{"a":[{number},{{"b":{number}}}],"c":"{number} \" {number}"}}"#);
            assert_eq!(passed(&document), document);
        }
    }

    #[test]
    fn others_are_left_alone() {
        for document in [
            "0",
            "-1",
            "123456789012345",
            "9007199254740993",
            "-9223372036854775808",
            "18446744073709551615",
            "1.5",
            "1e300",
            "0e999",
            r#""1e400""#,
            r#"{"a\"1e400":1}"#,
        ] {
            assert_eq!(kept(document.as_bytes()), None, "{document}");
        }
        // What is no JSON stays none.
        for document in ["\"1e400", "1e400e400", "-", "[1e400"] {
            let marked = kept(document.as_bytes()).unwrap_or(document.into());
            let read: Result<Value, _> = serde_json::from_slice(&marked);
            assert!(read.is_err() || document == "1e400e400", "{document}");
        }
        // A mark alone is a text.
        let mark = format!("\"{}\"", MARK.text);
        assert_eq!(restored(mark.clone().into_bytes()), mark.as_bytes());
        for before in ["a", "\\\""] {
            let inside = format!("\"{before}{}1e400\"", MARK.text);
            assert_eq!(restored(inside.clone().into_bytes()), inside.as_bytes());
        }
        let key = format!("{{\"{}7\" :1}}", MARK.text);
        assert_eq!(restored(key.clone().into_bytes()), key.as_bytes());
    }

    #[test]
    fn no_mark_goes_out() {
        let mark = &MARK.text;
        let message = format!(r#"{{"id":"{mark}1e400","{mark}7":"no \"{mark}7\"","b":"{mark}"}}"#);
        assert_eq!(
            String::from_utf8(outgoing(message.as_bytes())).unwrap(),
            r#"{"id":1e400,"7":"no \"7\"","b":""}"#
        );
    }
}
