//! JSON strings: from the bytes between the quotes to text, and back.

/// The text behind a string's inside, which holds at least one escape; `None` where an escape is
/// wrong or names half a character.
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

/// The character that the escape at the start of `tail` (behind its backslash) stands for, and
/// how many bytes it takes.
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

/// Appends `text` as a JSON string, with the short escapes and nothing else escaped but control
/// characters.
pub(crate) fn write_quoted(out: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
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

/// The rest of a string whose first `plain` bytes stand for themselves and whose next one does not.
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

/// How many bytes at the start stand for themselves in a JSON string: no quote, no backslash, no
/// control character.
#[inline]
pub(super) fn plain_length(bytes: &[u8]) -> usize {
    let (chunks, rest) = bytes.as_chunks::<8>();
    for (place, chunk) in chunks.iter().enumerate() {
        let marks = special(u64::from_le_bytes(*chunk));
        if marks != 0 {
            return 8 * place + (marks.trailing_zeros() / 8) as usize;
        }
    }
    let special = |byte: &u8| matches!(byte, 0..0x20 | b'"' | b'\\');
    let from = bytes.len() - rest.len();
    rest.iter()
        .position(special)
        .map_or(bytes.len(), |at| from + at)
}

/// The high bit of the lowest byte that does not stand for itself in a JSON string; bits above it
/// mean nothing.
#[inline]
fn special(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    let below = |word: u64, limit: u64| word.wrapping_sub(ONES * limit) & !word;
    let control = below(word, 0x20);
    let quote = below(word ^ (ONES * b'"' as u64), 1);
    let backslash = below(word ^ (ONES * b'\\' as u64), 1);
    (control | quote | backslash) & HIGH
}

/// `text` as a JSON string.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len() + 2);
    write_quoted(&mut out, text);
    String::from_utf8(out).expect("text with escapes is text")
}

#[cfg(test)]
mod tests {
    use super::{plain_length, quoted};

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
        assert_eq!(
            quoted("plain text, longer than a word"),
            "\"plain text, longer than a word\""
        );
        assert_eq!(
            quoted("\"\\\n\u{1}é\u{7f}\t"),
            "\"\\\"\\\\\\n\\u0001é\u{7f}\\t\""
        );
    }
}
