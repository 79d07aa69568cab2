//! JSON strings: from the bytes between the quotes to text, and back.

use super::short;

/// The decoded content of a string with at least one escape; `None` if an escape is invalid or an unpaired surrogate.
pub(crate) fn unescape(inside: &str, out: &mut String) -> Result<(), usize> {
    out.clear();
    let mut rest = inside;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let start = inside.len() - rest.len() + at;
        let tail = &rest[at + 1..];
        let (character, used) = escape(tail).ok_or(start)?;
        out.push(character);
        rest = &tail[used..];
    }
    out.push_str(rest);
    Ok(())
}

/// The character of the escape at the start of `tail` (after its backslash), and its length in bytes.
fn escape(tail: &str) -> Option<(char, usize)> {
    let character = match tail.as_bytes().first()? {
        b'"' => '"',
        b'\\' => '\\',
        b'/' => '/',
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'u' => return unicode(tail),
        _ => return None,
    };
    Some((character, 1))
}

fn unicode(tail: &str) -> Option<(char, usize)> {
    let high = hex(tail.get(1..5)?)?;
    if !(0xd800..0xe000).contains(&high) {
        return Some((char::from_u32(high)?, 5));
    }
    let pair = tail.get(5..11)?.strip_prefix("\\u")?;
    let low = hex(pair)?;
    if high >= 0xdc00 || !(0xdc00..0xe000).contains(&low) {
        return None;
    }
    let code = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
    Some((char::from_u32(code)?, 11))
}

fn hex(digits: &str) -> Option<u32> {
    let all_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    if all_hex {
        u32::from_str_radix(digits, 16).ok()
    } else {
        None
    }
}

/// Appends `text` as a JSON string: only quotes, backslashes and control characters are escaped, with short escapes
/// where they exist.
pub(crate) fn write_quoted(out: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
    match plain_word(bytes) {
        Some(word) => short::push(out, word << 8 | QUOTES[bytes.len()], bytes.len() + 2),
        None => write_long(out, bytes),
    }
}

/// Appends any key and its colon, after a comma if one is needed.
pub(crate) fn write_key(out: &mut Vec<u8>, comma: bool, key: &str) {
    if comma {
        out.push(b',');
    }
    write_quoted(out, key);
    out.push(b':');
}

/// Appends a key without escapes, and its colon, after a comma if one is needed.
#[inline]
pub(crate) fn write_plain_key(out: &mut Vec<u8>, comma: bool, key: &'static str) {
    debug_assert_eq!(
        plain_length(key.as_bytes()),
        key.len(),
        "{key} is no plain key"
    );
    let length = key.len();
    let Some(word) = short::word(key.as_bytes()).filter(|_| length <= 12) else {
        return write_key(out, comma, key);
    };
    let word = word << 8 | QUOTES[length] | COLONS[length];
    if comma {
        short::push(out, word << 8 | u128::from(b','), length + 4);
    } else {
        short::push(out, word, length + 3);
    }
}

/// The longest text that fits into a word with its quotes.
const SHORT: usize = 14;

/// By the length of a text: a quote before and after it.
const QUOTES: [u128; SHORT + 1] = {
    let mut table = [b'"' as u128; SHORT + 1];
    let mut length = 0;
    while length <= SHORT {
        table[length] |= (b'"' as u128) << (8 * (length + 1));
        length += 1;
    }
    table
};

/// By the length of a text: a colon after its quotes.
const COLONS: [u128; SHORT] = {
    let mut table = [0; SHORT];
    let mut length = 0;
    while length < SHORT {
        table[length] = (b':' as u128) << (8 * (length + 2));
        length += 1;
    }
    table
};

/// By the length of a text: spaces above it, which need no escape.
const SPACES: [u64; 9] = {
    let mut table = [0; 9];
    let mut length = 0;
    while length < 8 {
        table[length] = u64::from_le_bytes([b' '; 8]) << (8 * length);
        length += 1;
    }
    table
};

/// A short text as one word, if it needs no escapes in a JSON string. Inlined, since otherwise the word would go
/// through memory in pieces, which is slow.
#[inline(always)]
fn plain_word(bytes: &[u8]) -> Option<u128> {
    let length = bytes.len();
    if length > SHORT {
        return None;
    }
    let word = short::word(bytes)?;
    let (low, high) = (word as u64, (word >> 64) as u64);
    let marks = if length <= 8 {
        special(low | SPACES[length])
    } else {
        special(low) | special(high | SPACES[length - 8])
    };
    (marks == 0).then_some(word)
}

#[inline(never)]
fn write_long(out: &mut Vec<u8>, bytes: &[u8]) {
    out.reserve(bytes.len() + 4);
    out.push(b'"');
    let plain = plain_length(bytes);
    if plain == bytes.len() {
        out.extend_from_slice(bytes);
    } else {
        write_escaped(out, bytes, plain);
    }
    out.push(b'"');
}

/// The rest of a string whose first `plain` bytes need no escape and whose next one does.
fn write_escaped(out: &mut Vec<u8>, bytes: &[u8], plain: usize) {
    let mut rest = bytes;
    let mut plain = plain;
    while let Some(&byte) = rest.get(plain) {
        out.extend_from_slice(&rest[..plain]);
        rest = &rest[plain + 1..];
        match byte {
            b'"' => out.extend_from_slice(b"\\\""),
            b'\\' => out.extend_from_slice(b"\\\\"),
            0x08 => out.extend_from_slice(b"\\b"),
            0x0c => out.extend_from_slice(b"\\f"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            control => {
                const DIGITS: &[u8; 16] = b"0123456789abcdef";
                let (high, low) = (usize::from(control >> 4), usize::from(control & 15));
                out.extend_from_slice(&[b'\\', b'u', b'0', b'0', DIGITS[high], DIGITS[low]]);
            }
        }
        plain = plain_length(rest);
    }
    out.extend_from_slice(rest);
}

/// How many bytes at the start need no escape in a JSON string: no quote, no backslash, no control character.
#[inline(always)]
pub(crate) fn plain_length(bytes: &[u8]) -> usize {
    // Most keys and many values end within the first word.
    match bytes.first_chunk() {
        Some(chunk) => match special(u64::from_le_bytes(*chunk)) {
            0 => long_plain_length(bytes, 8),
            marks => first_byte(marks),
        },
        None => long_plain_length(bytes, 0),
    }
}

/// The same, for any number of words; the bytes before `at` need none.
#[inline]
pub(super) fn long_plain_length(bytes: &[u8], mut at: usize) -> usize {
    while let Some(chunk) = bytes.get(at..).and_then(<[u8]>::first_chunk) {
        let marks = special(u64::from_le_bytes(*chunk));
        if marks != 0 {
            return at + first_byte(marks);
        }
        at += 8;
    }
    let left = bytes.len() - at;
    match bytes.last_chunk() {
        // What is shifted in from above needs an escape, so the search ends there at the latest.
        Some(chunk) if left > 0 => {
            let word = u64::from_le_bytes(*chunk) >> (8 * (8 - left));
            at + first_byte(special(word))
        }
        _ => {
            let special = |byte: &u8| matches!(byte, 0..0x20 | b'"' | b'\\');
            let found = bytes[at..].iter().position(special);
            found.map_or(bytes.len(), |found| at + found)
        }
    }
}

#[inline(always)]
fn first_byte(marks: u64) -> usize {
    (marks.trailing_zeros() / 8) as usize
}

/// The high bit of the lowest byte that needs an escape in a JSON string; bits above it are undefined.
#[inline(always)]
fn special(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    const BACKSLASHES: u64 = ONES * b'\\' as u64;
    // A quote with its second bit turned becomes a space, the first that is no control character; none of those becomes
    // one by that. What is below a number borrows from the bit that is looked at.
    let low = (word ^ (ONES * 2)).wrapping_sub(ONES * 0x21);
    let backslash = (word ^ BACKSLASHES).wrapping_sub(ONES);
    (low | backslash) & !word & HIGH
}

/// Whether `text` needs no escapes in a JSON string.
pub(crate) fn is_plain(text: &str) -> bool {
    plain_length(text.as_bytes()) == text.len()
}

/// `text` as a JSON string.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len() + 2);
    write_quoted(&mut out, text);
    String::from_utf8(out).expect("text with escapes is text")
}

#[cfg(test)]
mod tests {
    use super::{plain_length, quoted, write_key, write_plain_key};

    #[test]
    fn what_stands_for_itself_is_found_at_every_place() {
        for length in 0..40 {
            for at in 0..=length {
                for byte in 0..=255_u8 {
                    let mut bytes = vec![b'a'; length];
                    if let Some(place) = bytes.get_mut(at) {
                        *place = byte;
                    }
                    let special = at < length && matches!(byte, 0..0x20 | b'"' | b'\\');
                    let plain = if special { at } else { length };
                    assert_eq!(plain_length(&bytes), plain, "{byte} at {at} of {length}");
                    if let Some(next) = bytes.get_mut(at + 1) {
                        *next = b'"';
                        assert_eq!(plain_length(&bytes), plain.min(at + 1));
                    }
                }
            }
        }
    }

    #[test]
    fn what_does_not_is_escaped() {
        for length in 0..20 {
            for at in 0..length {
                let mut text = "a".repeat(length);
                assert_eq!(quoted(&text), format!("\"{text}\""));
                text.replace_range(at..=at, "\n");
                assert_eq!(quoted(&text), format!("\"{}\"", text.replace('\n', "\\n")));
            }
        }
        assert_eq!(
            quoted("plain text, longer than a word"),
            "\"plain text, longer than a word\""
        );
        assert_eq!(
            quoted("\"\\\n\u{1}é\u{7f}\t"),
            "\"\\\"\\\\\\n\\u0001é\u{7f}\\t\""
        );
    }

    #[test]
    fn plain_keys_are_written_as_any_others() {
        let keys = [
            "",
            "a",
            "abc",
            "abcd",
            "abcdefgh",
            "abcdefghijkl",
            "abcdefghijklm",
            "abcdefghijklmnopqrst",
            "é",
        ];
        for (key, comma) in keys.into_iter().flat_map(|key| [(key, false), (key, true)]) {
            let (mut any, mut plain) = (Vec::new(), Vec::new());
            write_key(&mut any, comma, key);
            write_plain_key(&mut plain, comma, key);
            assert_eq!(any, plain, "{key}");
        }
    }
}
